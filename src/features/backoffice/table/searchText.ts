import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { formatMonth } from '#i18n/format.ts'
import { LANGUAGES } from '#i18n/languages.ts'

/** A text as searching compares it: lower case without accents and without the difference of i and ı, so that "isik" finds "Işık". */
export function foldText(text: string): string {
  // Ten thousand guests are folded at once: the Turkish lower case, ten times slower, would come to the same.
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[Iı]/g, 'i')
    .toLowerCase()
}

/** The words of a search, folded. */
export function searchWords(typed: string): string[] {
  return foldText(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/**
 * What a reservation is found by, folded: guest, notes, and its two days in the forms in which people write them
 * ("01.07.2026", "1.7.2026", "2026-07-01", "1 temmuz 2026", "1 july 2026").
 */
export function searchText({ musteriAdi, notlar, stay }: Reservation): string {
  return ` ${foldText(`${musteriAdi} ${notlar}`)} ${dayText(stay.checkIn)} ${dayText(stay.checkOut)}`
}

/** Whether a text has every word. A day must begin where its figure does: "1.7" is not in "11.7.2026". */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(/^\d+[-./]/.test(word) ? ` ${word}` : word))
}

// Ten thousand reservations are made ready at once: no formatter is asked for each.
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  LANGUAGES.map((language) => foldText(formatMonth(month + 1, language))).join(' '),
)

function dayText(date: IsoDate): string {
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8)]
  const [plainMonth, plainDay] = [Number(month), Number(day)]
  const names = MONTHS[plainMonth - 1] ?? ''
  return `${day}.${month}.${year} ${plainDay}.${plainMonth}.${year} ${date} ${plainDay} ${names} ${year}`
}
