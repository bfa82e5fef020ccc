import { foldText } from '#lib/foldText.ts'

// Case-folded, in the office's languages; three letters suffice: ara, aralık, dec, sept.
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

/** The month of a Turkish or English word, 1 for January; 0 for none. */
export function monthNamed(word: string): number {
  const folded = foldText(word)
  if (folded.length < 3) return 0
  return MONTHS.findIndex((names) => names.some((name) => name.startsWith(folded))) + 1
}

/** Whether a word is a Turkish or English weekday. */
export function isWeekday(word: string): boolean {
  return WEEKDAY.test(foldText(word))
}
