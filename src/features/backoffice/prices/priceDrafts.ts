import { type Terms, termsFields } from '#domain/prices/prices.ts'
import { type PriceSeason, readSeason, seasonFields } from '#domain/prices/season.ts'
import {
  emptyTexts,
  type NameOf,
  namesOf,
  readFields,
  showFields,
  type TextsOf,
  valueOf,
  writeFields,
} from '#domain/record.ts'
import { OWNERS_DRAFTS } from '#features/backoffice/form/reservationDraft.ts'
import { latestDraft, readDraft } from '#lib/form/drafts.ts'

/** What is typed of seasons is kept under this and the season's id, which a new one lacks. */
export const SEASON_DRAFTS = `${OWNERS_DRAFTS}season/`

/** What is typed of the terms is kept under this. */
export const TERMS_DRAFT = `${OWNERS_DRAFTS}terms`

/** The form of a season before anything is typed. */
export const EMPTY_SEASON = emptyTexts(seasonFields)

/** Where what is typed over a season, for a new one when `null`, is kept, and the season it is typed over. */
export function seasonDraft(editing: PriceSeason | null) {
  const about = editing && { id: editing.id, season: writeFields(seasonFields, editing) }
  return { key: SEASON_DRAFTS + (editing?.id ?? ''), about }
}

/** The season that something was typed over last and not saved, as it was then; `null` when that was a new one, or none. */
export function unfinishedSeason(): PriceSeason | null {
  const key = latestDraft(SEASON_DRAFTS)
  return key === null ? null : seasonUnder(key)
}

/** The season that its form is to change: as it was when something was typed over it, else as it is. */
export function seasonToEdit(season: PriceSeason): PriceSeason {
  return seasonUnder(SEASON_DRAFTS + season.id) ?? season
}

function seasonUnder(key: string): PriceSeason | null {
  const about = readDraft(key, EMPTY_SEASON)?.about
  const id = valueOf(about, 'id')
  const season = readSeason(valueOf(about, 'season'))
  return season && typeof id === 'string' ? { ...season, id } : null
}

/** The form of the terms before anything is typed. */
export const EMPTY_TERMS = emptyTexts(termsFields)

type TermName = NameOf<typeof termsFields>

/**
 * What stands in the form of the terms: what was typed, and of what was not the terms as they are now, which another owner may
 * have changed meanwhile; `theirs` is what that owner wrote where both did.
 */
export function typedTerms(terms: Terms): {
  texts: TextsOf<typeof termsFields>
  theirs: Partial<Record<TermName, string>>
} {
  const now = showFields(termsFields, terms)
  const kept = readDraft(TERMS_DRAFT, EMPTY_TERMS)
  const read = kept && readFields(termsFields, kept.about)
  if (!read || !('values' in read)) return { texts: now, theirs: {} }
  const { values } = kept
  const before = showFields(termsFields, read.values)
  const texts = { ...values }
  const theirs: Partial<Record<TermName, string>> = {}
  for (const name of namesOf(termsFields)) {
    if (values[name] === before[name]) texts[name] = now[name]
    else if (![before[name], values[name]].includes(now[name])) theirs[name] = now[name]
  }
  return { texts, theirs }
}

/** What is kept beside what is typed of the terms: those that it is typed over. */
export function termsTypedOver(terms: Terms) {
  return writeFields(termsFields, terms)
}
