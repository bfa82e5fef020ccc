import type { IsoDate } from '#domain/date.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { getField, readValues } from '#domain/field/record.ts'
import type { VillaTimes } from '#domain/guestPage/moments.ts'
import { readTimes } from '#domain/settings/siteSettings.ts'
import { readStays } from '#domain/stay/legacyRecord.ts'
import { guestGuideFields, guideOnPage, isComing } from './guestGuide.ts'
import { GUIDE_PARTS, readGuide, readGuideTexts } from './guide.ts'

/**
 * The faults of the guides on guests' pages, as sentences: the page of each coming stay has the owners'
 * guide with the moments of the stay, and only booked stays have one.
 */
export function findGuideProblems(data: unknown, builtIn: VillaTimes, today: IsoDate): string[] {
  const at = (path: string) => getField(data, path)
  const stays = readStays(at('reservations'), at('reservationDetails'))
    .flatMap((each) => ('reservation' in each ? each.reservation : []))
    .filter(({ status }) => status === 'booked')
  const times = readTimes(getField(at('settings'), 'site'), builtIn)
  const context = { guide: readGuide(at('guide')), times, today }
  const stored = new Map(entriesOf(at('guestGuides')))
  const keys = new Set(stays.map(({ guestKey }) => guestKey))
  const strays = [...stored.keys()].filter((key) => !keys.has(key))
  const ofStays = stays.flatMap((stay) => {
    if (!isComing(stay, today)) return []
    const [shown, expected] = [stored.get(stay.guestKey), guideOnPage(stay, context)?.entry]
    if (inOrder(shown) === inOrder(expected)) return []
    const fault = shown === undefined ? 'missing' : 'outdated'
    return [`the guide on the page of ${stay.id} is ${fault}: save the guide again`]
  })
  return [...strays.map((key) => `the guide ${key} is of no booked stay`), ...ofStays]
}

/** The values of a page's guide as one text, in the order of the fields. */
function inOrder(stored: unknown): string {
  const texts = readGuideTexts(getField(stored, 'texts'))
  const languages = Object.keys(texts).sort((one, other) => (one < other ? -1 : 1))
  const words = languages.map((language) => [
    language,
    GUIDE_PARTS.map((part) => texts[language]?.[part] ?? null),
  ])
  return JSON.stringify([readValues(guestGuideFields, stored), words])
}
