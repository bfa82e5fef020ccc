import { readFileSync } from 'node:fs'
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
  reservations: { old: dates },
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
    ['/log', ['owner']],
    ['/log/old/last', ['owner']],
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
    ['change what a guest wrote', { 'requests/asked/reservation/notes': 'x' }],
    ['replace a request', { 'requests/asked': { reservation: request, status: 'new' } }],
    ['give a request an unknown status', { 'requests/asked/status': 'perhaps' }],
    ['give no request a status', { 'requests/none/status': 'new' }],
    ['become owner twice', { 'admins/owner': 'else@example.com' }],
    ['make another owner', { 'admins/stranger': 'stranger@example.com' }],
    ['write anywhere else', { anything: 1 }],
    ['write everything', { '/': { requests: { a: { reservation: request } } } }],
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
