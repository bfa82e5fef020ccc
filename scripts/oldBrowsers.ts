import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { OLD_CHROMIUMS } from './browsers.ts'

const CACHE = 'node_modules/.cache/old-chromium'

const JOURNEYS = ['landing', 'guestPage', 'everyPage', 'gallery']

/** Runs these journeys in the old Chromiums, which are downloaded once. */
for (const version of OLD_CHROMIUMS) {
  console.log(`\nChromium ${version}`)
  const { status } = spawnSync(
    'npx',
    [
      'playwright',
      'test',
      '--project=short',
      '--project=long',
      ...JOURNEYS.map((name) => `e2e/${name}.e2e.ts`),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: download(version),
        PLAYWRIGHT_JSON_OUTPUT_FILE: `test-results/e2e.old.${version}.json`,
      },
    },
  )
  if (status !== 0) process.exitCode = 1
}

/** Unpacks a Chromium from its npm package; returns its path. */
function download(version: string): string {
  const folder = join(CACHE, version)
  const browser = join(folder, 'chromium')
  if (existsSync(browser)) return browser
  mkdirSync(folder, { recursive: true })
  const name = `@sparticuz/chromium@${version}`
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name])
  const archive = join(folder, `sparticuz-chromium-${version}.tgz`)
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const packed = readFileSync(join(folder, 'package/bin/chromium.br'))
  writeFileSync(browser, brotliDecompressSync(packed), { mode: 0o755 })
  return browser
}
