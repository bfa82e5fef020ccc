import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** Each release in the folder, the newest first, by the names of its files under /assets. */
const RELEASES_FILE = 'releases.json'

/** How many releases' files stand on the site: its own, and those that pages in open tabs may still ask for. */
const KEPT = 3

const releasesSchema = v.array(v.array(v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/))))

/** What was carried along: how many earlier releases, and how many of their files the new one does not have itself. */
export type Carried = { releases: number; files: number }

/**
 * Puts the files of the releases that are live at `siteUrl` into the new one in `folder`, so that pages in open tabs still
 * find their parts, and writes down what belongs to which. Throws when the site cannot be asked; one without a list, such
 * as a new one, carries nothing.
 */
export async function carryReleases(siteUrl: string, folder: string): Promise<Carried> {
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
