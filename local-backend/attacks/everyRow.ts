import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import {
  CARETAKER,
  GRANTED_CARETAKER,
  REFUSED_CARETAKER,
  REFUSED_TO_OTHERS,
} from './caretakerRows.ts'
import { CHANNELS, GRANTED_CHANNELS, REFUSED_CHANNELS } from './channelRows.ts'
import * as guides from './guideRows.ts'
import * as prices from './priceRows.ts'
import * as answers from './requestOwnerRows.ts'
import * as requests from './requestRows.ts'
import * as reviews from './reviewRows.ts'
import * as pages from './stays/anyonesPages.ts'
import { GRANTED, REFUSED } from './stays/rows.ts'
import { type Rows, SEASON } from './stays/season.ts'

/** Rows that somebody is granted, or refused, over a season at a moment. */
type Asked = {
  what: string
  rows: Rows
  expected: boolean
  caller: { uid: string } | null
  season: Json
  now?: number
}

const { owner, guest } = DEMO_ACCOUNTS
const REVIEWED_AT = Date.parse('2026-11-01')

/** What an owner is granted, and nobody else, and what nobody is. */
function ofOwners(what: string, season: Json, granted: Rows, refused: Rows, now?: number): Asked[] {
  const at = { what, season, ...(now !== undefined && { now }) }
  return [
    { ...at, rows: granted, expected: true, caller: owner },
    { ...at, rows: refused, expected: false, caller: owner },
    { ...at, rows: [...granted, ...refused], expected: false, caller: guest },
    { ...at, rows: [...granted, ...refused], expected: false, caller: null },
  ]
}

/** What anyone is granted, and what not. */
function ofAnyone(what: string, season: Json, granted: Rows, refused: Rows, now?: number): Asked[] {
  const at = { what, season, ...(now !== undefined && { now }) }
  return [null, guest].flatMap((caller) => [
    { ...at, rows: granted, expected: true, caller },
    { ...at, rows: refused, expected: false, caller },
  ])
}

/** Every row of every table of attacks. */
export const EVERY_ROW: readonly Asked[] = [
  ...ofOwners('stays', SEASON, GRANTED, REFUSED),
  ...ofAnyone('stays', SEASON, pages.GRANTED_TO_ANYONE, pages.REFUSED_TO_ANYONE),
  ...ofOwners('answers', answers.ANSWERED, answers.GRANTED_TO_OWNERS, answers.REFUSED_TO_OWNERS),
  ...ofAnyone(
    'requests',
    requests.REQUESTED,
    requests.GRANTED_TO_ANYONE,
    requests.REFUSED_TO_ANYONE,
  ),
  ...ofOwners(
    'reviews',
    reviews.REVIEWED,
    reviews.GRANTED_TO_OWNERS,
    [...reviews.REFUSED_TO_ALL, ...reviews.REFUSED_TO_OWNERS],
    REVIEWED_AT,
  ),
  ...ofAnyone(
    'reviews',
    reviews.REVIEWED,
    reviews.GRANTED_TO_GUESTS,
    reviews.REFUSED_TO_ALL,
    REVIEWED_AT,
  ),
  ...ofOwners('the guide', guides.GUIDED, guides.GRANTED_GUIDES, guides.REFUSED_GUIDES),
  ...ofOwners('the first guide', guides.UNGUIDED, guides.GRANTED_FIRST, []),
  ...ofOwners('prices', prices.PRICES, prices.GRANTED_PRICES, prices.REFUSED_PRICES),
  ...ofOwners('the first prices', prices.NO_PRICES, prices.GRANTED_FIRST, prices.REFUSED_FIRST),
  ...ofOwners('channels', CHANNELS, GRANTED_CHANNELS, REFUSED_CHANNELS),
  ...ofOwners('the caretaker', CARETAKER, GRANTED_CARETAKER, REFUSED_CARETAKER),
  {
    what: 'the caretaker',
    season: CARETAKER,
    rows: REFUSED_TO_OTHERS,
    expected: false,
    caller: guest,
  },
]
