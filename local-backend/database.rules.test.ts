import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from './rtdb/json.ts'
import { compileRules } from './rtdb/rules.ts'
import { parsePath, withNode } from './rtdb/tree.ts'
import { fromJson } from './rtdb/value.ts'

const file = 'database.rules.json'
const rules = compileRules(readFileSync(file, 'utf8'), file)

const dates = { girisTarihi: '10.07.2026', cikisTarihi: '15.07.2026' }
const details = { musteriAdi: 'Ayşe', kapora: 100, kalan: 400, toplamUcret: 500, notlar: '' }
const request = {
  firstname: 'Ada',
  lastname: 'Yılmaz',
  email: 'ada@example.com',
  phone: '+90 532 000 00 00',
  checkIn: '2026-07-20',
  checkOut: '2026-07-25',
}
const stored = {
  admins: { owner: 'owner@example.com' },
  reservations: {
    old: dates,
    legacy: { ...dates, ...details },
    number: { ...details, girisTarihi: 20260710, cikisTarihi: '15.07.2026' },
    broken: { ...details, girisTarihi: 'Temmuz', cikisTarihi: '15.07.2026' },
  },
  reservationDetails: { old: details },
  nights: { '2026-07-10': 'old', '2026-07-11': 'gone' },
  requests: {
    asked: { reservation: request },
    answered: { reservation: request, status: 'accepted' },
  },
}

const before = fromJson(stored)

const who = {
  nobody: null,
  stranger: { uid: 'stranger', token: { email: 'owner@example.com', email_verified: true } },
  owner: { uid: 'owner', token: { email: 'owner@example.com' } },
}
type Who = keyof typeof who
type Changes = { [path: string]: Json }

function mayRead(caller: Who, path: string): boolean {
  return rules.mayRead({ path: parsePath(path), root: before, auth: who[caller], now: 0 })
}

function mayWrite(caller: Who, changes: Changes): boolean {
  const after = Object.entries(changes).reduce(
    (tree, [path, value]) => withNode(tree, parsePath(path), fromJson(value)),
    before,
  )
  const paths = Object.keys(changes).map(parsePath)
  return rules.mayWrite({ paths, before, after, auth: who[caller], now: 0 })
}

const stay = (change: Changes): Changes => ({
  'reservations/new': dates,
  'reservationDetails/new': { ...details, ...change },
})
const asking = (change: Changes) => ({ 'requests/new': { reservation: { ...request, ...change } } })
const longEmail = (length: number) => 'a@example.com'.padStart(length, 'x')
const without = (key: string, from: { [key: string]: Json }) => {
  const { [key]: _left, ...rest } = from
  return rest
}

describe('reading', () => {
  test.each<[string, Who[]]>([
    ['/', []],
    ['/reservations', ['nobody', 'stranger', 'owner']],
    ['/reservations/old', ['nobody', 'stranger', 'owner']],
    ['/reservationDetails', ['owner']],
    ['/reservationDetails/old/musteriAdi', ['owner']],
    ['/nights', ['owner']],
    ['/nights/2026-07-10', ['owner']],
    ['/requests', ['owner']],
    ['/requests/asked/reservation/email', ['owner']],
    ['/admins', []],
    ['/admins/owner', ['owner']],
    ['/admins/stranger', ['stranger']],
    ['/anything', []],
  ])('%s is open to %j', (path, readers) => {
    const open = (['nobody', 'stranger', 'owner'] as const).filter((one) => mayRead(one, path))

    expect(open).toEqual(readers)
  })
})

