import { keptAs, kept } from './cancelled.ts'
import { days, details, dates, booked, july, nights, noStay, said, AUTHOR, NOW } from './writes.ts'
import { type Rows } from './season.ts'

const LONGEST = 'x'.repeat(40)

/** A stay of another id that was stored before ids were bound, put on other days. */
const movedOlder = {
  'reservations/eski kayıt': dates(july(14), july(15)),
  'reservationDetails/eski kayıt/giris': days(july(14), july(15)).giris,
  'reservationDetails/eski kayıt/cikis': days(july(14), july(15)).cikis,
  'reservationDetails/eski kayıt/surum': 2,
  ...nights('eski kayıt', 14),
  ...nights(null, 28),
  ...said('eski kayıt', 'edit', 2),
}

const copied = (id: string) => ({
  [`cancelled/${id}`]: keptAs(1, [july(6), july(8)]),
  ...said(id, 'cancel', 1, { after: { kept } }),
})

/** The ids that a stay may have. */
export const GRANTED_IDS: Rows = [
  ['add a stay under the longest id', booked(LONGEST, 'add', 1, [14, 15])],
  ['add a stay under an id of every sign', booked('-Az09_', 'add', 1, [14, 15])],
  ['move a stay that has another id', movedOlder],
  ['bring back a stay that had another id', booked('eski ilk', 'restore', 3, [14, 15])],
  [
    'cancel a stay that has another id',
    {
      ...noStay('eski kayıt'),
      ...nights(null, 28),
      'cancelled/eski kayıt': keptAs(2, [july(28), july(29)]),
      ...said('eski kayıt', 'cancel', 2, { after: { kept } }),
    },
  ],
]

/** The ids that none may have. */
export const REFUSED_IDS: Rows = [
  ['add a stay under an id without end', booked(`${LONGEST}x`, 'add', 1, [14, 15])],
  ['add a stay under an id with a space', booked('a b', 'add', 1, [14, 15])],
  ['add a stay under an id of other letters', booked('ğ', 'add', 1, [14, 15])],
  ...['prices', 'requests'].flatMap((id): Rows => [
    [`add a stay called ${id}`, booked(id, 'add', 1, [14, 15])],
    [
      `store a public half called ${id}, with an entry called last`,
      {
        [`reservations/${id}`]: dates(july(14), july(15)),
        [`log/${id}/last`]: { at: 1, by: 'owner@example.com', verb: 'terms', revision: 2 },
        'prices/revision': 2,
      },
    ],
  ]),
  [
    'store a public half called prices, with a true change of the prices',
    {
      'reservations/prices': dates(july(14), july(15)),
      'log/prices/two': { at: NOW, by: AUTHOR, verb: 'terms', revision: 2 },
      'log/prices/last': 'two',
      'prices/revision': 2,
    },
  ],
  ['put a cancelled stay of no such id back', copied('a b')],
  [
    'store a stay whose days are numbers',
    {
      ...booked('new', 'add', 1, [14, 15]),
      'reservations/new': { girisTarihi: '14.07.2026', cikisTarihi: '15.07.2026' },
      'reservationDetails/new': {
        ...details,
        giris: { yil: 2026, ay: '07', date: 14 },
        cikis: { yil: '2026', ay: '07', date: '15' },
        version: 1,
      },
    },
  ],
  ['claim a night in a path’s words', nights('b/', 13)],
  ['claim a missing night in a path’s words', nights('y/', 4)],
]
