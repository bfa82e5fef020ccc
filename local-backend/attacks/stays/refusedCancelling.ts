import type { Kind } from '#domain/field/field.ts'
import { detailFields } from '#domain/reservation.ts'
import type { Changes } from '#local-backend/attacks/attackers.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import {
  keptAs,
  cancelled,
  cancelledFirst,
  copied,
  without,
  at,
  forgotten,
  payment,
  kept,
  type Parts,
} from './cancelled.ts'
import { PAID_DAYS, priv, type Rows } from './season.ts'
import { dates, days, july, nights, said, stay } from './writes.ts'

/** Another value than the season's, for each kind of field. */
const OTHER: { readonly [kind in Kind]: Json } = {
  text: 'Erken',
  address: 'ada@example.com',
  id: 'x',
  choice: 'airbnb',
  amount: 501,
  count: 3,
  day: '2026-06-01',
  mark: true,
  weekdays: '6',
}
const OTHERS: Record<string, Json> = {
  ...Object.fromEntries(
    Object.entries(detailFields)
      // The key of a page has rows of its own (`pages.ts`).
      .filter(([name]) => name !== 'guestKey')
      .map(([name, { kind }]) => [name, OTHER[kind]]),
  ),
  phone: '05320000000',
  arrivalTime: '16:30',
  // It is marked in the season, and a mark is there or not.
  usesPayments: null,
}