describe('an owner may', () => {
  test.each<[string, Changes]>([
    ['add a stay with its nights', { ...stay({}), 'nights/2026-07-12': 'new' }],
    ['add a stay of a guest with a short name', stay({ musteriAdi: 'A' })],
    ['add a stay of a guest with a long name', stay({ musteriAdi: 'x'.repeat(200) })],
    [
      'change the dates of a stay, and its nights',
      {
        'reservations/old': { girisTarihi: '07/11/2026', cikisTarihi: '2026-07-12' },
        'reservationDetails/old': details,
        'nights/2026-07-10': null,
        'nights/2026-07-11': 'old',
      },
    ],
    ['change one field of a stay', { 'reservationDetails/old/notlar': 'x'.repeat(5000) }],
    [
      'delete a stay and its nights',
      {
        'reservations/old': null,
        'reservationDetails/old': null,
        'nights/2026-07-10': null,
      },
    ],
    [
      'take a night in the same breath as its holder goes',
      {
        ...stay({}),
        'reservations/old': null,
        'reservationDetails/old': null,
        'nights/2026-07-10': 'new',
      },
    ],
    ['take a night whose holder is gone', { ...stay({}), 'nights/2026-07-11': 'new' }],
    ['claim a night anew for the stay that holds it', { 'nights/2026-07-10': 'old' }],
    ['let go of a night', { 'nights/2026-07-10': null }],
    ['delete an older record', { 'reservations/legacy': null }],
    [
      'move an older record',
      { 'reservations/legacy': dates, 'reservationDetails/legacy': details },
    ],
    [
      'move an older record whose dates are unreadable',
      {
        'reservations/broken': { girisTarihi: 'Temmuz', cikisTarihi: '15.07.2026' },
        'reservationDetails/broken': details,
      },
    ],
    ['accept a request', { 'requests/asked/status': 'accepted' }],
    ['decline a request', { 'requests/asked/status': 'declined' }],
    ['take an answer back', { 'requests/answered/status': null }],
    ['delete a request', { 'requests/asked': null }],
  ])('%s', (_title, changes) => {
    expect(mayWrite('owner', changes)).toBe(true)
    expect(mayWrite('stranger', changes)).toBe(false)
    expect(mayWrite('nobody', changes)).toBe(false)
  })
})

describe('not even an owner may', () => {
  test.each<[string, Changes]>([
    ['write the public half alone', { 'reservations/new': dates }],
    ['write the private half alone', { 'reservationDetails/new': details }],
    ['delete the public half alone', { 'reservations/old': null }],
    ['delete the private half alone', { 'reservationDetails/old': null }],
    ['delete every stay at once', { reservations: null, reservationDetails: null }],
    ['delete one date', { 'reservations/old/girisTarihi': null }],
    ['delete one figure', { 'reservationDetails/old/kapora': null }],
    ['publish a name', { 'reservations/old/musteriAdi': 'Ayşe' }],
    ['publish a third date', { 'reservations/old/sonTarih': '16.07.2026' }],
    ['add a stay with a name in the public half', { ...stay({}), 'reservations/new/not': 'x' }],
    ['change an older record where it stands', { 'reservations/legacy/kapora': 5 }],
    [
      'add a stay with one date',
      { ...stay({}), 'reservations/new': { girisTarihi: '10.07.2026' } },
    ],
    ['write a date that is none', { 'reservations/old/girisTarihi': '31.02.2026' }],
    ['write a number as a date', { 'reservations/old/girisTarihi': 20260710 }],
    [
      'move an older record with a number as date',
      {
        'reservations/number': { girisTarihi: 20260710, cikisTarihi: '15.07.2026' },
        'reservationDetails/number': details,
      },
    ],
    ['write a date with something below', { 'reservations/old/girisTarihi/x': 'y' }],
    ['write an unreadable date that stood elsewhere', { 'reservations/old/girisTarihi': 'Temmuz' }],
    ['leave the name empty', stay({ musteriAdi: '' })],
    ['write a huge name', stay({ musteriAdi: 'x'.repeat(201) })],
    ['write a deposit as text', stay({ kapora: '100' })],
    ['write a remainder as text', stay({ kalan: '100' })],
    ['write a total as text', stay({ toplamUcret: '100' })],
    ['leave out the notes', stay({ notlar: null })],
    ['write huge notes', stay({ notlar: 'x'.repeat(5001) })],
    ['write a field of another name', stay({ extra: 1 })],
    ['take a taken night', { ...stay({}), 'nights/2026-07-10': 'new' }],
    ['take a taken night for an older record', { 'nights/2026-07-10': 'legacy' }],
    ['give a night to no stay', { 'nights/2026-07-12': 'gone' }],
    ['give a night to something below a stay', { 'nights/2026-07-12': 'old/girisTarihi' }],
    ['give a night to all stays', { 'nights/2026-07-12': '' }],
    ['write a night as a branch', { 'nights/2026-07-12': { old: true } }],
    ['claim a night that is none', { 'nights/2026-02-29': 'old' }],
    ['claim a night of another form', { 'nights/12-07-2026': 'old' }],
    ['change what a guest wrote', { 'requests/asked/reservation/notes': 'x' }],
    ['replace a request', { 'requests/asked': { reservation: request, status: 'new' } }],
    ['give a request an unknown status', { 'requests/asked/status': 'perhaps' }],
    ['give no request a status', { 'requests/none/status': 'new' }],
    ['become owner twice', { 'admins/owner': 'else@example.com' }],
    ['make another owner', { 'admins/stranger': 'stranger@example.com' }],
    ['write anywhere else', { anything: 1 }],
    [
      'write everything',
      { '/': { reservations: { a: dates }, reservationDetails: { a: details } } },
    ],
  ])('%s', (_title, changes) => {
    expect(mayWrite('owner', changes)).toBe(false)
    expect(mayWrite('stranger', changes)).toBe(false)
    expect(mayWrite('nobody', changes)).toBe(false)
  })
})

