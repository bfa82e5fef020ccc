import { createYield } from '#lib/yieldToMain.ts'
import { type Calendar, type Source, sourceOf } from './feed.ts'

/**
 * Guesses a calendar's source by the host in most of its UIDs, in chunks, so that the page stays
 * responsive.
 */
export async function guessSource({ events }: Calendar): Promise<Source> {
  const yieldIfNeeded = createYield()
  const counts = new Map<Source, number>()
  for (const { uid } of events) {
    await yieldIfNeeded()
    const source = sourceOf(`https://${uid.slice(uid.lastIndexOf('@') + 1)}`)
    counts.set(source, (counts.get(source) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? 'other'
}
