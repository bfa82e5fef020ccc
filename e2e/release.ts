import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { carryReleases } from '#scripts/deploy/carry.ts'
import { type Hosting, startHosting } from '#scripts/hosting.ts'
import { startFront } from './front.ts'

const FOLDER = 'test-results/releases'
const ANY_PORT = 0

/** A site that releases are put on one after the other, as Firebase Hosting does it. */
export type ReleasedSite = {
  url: string
  /** Puts a release on the site, with what `npm run deploy` carries along. */
  deploy: (release: string) => Promise<void>
  /** Puts a release back as it was deployed. */
  rollBack: (release: string) => Promise<void>
  /** Cuts the line to the site, or gives it back. */
  cut: (isCut: boolean) => void
  stop: () => Promise<void>
}

/** A site without any release yet. Which release answers changes between two requests, never within one. */
export async function startReleasedSite(): Promise<ReleasedSite> {
  const hostings: Hosting[] = []
  let live: string | null = null
  let isCut = false
  const { url, stop } = await startFront(() =>
    isCut ? Promise.reject(new Error('The line is cut')) : Promise.resolve(live),
  )

  async function show(release: string) {
    const hosting = await startHosting(ANY_PORT, release)
    hostings.push(hosting)
    live = hosting.url
  }

  return {
    url,
    deploy: async (release) => {
      await carryReleases(url, release)
      await show(release)
    },
    rollBack: show,
    cut: (next) => {
      isCut = next
    },
    stop: async () => {
      stop()
      for (const hosting of hostings) await hosting.stop()
    },
  }
}

/** The built site as a release of its own: every script under another name, as after a change in each; returns its folder. */
export function makeRelease(name: string): string {
  // Two files make releases of the same names at the same time.
  const folder = join(FOLDER, `${test.info().parallelIndex}`, name)
  rmSync(folder, { recursive: true, force: true })
  cpSync('dist', folder, { recursive: true })
  const scripts = new Set(
    readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js')),
  )
  const renamed = (text: string) =>
    text.replaceAll(/[\w-]+\.js/g, (file) =>
      scripts.has(file) ? file.replace('.js', `-${name}.js`) : file,
    )
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(file)) continue
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, withRevision(withHashes(text, renamed(text)), name))
    renameSync(path, join(folder, renamed(file)))
  }
  return folder
}

/** The office's worker, which knows by its revision that the office's page is another. */
function withRevision(text: string, name: string): string {
  return text.replace(/(?<=`\/admin`,revision:`)[^`]*/g, name)
}

/** A page whose policy names the scripts that stand in it now instead of those that stood there `before`. */
function withHashes(before: string, text: string): string {
  const hashes = (page: string) =>
    [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    )
  const now = hashes(text)
  return hashes(before).reduce((page, hash, at) => page.replace(hash, now[at] ?? hash), text)
}
