import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnsoundness } from '#domain/soundness.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { Database } from '#rtdb-emulator/rtdb/database.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { isObject, type Json, type JsonObject, memberOf } from '#rtdb-emulator/rtdb/json.ts'
import { seed } from './seed.ts'
import { NOBODY } from '#rtdb-emulator/auth/token.ts'

const TODAY = '2026-05-04'
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000
  return Array.from({ length: count }, (_, at) => addDays(from, at))
}

function textAt(record: Json | undefined, key: string): string {
  const text = memberOf(record ?? null, key)
  return typeof text === 'string' ? text : ''
}

/** The day in any of the stored formats as yyyy-MM-dd. */
function readDay(text: string): string {
  const [first = '', second = '', third = ''] = text.split(/[./-]/)
  if (text.includes('.')) return `${third}-${second}-${first}`
  return text.includes('/') ? `${third}-${first}-${second}` : text
}

function entriesAt(data: Json, key: string): [string, JsonObject][] {
  const node = memberOf(data, key)
  return Object.entries(isObject(node) ? node : {}).flatMap(([id, child]) => {
    return isObject(child) ? [[id, child] as [string, JsonObject]] : []
  })
}

function staysOf(data: Json) {
  return entriesAt(data, 'reservations')
    .map(([id, record]) => ({
      id,
      checkIn: readDay(textAt(record, 'girisTarihi')),
      checkOut: readDay(textAt(record, 'cikisTarihi')),
      record,
    }))
    .filter(({ checkIn }) => !checkIn.endsWith('-02-31'))
    .toSorted((a, b) => a.checkIn.localeCompare(b.checkIn))
}

/** The days that the public calendar blocks: check-in through check-out. */
function blockedDays(data: Json): Set<string> {
  const days = new Set<string>()
  for (const { checkIn, checkOut } of staysOf(data)) {
    for (const day of [...daysBetween(checkIn, checkOut), checkOut]) days.add(day)
  }
  return days
}