describe('anyone may leave a request', () => {
  test.each<[string, Changes]>([
    ['as it is', {}],
    ['with notes', { notes: 'x'.repeat(2000) }],
    ['with empty notes', { notes: '' }],
    [
      'with the longest fields',
      {
        firstname: 'x'.repeat(80),
        lastname: 'x'.repeat(80),
        email: longEmail(254),
        phone: '0'.repeat(40),
      },
    ],
    ['with the shortest fields', { firstname: 'A', lastname: 'Y', email: 'a@b.c', phone: '12345' }],
    ['over a leap day', { checkIn: '2028-02-29', checkOut: '2028-03-01' }],
  ])('%s', (_title, change) => {
    expect(mayWrite('nobody', asking(change))).toBe(true)
    expect(mayWrite('stranger', asking(change))).toBe(true)
  })
})

test('a request may have a key as long as a generated one, and longer', () => {
  expect(mayWrite('nobody', { [`requests/${'x'.repeat(40)}`]: { reservation: request } })).toBe(
    true,
  )
})

describe('nobody may leave a request', () => {
  const required = Object.keys(request).map((name): [string, Changes] => [
    `without ${name}`,
    { 'requests/new': { reservation: without(name, request) } },
  ])
  const mistyped = [...Object.keys(request), 'notes'].flatMap((name): [string, Changes][] => [
    [`with a number as ${name}`, asking({ [name]: 5 })],
    [`with a branch as ${name}`, asking({ [name]: { a: 'b' } })],
    [`with a huge ${name}`, asking({ [name]: 'x@1'.repeat(1000) })],
  ])
  test.each([
    ...required,
    ...mistyped,
    ['with a firstname over its limit', asking({ firstname: 'x'.repeat(81) })],
    ['with a lastname over its limit', asking({ lastname: 'x'.repeat(81) })],
    ['with an e-mail over its limit', asking({ email: longEmail(255) })],
    ['with a telephone over its limit', asking({ phone: '0'.repeat(41) })],
    ['with notes over their limit', asking({ notes: 'x'.repeat(2001) })],
    ['with an empty firstname', asking({ firstname: '' })],
    ['with an empty lastname', asking({ lastname: '' })],
    ['with an e-mail that is none', asking({ email: 'ada.example.com' })],
    ['with a telephone without digits', asking({ phone: 'call me' })],
    ['with a short telephone', asking({ phone: '1234' })],
    ['with a check-in that is no day', asking({ checkIn: '2026-06-31' })],
    ['with a check-in of another form', asking({ checkIn: '20.07.2026' })],
    ['with no night', asking({ checkOut: request.checkIn })],
    ['with check-out before check-in', asking({ checkOut: '2026-07-19' })],
    ['with a field of another name', asking({ arrival: '2026-07-20' })],
    ['with something beside the reservation', { 'requests/new': { reservation: request, x: 1 } }],
    ['with a status', { 'requests/new': { reservation: request, status: 'accepted' } }],
    [
      'with a status added in the same update',
      { ...asking({}), 'requests/new/status': 'accepted' },
    ],
    ['that is only a status', { 'requests/new/status': 'new' }],
    ['that is empty', { 'requests/new': true }],
    ['that is one field', { 'requests/new/reservation/firstname': 'Ada' }],
    ['with data hidden in its key', { [`requests/${'x'.repeat(41)}`]: { reservation: request } }],
    ['over one that is there', { 'requests/asked': { reservation: request } }],
    ['that changes one that is there', { 'requests/asked/reservation/firstname': 'Eve' }],
    ['that answers one that is there', { 'requests/asked/status': 'accepted' }],
    ['that takes an answer back', { 'requests/answered/status': null }],
    ['that deletes one', { 'requests/asked': null }],
    ['that deletes them all', { requests: null }],
  ] satisfies [string, Changes][])('%s', (_title, changes) => {
    expect(mayWrite('nobody', changes)).toBe(false)
    expect(mayWrite('stranger', changes)).toBe(false)
  })
})

