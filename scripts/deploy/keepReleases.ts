import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** The list of the folder's releases, newest first, with their file names under /assets. */
const RELEASES_FILE = 'releases.json'

/** The number of releases whose files are on the site, for pages in open tabs. */
const KEPT = 3

const releasesSchema = v.array(v.array(v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/))))

export type KeptReleases = { releases: number; files: number }

/**
 * Copies the files of the releases that are live at `siteUrl` into the new one in `folder`, so that
 * pages in open tabs still find their chunks, and writes the list of releases. Throws when the site
 * is unreachable; a site without a list keeps nothing.
 */
export async function keepReleases(siteUrl: string, folder: string): Promise<KeptReleases> {
  const assets = join(folder, 'assets')
  const own = readdirSync(assets).toSorted()
  const earlier = (await liveReleases(siteUrl)).filter((files) => !sameFiles(files, own))
  const kept = earlier.slice(0, KEPT - 1)
  const missing = [...new Set(kept.flat())].filter((file) => !existsSync(join(assets, file)))

  for (const file of missing) {
    const response = await fetch(`${siteUrl}/assets/${file}`)
    if (!response.ok) throw new Error(`${siteUrl}/assets/${file} answered ${response.status}`)
    await writeFile(join(assets, file), Buffer.from(await response.arrayBuffer()))
  }
  await writeFile(join(folder, RELEASES_FILE), JSON.stringify([own, ...kept]))
  return { releases: kept.length, files: missing.length }
}

async function liveReleases(siteUrl: string) {
  const response = await fetch(`${siteUrl}/${RELEASES_FILE}`, { cache: 'no-store' })
  if (response.status === 404) return []
  if (!response.ok) throw new Error(`${siteUrl}/${RELEASES_FILE} answered ${response.status}`)
  return v.parse(releasesSchema, await response.json())
}

function sameFiles(one: readonly string[], other: readonly string[]) {
  return one.join() === other.join()
}