function freeRun(from: string, to: string, blocked: Set<string>): number {
  let [run, longest] = [0, 0]
  for (const day of [...daysBetween(from, to), to]) {
    run = blocked.has(day) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}

test('leave the days free that tests and visitors expect, on every day of the year', () => {
  const faults: string[] = []
  for (let offset = 0; offset < 366; offset += 1) {
    const today = addDays('2027-12-01', offset)
    const blocked = blockedDays(seed(today))
    const isBlocked = (day: number) => blocked.has(addDays(today, day))

    if ([20, 21, 22, 23, 24, 25, 26, 27].some(isBlocked)) faults.push(`${today}: day 20 to 27`)
    if (![40, 41, 42, 43, 44].every(isBlocked)) faults.push(`${today}: day 40 to 44`)
    if (isBlocked(39) || isBlocked(45)) faults.push(`${today}: around day 40 to 44`)
    const month = Number(today.slice(5, 7)) - 1
    for (let ahead = 1; ahead <= 6; ahead += 1) {
      const first = new Date(Date.UTC(Number(today.slice(0, 4)), month + ahead, 1))
      const last = new Date(Date.UTC(Number(today.slice(0, 4)), month + ahead + 1, 0))
      const days = [first, last].map((day) => day.toISOString().slice(0, 10))
      if (freeRun(days[0] ?? '', days[1] ?? '', blocked) < 5)
        faults.push(`${today}: month ${ahead}`)
    }
  }
  expect(faults).toEqual([])
})

test('the sample is sound', () => {
  expect(findUnsoundness(seed(TODAY))).toEqual([])
})

test('the requests have various ages by their ids, and are for free days', () => {
  const data = seed(TODAY)
  const requests = entriesAt(data, 'requests').toSorted(([a], [b]) => a.localeCompare(b))
  const blocked = blockedDays(data)

  const sentAt = requests.map(([id]) =>
    Array.from(id.slice(0, 8)).reduce((time, digit) => time * 64 + ALPHABET.indexOf(digit), 0),
  )
  const ages = sentAt.map((ms) => Math.round((Date.parse(TODAY) - ms) / 86_400_000))

  expect(ages.toSorted((a, b) => b - a)).toEqual([22, 10, 4, 1, 0])
  for (const [, { reservation }] of requests) {
    const [checkIn, checkOut] = ['checkIn', 'checkOut'].map((key) => textAt(reservation, key))
    expect(freeRun(checkIn ?? '', addDays(checkOut ?? '', -1), blocked)).toBeGreaterThanOrEqual(4)
    expect(daysBetween(checkIn ?? '', checkOut ?? '').filter((day) => blocked.has(day))).toEqual([])
  }
})

test.each(['2026-05-04', '2027-12-31', '2028-02-29'])(
  'on %s there are prices for a year without a gap, and stays of any length for six months',
  (today) => {
    const seasons = entriesAt(memberOf(seed(today), 'prices'), 'seasons').map(
      ([, season]) => season,
    )
    const spans = seasons.map((season) => [textAt(season, 'from'), textAt(season, 'to')] as const)

    expect(spans[0]?.[0]).toBe(`${today.slice(0, 7)}-01`)
    expect(spans.slice(1).map(([from]) => addDays(from, -1))).toEqual(
      spans.slice(0, -1).map(([, to]) => to),
    )
    const whole = daysBetween(spans[0]?.[0] ?? '', spans.at(-1)?.[1] ?? '').length + 1
    expect([365, 366]).toContain(whole)
    const strict = seasons.findIndex((season) => memberOf(season, 'minNights') !== 1)
    expect(daysBetween(today, spans[strict]?.[0] ?? '').length).toBeGreaterThan(180)
  },
)

test('every record except the older and the unreadable one is valid under the rules', () => {
  const data = seed(TODAY)
  const rulesFile = 'database.rules.json'
  const rules = compileRules(readFileSync(rulesFile, 'utf8'), rulesFile)
  const admins = memberOf(data, 'admins')
  const database = new Database({ data: fromJson({ admins }), rules, now: Date.now })
  const { uid, email } = DEMO_ACCOUNTS.owner
  const auth = { uid, token: { email } }
  const owner = { auth, bypassesRules: false, expires: Infinity }

  const paymentsOf = (id: string) =>
    entriesAt(memberOf(data, 'payments'), id).map(([key, payment]) => ({
      path: ['payments', id, key],
      input: { ...payment, at: { '.sv': 'timestamp' } },
    }))
  const writes = staysOf(data).flatMap(({ id, checkIn, checkOut, record }) => {
    if (Object.keys(record).length > 2) return []
    const halves = ['reservations', 'reservationDetails'].map((half) => [half, id])
    const paths = [...halves, ...daysBetween(checkIn, checkOut).map((night) => ['nights', night])]
    const at = { '.sv': 'timestamp' }
    return [
      [
        ...paths.map((path) => ({ path, input: path.reduce(memberOf, data) })),
        ...paymentsOf(id),
        { path: ['log', id, 'entry'], input: { at, by: email, verb: 'add', version: 1 } },
        { path: ['versions', id], input: { n: 1, entry: 'entry' } },
      ],
    ]
  })
  for (const stay of writes) database.write(stay, owner)
  for (const [id, input] of entriesAt(data, 'requests')) {
    database.write(
      [{ path: ['requests', id, 'reservation'], input: memberOf(input, 'reservation') }],
      NOBODY,
    )
  }
  const prices = memberOf(data, 'prices')
  const version = 1
  const changes = Object.fromEntries([
    ...entriesAt(prices, 'seasons').map(([id, after]) => [id, { after }] as const),
    ['terms', { after: memberOf(prices, 'terms') }] as const,
  ])
  const entry = { at: { '.sv': 'timestamp' }, by: email, verb: 'copy', version, changes }
  database.write(
    [
      ...entriesAt(prices, 'seasons').map(([id, input]) => ({
        path: ['prices', 'seasons', id],
        input,
      })),
      { path: ['prices', 'terms'], input: memberOf(prices, 'terms') },
      { path: ['prices', 'version'], input: version },
      { path: ['log', 'prices', 'entry'], input: entry },
      { path: ['versions', 'prices'], input: { n: version, entry: 'entry' } },
    ],
    owner,
  )

  const cancelled = cancelledIn(data).map(([id, stay]) => {
    const at = { '.sv': 'timestamp' }
    return [
      {
        path: ['reservationDetails', id],
        input: { ...stay, cancellation: { kept: 1, by: email, at } },
      },
      { path: ['log', id, 'entry'], input: { at, by: email, verb: 'cancel', version: 1 } },
      { path: ['versions', id], input: { n: 1, entry: 'entry' } },
      ...paymentsOf(id),
    ]
  })
  for (const stay of cancelled) database.write(stay, owner)

  expect(writes).toHaveLength(14)
  expect(cancelled).toHaveLength(1)
})

/** The private halves of the cancelled stays. */
function cancelledIn(data: Json) {
  return entriesAt(data, 'reservationDetails').filter(([, stay]) => stay['status'] === 'cancelled')
}
