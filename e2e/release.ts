import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { carryReleases } from '#scripts/deploy/carry.ts'
import { startHosting } from '#scripts/hosting.ts'

const FOLDER = 'test-results/releases'

/** A site that releases are put on one after the other, as Firebase Hosting does it. */
export type ReleasedSite = {
  url: string
  /** Puts a release on the site, with what `npm run deploy` carries along. */
  deploy: (release: string) => Promise<void>
  /** Puts a release back as it was deployed. */
  rollBack: (release: string) => void
  stop: () => Promise<void>
}

/** A site without any release yet. */
export async function startReleasedSite(port: number): Promise<ReleasedSite> {
  const live = join(FOLDER, 'live')
  const none = join(FOLDER, 'none')
  mkdirSync(none, { recursive: true })
  const show = (release: string) => {
    rmSync(live, { force: true })
    symlinkSync(resolve(release), live, 'junction')
  }
  show(none)
  const { url, stop } = await startHosting(port, live)
  return {
    url,
    deploy: async (release) => {
      await carryReleases(url, release)
      show(release)
    },
    rollBack: show,
    stop,
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
