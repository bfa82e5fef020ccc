import { termsFields } from '#domain/prices/prices.ts'
import { type PriceSeason, readSeason, seasonFields } from '#domain/prices/season.ts'
import { emptyTexts, valueOf, writeFields } from '#domain/record.ts'
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
