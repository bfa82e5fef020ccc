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
    '-Pasked0000000000000': { reservation: request },
    '-Panswered0000000000': { reservation: request, status: 'accepted', reservationId: 'old' },
    '-Pheld00000000000000': { reservation: request, status: 'held', heldUntil: '2026-07-01' },
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
    ['/requests/-Pasked0000000000000/reservation/email', ['owner']],
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
    [
      'accept a request as a reservation',
      {
        'requests/-Pasked0000000000000/status': 'accepted',
        'requests/-Pasked0000000000000/reservationId': 'old',
      },
    ],
    [
      'hold a request until a day',
      {
        'requests/-Pasked0000000000000/status': 'held',
        'requests/-Pasked0000000000000/heldUntil': '2026-07-01',
      },
    ],
    ['hold it longer', { 'requests/-Pheld00000000000000/heldUntil': '2026-08-01' }],
    [
      'decline a held request',
      {
        'requests/-Pheld00000000000000/status': 'declined',
        'requests/-Pheld00000000000000/heldUntil': null,
      },
    ],
    ['decline a request', { 'requests/-Pasked0000000000000/status': 'declined' }],
    [
      'take an answer back',
      {
        'requests/-Panswered0000000000/status': null,
        'requests/-Panswered0000000000/reservationId': null,
      },
    ],
    ['delete a request', { 'requests/-Pasked0000000000000': null }],
  ])('%s', (_title, changes) => {
    expect(mayWrite('owner', changes)).toBe(true)
    expect(mayWrite('stranger', changes)).toBe(false)
    expect(mayWrite('nobody', changes)).toBe(false)
  })
})

describe('not even an owner may', () => {
  test.each<[string, Changes]>([
    ['change what a guest wrote', { 'requests/-Pasked0000000000000/reservation/notes': 'x' }],
    [
      'replace a request',
      { 'requests/-Pasked0000000000000': { reservation: request, status: 'new' } },
    ],
    ['give a request an unknown status', { 'requests/-Pasked0000000000000/status': 'perhaps' }],
    ['accept a request as no reservation', { 'requests/-Pasked0000000000000/status': 'accepted' }],
    [
      'accept a request as a reservation that is none',
      {
        'requests/-Pasked0000000000000/status': 'accepted',
        'requests/-Pasked0000000000000/reservationId': 'gone',
      },
    ],
    [
      'accept a request as something below a reservation',
      {
        'requests/-Pasked0000000000000/status': 'accepted',
        'requests/-Pasked0000000000000/reservationId': 'old/girisTarihi',
      },
    ],
    ['hold a request until no day', { 'requests/-Pasked0000000000000/status': 'held' }],
    [
      'hold a request until a day that is none',
      {
        'requests/-Pasked0000000000000/status': 'held',
        'requests/-Pasked0000000000000/heldUntil': '2026-02-29',
      },
    ],
    ['forget until when a request is held', { 'requests/-Pheld00000000000000/heldUntil': null }],
    [
      'decline a held request, but keep it held',
      { 'requests/-Pheld00000000000000/status': 'declined' },
    ],
    ['forget what a request became', { 'requests/-Panswered0000000000/reservationId': null }],
    ['give no request a status', { 'requests/-Pnone00000000000000/status': 'new' }],
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
