import { REQUEST } from '#local-backend/attacks/request.ts'
import { AUTHOR, dates, days, details } from './writes.ts'

/** When `shown` stays, as its page says, and `twin`, of whose days nothing is known; when `off` and `gone` would have stayed. */
export const SHOWN_DAYS = ['2026-08-05', '2026-08-07'] as const
export const OFF_DAYS = ['2026-08-10', '2026-08-12'] as const

/** The keys of guests' pages: of the stay `shown`, of the cancelled `off`, of requests, one that nobody has, and one of a page that is nobody's any more, with a guide. `opened` is that of a request whose guest has opened the page. */
export const KEYS = {
  shown: 'shown0000000000000000k',
  off: 'off000000000000000000k',
  promised: 'promised-_0000000000pk',
  waiting: 'waiting00000000000000k',
  early: 'early0000000000000000k',
  late: 'late00000000000000000k',
  refused: 'refused00000000000000k',
  free: 'free00000000000000000k',
  guided: 'guided000000000000000k',
  opened: 'opened000000000000000k',
}

/**
 * Requests whose guests have a page: `promised` is held until `PROMISED_UNTIL`, `waiting` has no page yet, the pages of `early`
 * and `late` say an answer and days that are not theirs, `refused` is declined, and `echo` and `again` name the keys of the two stays.
 */
export const ASKED = {
  promised: '-Ppromised0000000000',
  waiting: '-Pwaiting00000000000',
  early: '-Pearly0000000000000',
  late: '-Plate00000000000000',
  echo: '-Pecho00000000000000',
  again: '-Pagain0000000000000',
  refused: '-Prefused00000000000',
  opened: '-Popened000000000000',
}

export const PROMISED_UNTIL = '2026-07-01'

const asked = (guestKey: string, more: object = {}) => ({ reservation: REQUEST, guestKey, ...more })

/** What the page of a request says. */
export const askedPage = (id: string, more: object = {}) => ({
  konu: id,
  status: 'declined',
  giris: REQUEST.checkIn,
  cikis: REQUEST.checkOut,
  ...more,
})

/** What the page of a stay says. */
export const stayPage = (
  konu: string,
  [giris, cikis]: readonly [string, string],
  status = 'settled',
) => ({ konu, status, giris, cikis })

const shown = (more: object) => ({ ...details, ...days(...SHOWN_DAYS), version: 1, ...more })

const review = (cikis: string) => ({
  puan: 5,
  metin: 'Güzeldi.',
  dil: 'tr',
  cikis,
  version: 1,
  at: 1,
})

/** What stands of guests' pages in the season, by place. */
export const PAGES = {
  reservations: { shown: dates(...SHOWN_DAYS), twin: dates(...SHOWN_DAYS) },
  reservationDetails: { shown: shown({ guestKey: KEYS.shown }), twin: shown({}) },
  cancelled: {
    off: {
      dates: dates(...OFF_DAYS),
      details: { ...details, guestKey: KEYS.off, usesPayments: true, version: 2 },
      kalan: 100,
      by: AUTHOR,
      at: 1,
    },
  },
  nights: { '2026-08-05': 'shown', '2026-08-06': 'shown' },
  requests: {
    [ASKED.promised]: asked(KEYS.promised, { status: 'held', heldUntil: PROMISED_UNTIL }),
    [ASKED.waiting]: asked(KEYS.waiting),
    [ASKED.early]: asked(KEYS.early),
    [ASKED.late]: asked(KEYS.late),
    [ASKED.echo]: asked(KEYS.shown),
    [ASKED.again]: asked(KEYS.off),
    [ASKED.refused]: asked(KEYS.refused, { status: 'declined' }),
    [ASKED.opened]: asked(KEYS.opened, { status: 'declined' }),
  },
  // Nobody has a review of a stay to come, but what is there is to go with its guest.
  reviews: { [KEYS.shown]: review(SHOWN_DAYS[1]), [KEYS.off]: review(OFF_DAYS[1]) },
  log: { off: { cancel2: { at: 2, by: AUTHOR, verb: 'cancel', version: 2 }, last: 'cancel2' } },
  guestPages: {
    [KEYS.shown]: stayPage('shown', SHOWN_DAYS),
    [KEYS.off]: stayPage('off', OFF_DAYS, 'cancelled'),
    [KEYS.promised]: askedPage(ASKED.promised, { status: 'held', heldUntil: PROMISED_UNTIL }),
    [KEYS.refused]: askedPage(ASKED.refused),
    [KEYS.opened]: askedPage(ASKED.opened),
    [KEYS.early]: askedPage(ASKED.early, { giris: '2026-07-19' }),
    [KEYS.late]: askedPage(ASKED.late, { cikis: '2026-07-26' }),
    [KEYS.guided]: stayPage('nobody', SHOWN_DAYS),
  },
  pageVisits: { [KEYS.opened]: 5 },
  guestGuides: { [KEYS.guided]: { version: 1, metin: { tr: { keys: 'Saksının altında' } } } },
}
