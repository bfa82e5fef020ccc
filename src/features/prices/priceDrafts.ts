import type { PriceChange } from '#domain/prices/priceChange.ts'
import { type Terms, termsFields } from '#domain/prices/prices.ts'
import { type PriceSeason, readSeason, seasonFields } from '#domain/prices/season.ts'
import { emptyTexts, readFields, showFields, valueOf, writeFields } from '#domain/record.ts'
import { OWNERS_DRAFTS } from '#features/office/draftKeys.ts'
import { keepDraft, latestDraft, readDraft } from '#lib/form/drafts.ts'
import { typedOver } from '#lib/form/typedFields.ts'

/** The prefix of a season's draft, before its id; a new season has none. */
export const SEASON_DRAFTS = `${OWNERS_DRAFTS}season/`

export const TERMS_DRAFT = `${OWNERS_DRAFTS}terms`

export const EMPTY_SEASON = emptyTexts(seasonFields)

/** The key of a season's draft, a new one for `null`, and the season that it edits. */
export function seasonDraft(editing: PriceSeason | null) {
  const about = editing && { id: editing.id, season: writeFields(seasonFields, editing) }
  return { key: SEASON_DRAFTS + (editing?.id ?? ''), about }
}

/** The season of the latest draft, as it was when edited; `null` for a new one or none. */
export function unfinishedSeason(): PriceSeason | null {
  const key = latestDraft(SEASON_DRAFTS)
  return key === null ? null : seasonUnder(key)
}

/** The season that the form edits: the original of its draft, else the stored one. */
export function seasonToEdit(season: PriceSeason): PriceSeason {
  return seasonUnder(SEASON_DRAFTS + season.id) ?? season
}

function seasonUnder(key: string): PriceSeason | null {
  const about = readDraft(key, EMPTY_SEASON)?.about
  const id = valueOf(about, 'id')
  const season = readSeason(valueOf(about, 'season'))
  return season && typeof id === 'string' ? { ...season, id } : null
}

export const EMPTY_TERMS = emptyTexts(termsFields)

/**
 * The texts of the terms' form: the draft for typed fields and the current terms, possibly changed
 * by the other owner, for all others; `theirs` is the other owner's text for fields that both
 * changed.
 */
export function typedTerms(terms: Terms) {
  const now = showFields(termsFields, terms)
  const kept = readDraft(TERMS_DRAFT, EMPTY_TERMS)
  const read = kept && readFields(termsFields, kept.about)
  if (!read || !('values' in read)) return { texts: now, theirs: {} }
  return typedOver(kept.values, showFields(termsFields, read.values), now)
}

/** The draft's data: the terms that it edits. */
export function termsTypedOver(terms: Terms) {
  return writeFields(termsFields, terms)
}

/** Whether a form shows a change of the prices: that of one season, or of the terms. */
export function hasPriceForm({ seasons = [], terms }: PriceChange): boolean {
  const [first] = seasons
  return terms !== undefined || (seasons.length === 1 && first?.wanted !== null)
}

/** Stores a refused change of the prices as a draft of its form. */
export function typePricesAgain({ seasons = [], terms }: PriceChange): void {
  if (terms)
    keepDraft(TERMS_DRAFT, showFields(termsFields, terms.wanted), termsTypedOver(terms.seen))
  const [first] = seasons
  if (!first?.wanted) return
  const { key, about } = seasonDraft(first.seen && { ...first.seen, id: first.id })
  keepDraft(key, showFields(seasonFields, first.wanted), about)
}
