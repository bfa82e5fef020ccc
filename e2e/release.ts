import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Hosting, startHosting } from '#scripts/hosting.ts'
import { startFront } from './front.ts'
import { test as base } from './site.ts'

const FOLDER = 'test-results/releases'
const ANY_PORT = 0

/** A site with successive releases, as on Firebase Hosting. */
export type ReleasedSite = {
  url: string
  /** Replaces the release that is live. */
  deploy: (release: string) => Promise<void>
  /** Disconnects the site, or connects it again. */
  cut: (isCut: boolean) => void
  stop: () => Promise<void>
}

/** The test of a page on such a site, with two releases, the first of which is deployed. */
export const test = base.extend<{
  site: ReleasedSite
  releases: { before: string; after: string }
}>({
  site: async ({}, use) => {
    const site = await startReleasedSite()
    await use(site)
    await site.stop()
  },
  releases: async ({ site }, use) => {
    const before = makeRelease('before')
    await site.deploy(before)
    await use({ before, after: makeRelease('after') })
  },
})

/** A site without a release. Releases change between two requests, never within one. */
async function startReleasedSite(): Promise<ReleasedSite> {
  const hostings: Hosting[] = []
  let live: string | null = null
  let isCut = false
  const { url, stop } = await startFront(() =>
    isCut ? Promise.reject(new Error('The line is cut')) : Promise.resolve(live),
  )

  return {
    url,
    deploy: async (release) => {
      const hosting = await startHosting(ANY_PORT, release)
      hostings.push(hosting)
      live = hosting.url
    },
    cut: (next) => {
      isCut = next
    },
    stop: async () => {
      stop()
      for (const hosting of hostings) await hosting.stop()
    },
  }
}

/**
 * Copies the built site as a release with renamed scripts, as if each had changed; returns its
 * folder.
 */
function makeRelease(name: string): string {
  // Two files make releases of the same names in parallel.
  const folder = join(FOLDER, `${base.info().parallelIndex}`, name)
  rmSync(folder, { recursive: true, force: true })
  cpSync('dist', folder, { recursive: true })
  const scripts = new Set(
    readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js')),
  )
  const renamed = (text: string) =>
    text.replaceAll(/\w[\w.-]*\.js/g, (file) =>
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

/** The office's worker with a changed revision of the office's page. */
function withRevision(text: string, name: string): string {
  return text.replace(/(?<=`\/admin`,revision:`)[^`]*/g, name)
}

/**
 * A page whose policy has the hashes of its changed inline scripts instead of those in `before`.
 */
function withHashes(before: string, text: string): string {
  const hashes = (page: string) =>
    [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    )
  const now = hashes(text)
  return hashes(before).reduce((page, hash, at) => page.replace(hash, now[at] ?? hash), text)
}
