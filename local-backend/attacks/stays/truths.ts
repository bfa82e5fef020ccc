import type { Changes } from '#local-backend/attacks/attackers.ts'
import { cancelled, forgotten, paid, paidBack, kept } from './cancelled.ts'
import { daysOf, edit, moved, priv, pub, type Rows, settled } from './season.ts'
import { AUTHOR, booked, dates, days, details, july, nights, noStay, NOW, said } from './writes.ts'

const both = (girisTarihi: string, cikisTarihi: string) => ({ girisTarihi, cikisTarihi })
const was = both('10.07.2026', '12.07.2026')
const is = both('14.07.2026', '16.07.2026')

/** `a` put on other days, in an entry that says so. */
const telling = (entry: Changes): Changes => ({
  ...edit(4, moved(14, 16), entry),
  ...nights('a', 14, 15),
  ...nights(null, 10, 11),
})

/** `worded` or `inline` moved out of the public half, and what is changed of its amounts. */
const outOf = (id: string, [from, to]: [number, number], amounts: Changes = {}): Changes => ({
  [pub(id)]:
    id === 'inline'
      ? { girisTarihi: '07/25/2026', cikisTarihi: july(27) }
      : dates(july(from), july(to)),
  [priv(id)]: { ...details, ...days(july(from), july(to)), version: 1, ...amounts },
  ...nights(id, from),
  ...said(id, 'move', 1),
})

const payment = { date: '2026-06-01', amount: 500, yol: 'nakit', by: AUTHOR, at: NOW }

/** A payment of `paid`, in an entry that says more than that. */
const paying = (verb: 'pay' | 'unpay', more: Changes): Changes => ({
  [`${priv('paid')}/version`]: 2,
  ...(verb === 'pay' ? { 'payments/paid/pay2': payment } : { 'payments/paid/first': null }),
  ...said('paid', verb, 2, {
    ...(verb === 'unpay' && { payment: 'first' }),
    [verb === 'pay' ? 'after' : 'before']: { date: '2026-06-01', amount: 500, ...more },
  }),
})

const forgottenStay = (change: Changes): Changes => ({
  [`${priv('a')}/version`]: 4,
  [`${priv('a')}/musteriAdi`]: 'Silinmiş kişi',
  ...said('a', 'forget', 4),
  ...change,
})

/** What an entry may say, since it is so. */
export const GRANTED_TRUTHS: Rows = [
  ['say the days that were, and those that are', telling({ before: was, after: is })],
  [
    'say what an older record held',
    {
      ...noStay('worded'),
      ...said('worded', 'delete', 1, { before: { kapora: 1500, girisTarihi: '29.07.2026' } }),
    },
  ],
  [
    'say what a stay held whose days were not told yet',
    {
      ...noStay('early'),
      ...said('early', 'delete', 1, { before: { kapora: 100, girisTarihi: '20.07.2026' } }),
    },
  ],
  ['say that names have changed', edit(4, {}, { after: { musteriAdi: true, sourceUid: true } })],
  ['pay and say what else is so', paying('pay', { kapora: 100 })],
  ['move an older record and claim the first of its nights', outOf('inline', [25, 27])],
  ['move an older record whose amounts are in words', outOf('worded', [29, 30], { kapora: 1500 })],
]

