import { foldText } from '#lib/foldText.ts'

// Folded, in the languages that owners read the office in; a name may be cut after three letters: ara, aralık, dec, sept.
const MONTHS = [
  ['ocak', 'january'],
  ['subat', 'february'],
  ['mart', 'march'],
  ['nisan', 'april'],
  ['mayis', 'may'],
  ['haziran', 'june'],
  ['temmuz', 'july'],
  ['agustos', 'august'],
  ['eylul', 'september'],
  ['ekim', 'october'],
  ['kasim', 'november'],
  ['aralik', 'december'],
] as const

const WEEKDAY =
  /^(pzt|pazartesi|sal|sali|car|carsamba|per|persembe|cum|cuma|cmt|cumartesi|paz|pazar|mon|monday|tue|tuesday|wed|wednesday|thu|thursday|fri|friday|sat|saturday|sun|sunday)$/

/** The month that a word names in Turkish or English, 1 for January; 0 for none. */
export function monthNamed(word: string): number {
  const folded = foldText(word)
  if (folded.length < 3) return 0
  return MONTHS.findIndex((names) => names.some((name) => name.startsWith(folded))) + 1
}

/** Whether a word names a day of the week in Turkish or English. */
export function isWeekday(word: string): boolean {
  return WEEKDAY.test(foldText(word))
}
