import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import { emptyTexts } from '#domain/record.ts'
import { OWNERS_DRAFTS } from '#features/backoffice/form/reservationDraft.ts'

/** What is typed of seasons is kept under this and the season's id, which a new one lacks. */
export const SEASON_DRAFTS = `${OWNERS_DRAFTS}season/`

/** What is typed of the terms is kept under this. */
export const TERMS_DRAFT = `${OWNERS_DRAFTS}terms`

/** The form of a season before anything is typed. */
export const EMPTY_SEASON = emptyTexts(seasonFields)

/** The form of the terms before anything is typed. */
export const EMPTY_TERMS = emptyTexts(termsFields)
