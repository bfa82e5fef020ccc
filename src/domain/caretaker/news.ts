/** What owners are told by mail: a request, a stay that is sold twice, a channel nobody can read, a record nobody can read, a copy that is not kept, the day's list. */
export const NEWS_KINDS = [
  'request',
  'conflict',
  'silence',
  'unreadable',
  'copy',
  'morning',
] as const

/** A kind of news. */
export type NewsKind = (typeof NEWS_KINDS)[number]

/** The kind of news that has this name, or `null`. */
export function newsKind(name: string): NewsKind | null {
  return NEWS_KINDS.find((each) => each === name) ?? null
}
