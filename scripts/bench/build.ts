import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './figure.ts'

const PICTURE_CACHE = '.cache/pictures'

/** How long `npm run build` takes, and what it makes. */
export async function measureBuild(): Promise<Figure[]> {
  const cached = existsSync(PICTURE_CACHE)
  const started = performance.now()
  await runBuild()
  const took = performance.now() - started
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join('dist', name)))
    .filter((file) => file.isFile())
  const size = files.reduce((sum, file) => sum + file.size, 0)
  return [
    {
      what: 'npm run build',
      value: took,
      unit: 'ms',
      note: cached ? 'pictures from the cache' : 'pictures made anew',
    },
    { what: 'dist', value: size, unit: 'memory', note: `${files.length} files` },
  ]
}

/** Builds the site; rejects, its output shown, when that fails. */
export async function runBuild(): Promise<void> {
  const build = spawn('npm', ['run', '--silent', 'build'], {
    // The list of all files made is long, and standard output is the table's.
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  const output = build.stdout.setEncoding('utf8').toArray()
  const [code] = (await once(build, 'close')) as [number | null]
  if (code === 0) return
  console.error((await output).join(''))
  throw new Error('The build failed; what it said stands above.')
}
