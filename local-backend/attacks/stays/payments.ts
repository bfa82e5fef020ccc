import type { Changes } from '#local-backend/attacks/attackers.ts'
import { priv, type Rows } from './season.ts'
import { AUTHOR, booked, days, details, july, NOW, said } from './writes.ts'

const sum = { date: '2026-06-01', amount: 500, yol: 'nakit' }
const payment = (change: Changes = {}): Changes => ({ ...sum, by: AUTHOR, at: NOW, ...change })

/** A stay counts by its payments from now on, at its next version. */
const marked = (id: string, version: number): Changes => ({
  [`${priv(id)}/usesPayments`]: true,
  [`${priv(id)}/version`]: version,
})

const told = () => ({ after: { date: sum.date, amount: sum.amount, devir: 100 } })

/** The first payment of `a`, with what had counted as paid before it; what is changed of that, or besides. */
function first(change: Changes | null = {}, more: Changes = {}): Changes {
  return {
    ...marked('a', 4),
    'payments/a/pay4': payment(),
    ...(change && { 'payments/a/-pay4': payment({ amount: 100, ne: 'devir', ...change }) }),
    ...said('a', 'pay', 4, told()),
    ...more,
  }
}

/** A further payment of `paid`, and what is changed of that, of its entry, or besides. */
function further(change: Changes = {}, entry: Changes = {}, more: Changes = {}): Changes {
  const after = { date: sum.date, amount: change['amount'] ?? sum.amount }
  return {
    [`${priv('paid')}/version`]: 2,
    'payments/paid/pay2': payment(change),
    ...said('paid', 'pay', 2, { after, ...entry }),
    ...more,
  }
}

/** That a payment of `paid` is taken back, in an entry that may say otherwise; what is taken back stands beside. */
function back(gone: Changes = { 'payments/paid/first': null }, entry: Changes = {}): Changes {
  const before = { date: sum.date, amount: sum.amount }
  return {
    [`${priv('paid')}/version`]: 2,
    ...gone,
    ...said('paid', 'unpay', 2, { payment: 'first', before, ...entry }),
  }
}

/** A stay that is added, and may count by its payments. */
const add = (more: object = {}): Changes => ({
  ...booked('new', 'add', 1, [14, 15]),
  [priv('new')]: { ...details, ...days(july(14), july(15)), version: 1, ...more },
})
const added = add({ usesPayments: true })
const edited = { [`${priv('paid')}/version`]: 2, ...said('paid', 'edit', 2) }
const opening = payment({ amount: 100, ne: 'devir' })

/** What an owner, and nobody else, may write of what was paid. */
export const GRANTED_PAYMENTS: Rows = [
  ['write the first payment down, and what was paid before it', first()],
  [
    'write down the first payment of a stay that has paid nothing',
    {
      ...marked('a', 4),
      'payments/a/pay4': payment(),
      ...said('a', 'pay', 4, { after: { date: sum.date, amount: sum.amount } }),
    },
  ],
  ['write a further payment down', further()],
  ['give as much money back as there is', further({ amount: -10_000_000 })],
  ['write down the most that can be paid', further({ amount: 10_000_000, yol: 'channel' })],
  ['take a payment back', back()],
  [
    'add a stay whose deposit has come',
    { ...added, [`payments/new/${'x'.repeat(40)}`]: payment({ ne: 'kapora' }) },
  ],
]

/** What nobody may write of what was paid, owners included. */
export const REFUSED_PAYMENTS: Rows = [
  ...(
    [
      ['nothing', { amount: 0 }],
      ['half a lira', { amount: 0.5 }],
      ['more than can be', { amount: 10_000_001 }],
      ['less than can be', { amount: -10_000_001 }],
      ['in no known way', { yol: 'altın' }],
      ['for no known reason', { ne: 'Ayşe' }],
      ['in another name', { by: 'coowner@example.com' }],
      ['at another moment', { at: 5 }],
      ['with a text', { notlar: 'Ayşe' }],
    ] satisfies [string, Changes][]
  ).map(([what, change]): [string, Changes] => [`pay ${what}`, further(change)]),
  ...(
    [
      ['without a day', { date: null }],
      ['without a way', { yol: null }],
      ['without a name', { by: null }],
      ['without a moment', { at: null }],
      ['on no day', { date: '2026-02-31' }],
    ] satisfies [string, Changes][]
  ).map(([what, change]): [string, Changes] => [
    `add a stay with a payment ${what}`,
    { ...added, 'payments/new/x': payment(change) },
  ]),
  [
    'add a stay with a payment under a long key',
    { ...added, [`payments/new/${'x'.repeat(41)}`]: payment() },
  ],
  [
    'add a stay with a payment that it does not count by',
    { ...add(), 'payments/new/x': payment() },
  ],
  ['pay and say nothing', { 'payments/paid/x': payment() }],
  ['pay and say another day', further({}, { after: { date: '2026-06-02', amount: sum.amount } })],
  ['pay and say another amount', further({}, { after: { date: sum.date, amount: 5 } })],
  ['pay and call it an edit', { ...edited, 'payments/paid/edit2': payment() }],
  ['pay twice in one entry', further({}, {}, { 'payments/paid/pay22': payment() })],
  ['say that something is paid', { [`${priv('paid')}/version`]: 2, ...said('paid', 'pay', 2) }],
  [
    'write over a payment',
    {
      ...marked('x', 2),
      'payments/x/pay2': payment({ amount: 5 }),
      ...said('x', 'pay', 2, { after: { date: sum.date, amount: 5 } }),
    },
  ],
  ['change what a payment was', { ...edited, 'payments/paid/first/amount': 5 }],
  ['count by payments and not say so', first({}, { [`${priv('a')}/usesPayments`]: null })],
  ['say another amount of what was paid before', first({ amount: 101 })],
  ['say what was paid before as a payment like others', first({ ne: null })],
  ['say what was paid before under another key', first(null, { 'payments/a/-pay5': opening })],
  [
    'say what was paid before in an edit',
    {
      ...marked('a', 4),
      'payments/a/-edit4': opening,
      ...said('a', 'edit', 4, { after: { devir: 100 } }),
    },
  ],
  ['say twice what was paid before', further({}, told(), { 'payments/paid/-pay2': opening })],
  ['take a payment back without a word', { 'payments/paid/first': null }],
  ['take a payment back in an edit', { ...edited, 'payments/paid/first': null }],
  ['take a payment back and name none', back(undefined, { payment: null })],
  ['open twice', first({}, { 'payments/a/x': opening })],
  [
    'open and not say so',
    first({}, said('a', 'pay', 4, { after: { date: sum.date, amount: sum.amount } })),
  ],
  ['take back what was never paid', back({}, { payment: 'none', before: null })],
  ['say that a payment is taken back', back({})],
  [
    'take two payments back at once',
    back({ 'payments/paid/first': null, 'payments/paid/second': null }),
  ],
  [
    'take back and say another day',
    back(undefined, { before: { date: '2026-06-02', amount: sum.amount } }),
  ],
  ['take back and say another amount', back(undefined, { before: { date: sum.date, amount: 5 } })],
  ['take all payments of a stay away', { ...edited, 'payments/paid': null }],
  ['no longer count by payments', { ...edited, [`${priv('paid')}/usesPayments`]: null }],
  ['name a payment in an edit', { ...edited, ...said('paid', 'edit', 2, { payment: 'first' }) }],
]
