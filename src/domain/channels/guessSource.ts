import { type Calendar, type Source, sourceOf } from './feed.ts'

/** Whose calendar it may be, told by what stands behind the @ of most of its UIDs. */
export function guessSource({ events }: Calendar): Source {
  const counts = new Map<Source, number>()
  for (const { uid } of events) {
    const source = sourceOf(`https://${uid.slice(uid.lastIndexOf('@') + 1)}`)
    counts.set(source, (counts.get(source) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? 'other'
}