describe('a date is stored in its three forms exactly when it is in the calendar', () => {
  const part = (most: number) => fc.integer({ min: 0, max: most })
  const year = fc.oneof(part(10_000), fc.constantFrom(1900, 2000, 2024, 2026, 2100, 2400))
  const pad = (number: number, length: number) => String(number).padStart(length, '0')

  test('whatever year, month and day', () => {
    fc.assert(
      fc.property(year, part(13), part(32), (y, m, d) => {
        const [yyyy, MM, dd] = [pad(y, 4), pad(m, 2), pad(d, 2)]
        const forms = [`${dd}.${MM}.${yyyy}`, `${MM}/${dd}/${yyyy}`, `${yyyy}-${MM}-${dd}`]
        const expected = isInCalendar(y, m, d)

        const taken = forms.map((form) =>
          mayWrite('owner', { 'reservations/old/girisTarihi': form }),
        )

        expect(taken).toEqual([expected, expected, expected])
        expect(mayWrite('owner', { [`nights/${yyyy}-${MM}-${dd}`]: 'old' })).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([['29.02.2024', '29.02.2000', '29.02.2400', '02/29/2028', '2028-02-29']])(
    'a leap day is a day: %s',
    (...days) => {
      for (const day of days)
        expect(mayWrite('owner', { 'reservations/old/girisTarihi': day })).toBe(true)
    },
  )

  test.each([
    '31.02.2026',
    '29.02.2026',
    '29.02.2100',
    '02/30/2024',
    '2026-02-29',
    '1.7.2026',
    '10.07.26',
    '10-07-2026',
    '2026/07/10',
    '10.07.2026 ',
    '10.07.2026\n',
    'x10.07.2026',
    '10.07/2026',
    '10x07x2026',
    '',
  ])('%j is no date', (day) => {
    expect(mayWrite('owner', { 'reservations/old/girisTarihi': day })).toBe(false)
  })

  /** Four-digit years from 1000 to 9999, Gregorian. */
  function isInCalendar(y: number, m: number, d: number): boolean {
    const date = new Date(Date.UTC(y, m - 1, d))
    return y >= 1000 && y <= 9999 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  }
})
