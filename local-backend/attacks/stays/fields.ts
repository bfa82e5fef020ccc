import { detailFields } from '#domain/reservation.ts'
import { days, details, july, said } from './writes.ts'
import { edit, priv, REQUESTS, type Rows } from './season.ts'

type Limits = { name: string; within: (string | number)[]; beyond: (string | number)[] }

/** Values at the limits of every free text and every count, and just beyond, so that a field that is added needs no row here. */
const LIMITS = Object.entries(detailFields).flatMap(([name, { bounds }]): Limits[] => {
  if (bounds.is === 'whole')
    return [{ name, within: [bounds.min, bounds.max], beyond: [bounds.min - 1, bounds.max + 1] }]
  if (bounds.is !== 'text' || bounds.required || bounds.pattern) return []
  return [{ name, within: ['x'.repeat(bounds.max)], beyond: ['x'.repeat(bounds.max + 1)] }]
})

/** What may stand in the fields that a stay may lack. */
export const GRANTED_FIELDS: Rows = [
  ...LIMITS.flatMap(({ name, within }) =>
    within.map((value, index): Rows[number] => [
      `write what is just within the limits of ${name}, ${index + 1}`,
      field(name, value),
    ]),
  ),
  ['write the shortest of everything', filled('12345', 'a@b.c', 1, 'x')],
  [
    'write the longest of everything',
    filled('12345'.padEnd(32), `a@b.${'c'.repeat(116)}`, 20, 'x'.repeat(40)),
  ],
  ['say which request a stay came from', edit(4, { [`${priv('a')}/request`]: REQUESTS.became })],
  [
    'change a stay whose request has become another',
    {
      [priv('y')]: { ...details, ...days(july(3), july(5)), request: REQUESTS.bereft, version: 2 },
      ...said('y', 'edit', 2),
    },
  ],
]

/** What nobody may store in them. */
export const REFUSED_FIELDS: Rows = [
  ...LIMITS.flatMap(({ name, beyond }) =>
    beyond.map((value, index): Rows[number] => [
      `write what is just beyond the limits of ${name}, ${index + 1}`,
      field(name, value),
    ]),
  ),
  ['store a number of four digits', field('phone', '1234')],
  ['store a number without end', field('phone', '1'.repeat(33))],
  ['store an address without a place', field('email', 'a@b')],
  ['store an address without end', field('email', `a@b.${'c'.repeat(117)}`)],
  ['store a stay of nobody', field('guests', 0)],
  ['store half a guest', field('guests', 1.5)],
  ['store a crowd', field('guests', 21)],
  ['store an hour that is none', field('arrivalTime', '24:00')],
  ['store more than an hour', field('arrivalTime', '14:30 gibi')],
  ['store a day of payment that is none', field('collectedOn', '09.07.2026')],
  ['name no request', field('request', '')],
  ['name a request without end', field('request', 'x'.repeat(41))],
  ['name a request that became another stay', field('request', REQUESTS.bereft)],
  ['have a stay come from a channel that nobody knows', field('source', 'expedia')],
  ['have a stay come from nowhere', field('source', '')],
  ['call a stay nothing at its channel', field('sourceUid', '')],
  ['call a stay something without end at its channel', field('sourceUid', 'x'.repeat(221))],
  ['name no channel', field('channel', '')],
  ['name a channel without end', field('channel', 'x'.repeat(41))],
  ['store that a stay is not closed', field('kapali', false)],
]

function field(name: string, value: string | number | boolean) {
  return edit(4, { [`${priv('a')}/${name}`]: value })
}

function filled(phone: string, email: string, guests: number, request: string) {
  const came = {
    source: 'airbnb',
    sourceUid: request.padEnd(220, request.slice(1)),
    channel: request,
  }
  const values = {
    phone,
    email,
    guests,
    request,
    collectedOn: july(9),
    kapali: true,
    arrivalTime: '23:59',
    ...came,
  }
  return edit(
    4,
    Object.fromEntries(
      Object.entries(values).map(([name, each]) => [`${priv('a')}/${name}`, each]),
    ),
  )
}
