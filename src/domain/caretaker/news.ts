/**
 * The kinds of mail notifications: a request, a stay sold twice, an unreadable channel, an
 * unreadable record, a missing backup, the daily list.
 */
export const NEWS_KINDS = [
  'request',
  'conflict',
  'silence',
  'unreadable',
  'copy',
  'morning',
] as const

/** A kind of notification. */
export type NewsKind = (typeof NEWS_KINDS)[number]

/** The kind of notification with this name, or `null`. */
export function newsKind(name: string): NewsKind | null {
  return NEWS_KINDS.find((each) => each === name) ?? null
}
