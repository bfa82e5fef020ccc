import type { Changes } from '#local-backend/attacks/attackers.ts'
import { REQUEST } from '#local-backend/attacks/request.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import {
  ASKED,
  askedPage,
  KEYS,
  OFF_DAYS,
  PROMISED_UNTIL,
  SHOWN_DAYS,
  stayPage,
} from './pagesSeason.ts'
import { priv, pub, word } from './season.ts'
import { AUTHOR, booked, dates, days, details, noStay, NOW, said } from './writes.ts'

/** A page written, and what goes with it. */
export const page = (key: string, value: Json, more: Changes = {}): Changes => ({
  [`guestPages/${key}`]: value,
  ...more,
})

/** `shown` changed at its second version. */
export const changed = (verb: string, more: Changes): Changes => ({
  [`${priv('shown')}/version`]: 2,
  ...said('shown', verb, 2),
  ...more,
})

/** Two shorter stays than `shown`. */
export const SHORTER = ['2026-08-05', '2026-08-06'] as const
export const LATER = ['2026-08-06', '2026-08-07'] as const

/** The nights of `shown`, freed. */
export const freed: Changes = Object.fromEntries(
  ['2026-08-05', '2026-08-06'].map((night) => [`nights/${night}`, null]),
)

/** `shown` put on other days, and its page, unless that stays as it was. */
export function moved(to: readonly [string, string], shows: Changes): Changes {
  const { giris, cikis } = days(...to)
  return changed('edit', {
    ...freed,
    [`nights/${to[0]}`]: 'shown',
    [pub('shown')]: dates(...to),
    [`${priv('shown')}/giris`]: giris,
    [`${priv('shown')}/cikis`]: cikis,
    ...shows,
  })
}

/** `shown` under another key, and what becomes of its pages. */
export const renewed = (more: Changes) =>
  changed('edit', { [`${priv('shown')}/guestKey`]: KEYS.free, ...more })

/** A stay as it is kept once it is cancelled. */
const keptAs = (of: readonly [string, string], more: Changes = {}): Json => ({
  dates: dates(...of),
  details: { ...details, guestKey: KEYS.shown, usesPayments: true, version: 2, ...more },
  kalan: 100,
  by: AUTHOR,
  at: NOW,
})

/** `shown` cancelled, and its page. */
export const cancelled = (shows: Changes, kept: Changes = {}): Changes => ({
  ...noStay('shown'),
  ...freed,
  'cancelled/shown': keptAs(SHOWN_DAYS, kept),
  ...said('shown', 'cancel', 2, { after: { kept: 100 } }),
  ...shows,
})

/** `off` among the others again, under a key, and its pages. */
export const reinstated = (guestKey: string, shows: Changes): Changes => ({
  'cancelled/off': null,
  [pub('off')]: dates(...OFF_DAYS),
  [priv('off')]: { ...details, ...days(...OFF_DAYS), usesPayments: true, guestKey, version: 3 },
  'nights/2026-08-10': 'off',
  'nights/2026-08-11': 'off',
  ...said('off', 'reinstate', 3),
  ...shows,
})

/** A change of `off` where it is kept. */
export const keptChange = (verb: string, more: Changes): Changes => ({
  'cancelled/off/details/version': 3,
  ...said('off', verb, 3),
  ...more,
})
/** The person of `off` taken out with what they wrote, unless that is left, and what is left of its page. */
export const personOff = (more: Changes, { leaves = false } = {}) =>
  keptChange('forget', {
    ...(!leaves && { [`reviews/${KEYS.off}`]: null }),
    'cancelled/off/details/musteriAdi': 'Silinmiş kişi',
    'cancelled/off/details/guestKey': null,
    ...more,
  })
/** The same of `shown`. */
export const personShown = (more: Changes, { leaves = false } = {}) =>
  changed('forget', {
    ...(!leaves && { [`reviews/${KEYS.shown}`]: null }),
    [`${priv('shown')}/musteriAdi`]: 'Silinmiş kişi',
    [`${priv('shown')}/guestKey`]: null,
    ...more,
  })

/** An answer to a request with a page, in place of `before`, and its page. */
export function answered(
  request: keyof typeof ASKED,
  [verb, before, answer]: readonly [verb: string, before: string, answer: Changes],
  shows: Changes = {},
): Changes {
  const id = ASKED[request]
  const fields = { heldUntil: null, reservationId: null, ...answer }
  return {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [`requests/${id}/${name}`, value]),
    ),
    [`log/requests/${id}/${verb}2`]: word(verb, before, answer),
    [`log/requests/${id}/last`]: `${verb}2`,
    ...shows,
  }
}

const UNTIL = '2026-08-01'
const HELD = { status: 'held', heldUntil: UNTIL }
const DECLINED = { status: 'declined' }
/** What is answered. */
export const decline = ['decline', 'new', DECLINED] as const
export const hold = ['hold', 'new', HELD] as const
export const holdLonger = ['hold', 'held', HELD] as const
/** The page of a request that is held until then. */
export const heldPage = (id: string) => askedPage(id, { status: 'held', heldUntil: UNTIL })

/** A request accepted as a new stay under a key, and the pages. */
export const accepted = (
  request: 'promised' | 'waiting',
  before: string,
  key: Changes,
  shows: Changes,
): Changes => ({
  ...booked('new', 'add', 1, [14, 15]),
  [priv('new')]: { ...details, ...days('2026-07-14', '2026-07-15'), ...key, version: 1 },
  ...answered(request, ['accept', before, { status: 'accepted', reservationId: 'new' }]),
  ...shows,
})
/** The page of that stay. */
export const NEW_PAGE = stayPage('new', ['2026-07-14', '2026-07-15'])

/** The guest of a request taken out, whose answer stays, and what is left of the page. */
export const guestOf = (
  request: keyof typeof ASKED,
  answer: { status: string; heldUntil?: string },
  more: Changes,
): Changes => ({
  ...answered(request, ['forget', answer.status, answer]),
  [`requests/${ASKED[request]}/reservation`]: {
    ...REQUEST,
    firstname: 'Silinmiş',
    lastname: 'kişi',
    email: 'silindi@example.invalid',
    phone: '00000',
    notes: '',
  },
  ...more,
})

/** The guest of `promised` taken out, and what is left of the page. */
export const guestPromised = (more: Changes): Changes =>
  guestOf('promised', { status: 'held', heldUntil: PROMISED_UNTIL }, more)