/** What nobody may do about a cancellation, owners included. */
export const REFUSED_CANCELLING: Rows = [
  ...Object.entries(OTHERS).map(([name, value]): [string, Changes] => [
    `cancel a stay and say another ${name}`,
    cancelled({ details: { [name]: value } }),
  ]),
  ...(
    [
      ['another arrival', { dates: { girisTarihi: '02.08.2026' } }],
      ['another departure', { dates: { cikisTarihi: '03.08.2026' } }],
      ['no arrival', { dates: { girisTarihi: null } }],
      ['a third date', { dates: { notlar: '02.08.2026' } }],
      ['something that nobody knows', { details: { renk: 'mavi' } }],
      ['its days in pieces', { details: days(...PAID_DAYS) }],
      ['another version', { details: { version: 3 } }],
      ['no version', { details: { version: null } }],
      ['the version as a text', { details: { version: '2' } }],
      ['less than nothing', { more: { kalan: -1 } }],
      ['nothing of what is kept', { more: { kalan: null } }],
      ['half a lira', { more: { kalan: 100.5 } }],
      ['a reason of no length', { more: { reason: '' } }],
      ['a reason without an end', { more: { reason: 'x'.repeat(501) } }],
      ['another name', { more: { by: 'coowner@example.com' } }],
      ['no name', { more: { by: null } }],
      ['another moment', { more: { at: 5 } }],
      ['no moment', { more: { at: null } }],
      ['something besides', { more: { renk: 'mavi' } }],
    ] satisfies [string, Parts][]
  ).map(([what, parts]): [string, Changes] => [`cancel a stay and say ${what}`, cancelled(parts)]),
  [
    'cancel a stay and keep more than can be',
    cancelled({ more: { kalan: 10_000_001 } }, { after: { kept: 10_000_001 } }),
  ],
  ['cancel a stay and say in its log that more is kept', cancelled({}, { after: { kept: 101 } })],
  ['cancel a stay from what it was before', cancelled({ details: { version: 1 } }, { version: 1 })],
  [
    'cancel a stay and leave it',
    { ...cancelled({}, {}, stay('paid', 14, 15, 2)), ...nights('paid', 14) },
  ],
  ['cancel a stay and keep no story of it', cancelled({}, {}, { 'cancelled/paid': null })],
  ['keep a stay and say nothing', { 'cancelled/paid': keptAs(2, PAID_DAYS) }],
  [
    'cancel a stay and call it a deletion',
    { ...without(cancelled(), 'log/paid/cancel2'), ...said('paid', 'delete', 2) },
  ],
  [
    'cancel a record that is all in the public half',
    {
      'reservations/inline': null,
      'cancelled/inline': keptAs(1, [july(25), july(27)]),
      ...said('inline', 'cancel', 1, { after: { kept } }),
    },
  ],
  [
    'cancel a half',
    {
      'reservationDetails/half': null,
      'cancelled/half': keptAs(1, [july(25), july(27)]),
      ...said('half', 'cancel', 1, { after: { kept } }),
    },
  ],
  ['say another amount of what was paid before a cancellation', cancelledFirst({ amount: 101 })],
  [
    'say what was paid before a cancellation as a payment like others',
    cancelledFirst({ ne: null }),
  ],
  [
    'say what was paid before a cancellation under another key',
    cancelledFirst(null, { 'payments/a/-other': { ...payment, amount: 100, ne: 'devir' } }),
  ],
  ['pay in a cancellation', cancelledFirst({}, { 'payments/a/cancel4': payment })],
  [
    'say in a cancellation what was paid before there were payments, of a stay that counts by them',
    cancelled(
      {},
      { after: { kept, devir: 500 } },
      { 'payments/paid/-cancel2': { ...payment, ne: 'devir' } },
    ),
  ],
  [
    'bring a cancelled stay from a copy that lacks a name',
    copied({ details: { musteriAdi: null } }),
  ],
  [
    'bring a cancelled stay from a copy with a huge note',
    copied({ details: { notlar: 'x'.repeat(5001) } }),
  ],
  [
    'bring a cancelled stay from a copy with a huge text of an older record',
    copied({ details: { eski: { oda: 'x'.repeat(5001) } } }),
  ],
  [
    'bring a cancelled stay from a copy without its arrival',
    copied({ dates: { girisTarihi: null } }),
  ],
  [
    'bring a cancelled stay from a copy whose page is not to tell the sums',
    copied({ details: { showsAmounts: false } }),
  ],
  [
    'bring a cancelled stay from a copy with no day',
    copied({ dates: { girisTarihi: '31.02.2026' } }),
  ],
  [
    'bring a cancelled stay from a copy at another version',
    {
      ...without(copied({ details: { version: 2 } }), 'log/copy/cancel1'),
      ...said('copy', 'cancel', 2, { after: { kept } }),
    },
  ],
  [
    'bring a cancelled stay from a copy, and the stay',
    copied({}, { ...stay('copy', 14, 15, 1), ...nights('copy', 14) }),
  ],
  [
    'bring a deleted stay from a copy as a cancelled one',
    {
      'cancelled/gone': keptAs(1, [july(17), july(18)]),
      ...said('gone', 'cancel', 1, { after: { kept } }),
    },
  ],
  [
    'bring a cancelled stay from a copy under a name of its own',
    {
      ...without(copied(), 'log/copy/cancel1'),
      ...said('copy', 'add', 1, { after: { kept } }),
    },
  ],
  [
    'bring a cancelled stay from a copy, and book its days',
    copied({}, { 'reservations/copy': dates(july(6), july(8)) }),
  ],
  ['cancel a stay and leave its private half', without(cancelled(), priv('paid'))],
  ['keep what is said to be cancelled', { 'cancelled/torn': keptAs(1, [july(6), july(8)]) }],
  ['pay for a cancelled stay and say nothing', { 'payments/kept/x': payment }],
  [
    'take the person out of a stay and hide a text among the cancelled',
    {
      [`${priv('a')}/version`]: 4,
      [`${priv('a')}/musteriAdi`]: 'Silinmiş kişi',
      'cancelled/a/reason': 'Ayşe Kaya',
      ...said('a', 'forget', 4),
    },
  ],
  [
    'take without a word what an older record held of whom nobody is to know',
    { 'cancelled/removed/details/eski': null },
  ],
  ['say why of whom nobody is to know', { 'cancelled/removed/reason': 'Ayşe Kaya' }],
  ...(
    [
      ['a telephone', 'phone', '05320000000'],
      ['an address', 'email', 'ada@example.com'],
      ['a name', 'musteriAdi', 'Ayşe Kaya'],
      ['a note', 'notlar', 'Geç gelecek'],
      ['a page', 'guestKey', 'AZaz09-_00000000000000'],
    ] satisfies [string, string, string][]
  ).map(([what, name, value]): [string, Changes] => [
    `say ${what} of whom nobody is to know`,
    { [`cancelled/removed/details/${name}`]: value },
  ]),
  [
    'change a stay and hide a figure among the cancelled',
    { [`${priv('a')}/version`]: 4, 'cancelled/a/details/version': 4, ...said('a', 'edit', 4) },
  ],
  [
    'take the person out of a cancelled stay, and a figure',
    forgotten({ [at('details/kapora')]: null }),
  ],
]