/** What none may say, since it is not so, and what none may do under a word that does not say it. */
export const REFUSED_TRUTHS: Rows = [
  ['say a text in the place of what was', edit(4, {}, { before: 'Ayşe Kaya' })],
  ['say a text in the place of what is', edit(4, {}, { after: '1' })],
  [
    'say a figure that is not',
    edit(4, { [`${priv('a')}/kapora`]: 200 }, { after: { kapora: 300 } }),
  ],
  ['say a figure that was not', edit(4, {}, { before: { kapora: 300 } })],
  ['say a check-in that is not', telling({ after: both('10.07.2026', is.cikisTarihi) })],
  ['say a check-out that is not', telling({ after: both(is.girisTarihi, '12.07.2026') })],
  ['say a check-out as check-in', telling({ after: { girisTarihi: is.cikisTarihi } })],
  ['say a check-in as check-out', telling({ after: { cikisTarihi: is.girisTarihi } })],
  [
    'say a check-out as the check-in that was',
    telling({ before: { girisTarihi: was.cikisTarihi } }),
  ],
  [
    'say a check-in as the check-out that was',
    telling({ before: { cikisTarihi: was.girisTarihi } }),
  ],
  ['say a name that is', edit(4, {}, { after: { musteriAdi: details.musteriAdi } })],
  ['say a name that was', edit(4, {}, { before: { musteriAdi: details.musteriAdi } })],
  ['say a field of another name', edit(4, {}, { after: { ayse: true } })],
  [
    'say what half a record did not hold',
    {
      ...booked('half', 'edit', 1, [14, 15]),
      ...said('half', 'edit', 1, { before: { kapora: 5 } }),
    },
  ],
  [
    'say an older record’s amount in words',
    {
      ...noStay('worded'),
      ...said('worded', 'delete', 1, { before: { kapora: 'bin TL' } }),
    },
  ],
  [
    'say an older record’s date at length',
    {
      ...noStay('worded'),
      ...said('worded', 'delete', 1, { before: { girisTarihi: '29.07.20266' } }),
    },
  ],
  ['say that a payment came in an edit', edit(4, {}, { after: { amount: 500 } })],
  ['say that a payment went in an edit', edit(4, {}, { before: { amount: 500 } })],
  ['pay and say a figure that is not', paying('pay', { kapora: 5 })],
  ['take a payment back and say a figure that was not', paying('unpay', { kapora: 5 })],
  ['say what is kept in an edit', edit(4, {}, { after: { kept: 100 } })],
  ['cancel and say a figure that is not', cancelled({}, { after: { kept, kapora: 5 } })],
  [
    'pay for the first time and say as a figure what had been paid',
    {
      [`${priv('a')}/usesPayments`]: true,
      [`${priv('a')}/version`]: 4,
      'payments/a/pay4': payment,
      'payments/a/-pay4': { ...payment, amount: 100, ne: 'devir' },
      ...said('a', 'pay', 4, {
        after: { date: '2026-06-01', amount: 500, devir: 100, kalan: 100 },
      }),
    },
  ],
  [
    'name a payment at length',
    {
      ...paying('unpay', {}),
      ...said('paid', 'unpay', 2, {
        payment: `first${'/'.repeat(40)}`,
        before: { date: '2026-06-01', amount: 500 },
      }),
    },
  ],
  [
    'pay of a cancelled stay and say a figure',
    paid(said('kept', 'pay', 4, { after: { date: '2026-06-01', amount: 500, kapora: 5 } })),
  ],
  [
    'take back of a cancelled stay and say a figure',
    paidBack(
      said('kept', 'unpay', 4, {
        payment: 'first',
        before: { date: '2026-06-01', amount: 500, kapora: 5 },
      }),
    ),
  ],
  ['say a third side', edit(4, {}, { during: { kapora: 100 } })],
  ['say what had been paid, in an edit', edit(4, {}, { after: { devir: 100 } })],
  // A word that does not say it.
  ...['toplamUcret', 'kapora', 'kalan'].flatMap((name): Rows => [
    [
      `settle a stay with another ${name}`,
      settled('early', { ...daysOf('early', 20, 22), [`${priv('early')}/${name}`]: 5 }),
    ],
    [`move an older record with another ${name}`, outOf('inline', [25, 27], { [name]: 5 })],
    [
      `take a person out of a cancelled stay and change ${name}`,
      forgotten({ [`cancelled/kept/details/${name}`]: 5 }),
    ],
  ]),
  [
    'settle a record on another check-in',
    {
      ...settled('broken', daysOf('broken', 14, 15)),
      [pub('broken')]: dates(july(14), july(15)),
      ...nights('broken', 14),
    },
  ],
  [
    'settle a stay on another check-out',
    {
      ...settled('early', daysOf('early', 20, 21)),
      [pub('early')]: dates(july(20), july(21)),
    },
  ],
  [
    'settle a stay on an earlier check-in',
    {
      ...settled('early', daysOf('early', 19, 22)),
      [pub('early')]: dates(july(19), july(22)),
      ...nights('early', 19),
    },
  ],
  ['take a person out and change the sum', forgottenStay({ [`${priv('a')}/toplamUcret`]: 5 })],
  // Both halves or none.
  [
    'add the private half alone',
    { [priv('new')]: { ...details, version: 1 }, ...said('new', 'add', 1) },
  ],
  [
    'bring the private half alone back',
    { [priv('gone')]: { ...details, version: 3 }, ...said('gone', 'restore', 3) },
  ],
  [
    'add the public half alone',
    { [pub('new')]: dates(july(14), july(15)), ...said('new', 'add', 1) },
  ],
  [
    'reinstate the private half alone',
    {
      'cancelled/kept': null,
      [priv('kept')]: { ...details, usesPayments: true, version: 4 },
      ...said('kept', 'reinstate', 4),
    },
  ],
]
