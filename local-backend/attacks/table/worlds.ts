import { CARETAKER, GRANTED_CARETAKER } from '#local-backend/attacks/caretakerRows.ts'
import { CHANNELS, GRANTED_CHANNELS } from '#local-backend/attacks/channelRows.ts'
import {
  GRANTED_FIRST as FIRST_GUIDE,
  GRANTED_GUIDES,
  GUIDED,
  UNGUIDED as NOTHING,
} from '#local-backend/attacks/guideRows.ts'
import {
  GRANTED_FIRST as FIRST_PRICES,
  GRANTED_PRICES,
  PRICES,
} from '#local-backend/attacks/priceRows.ts'
import {
  ANSWERED,
  GRANTED_TO_OWNERS as GRANTED_ANSWERS,
} from '#local-backend/attacks/requestOwnerRows.ts'
import { GRANTED_TO_ANYONE, REQUESTED } from '#local-backend/attacks/requestRows.ts'
import {
  GRANTED_TO_GUESTS,
  GRANTED_TO_OWNERS as GRANTED_PUBLISHING,
  REVIEWED,
} from '#local-backend/attacks/reviewRows.ts'
import { GRANTED_TO_ANYONE as GRANTED_PAGES } from '#local-backend/attacks/stays/anyonesPages.ts'
import { GRANTED } from '#local-backend/attacks/stays/rows.ts'
import { type Rows, SEASON } from '#local-backend/attacks/stays/season.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { GRANTED_FIRST, GRANTED_FULL } from './fullRows.ts'
import { FULL } from './fullSeason.ts'

/** A season, a moment of it, and what is honestly written over it, by whom it may be. */
export type World = { what: string; season: Json; now: number; honest: Rows }

const EARLY = 1_000

export const WORLDS: readonly World[] = [
  { what: 'stays', season: SEASON, now: EARLY, honest: GRANTED },
  { what: 'prices', season: PRICES, now: EARLY, honest: GRANTED_PRICES },
  { what: 'requests', season: REQUESTED, now: EARLY, honest: GRANTED_TO_ANYONE },
  { what: 'answers', season: ANSWERED, now: EARLY, honest: GRANTED_ANSWERS },
  {
    what: 'reviews',
    season: REVIEWED,
    now: Date.parse('2026-11-01'),
    honest: [...GRANTED_TO_GUESTS, ...GRANTED_PUBLISHING],
  },
  { what: 'guide', season: GUIDED, now: Date.now(), honest: GRANTED_GUIDES },
  { what: 'guests’ pages', season: SEASON, now: EARLY, honest: GRANTED_PAGES },
  { what: 'channels', season: CHANNELS, now: EARLY, honest: GRANTED_CHANNELS },
  { what: 'caretaker', season: CARETAKER, now: EARLY, honest: GRANTED_CARETAKER },
  // The guide in it is read at this moment.
  { what: 'full records', season: FULL, now: Date.parse('2026-01-03'), honest: GRANTED_FULL },
  {
    what: 'nothing yet',
    season: NOTHING,
    now: EARLY,
    honest: [...FIRST_PRICES, ...FIRST_GUIDE, ...GRANTED_FIRST],
  },
]
