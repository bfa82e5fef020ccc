import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  stop: () => Promise<void>
}

/** A site without any release yet. Which release answers changes between two requests, never within one. */
export async function startReleasedSite(port: number): Promise<ReleasedSite> {
  const hostings: Hosting[] = []
  let live: string | null = null
  const { url, stop } = await startFront(port, () => Promise.resolve(live))

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
    stop: async () => {
      stop()
      for (const hosting of hostings) await hosting.stop()
    },
  }
}

/** The built site as a release of its own: every script under another name, as after a change in each; returns its folder. */
export function makeRelease(name: string): string {
  const folder = join(FOLDER, name)
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
    writeFileSync(path, withHashes(text, renamed(text)))
    renameSync(path, join(folder, renamed(file)))
  }
  return folder
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
