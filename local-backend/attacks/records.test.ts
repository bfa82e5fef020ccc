import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { parsePath, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { deletedRequest } from './deletedRequest.ts'
import { REQUEST as request } from './request.ts'

const file = 'database.rules.json'
const rules = compileRules(readFileSync(file, 'utf8'), file)

const dates = { girisTarihi: '10.07.2026', cikisTarihi: '15.07.2026' }
const details = { musteriAdi: 'Ayşe', kapora: 100, kalan: 400, toplamUcret: 500, notlar: '' }
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

const ASKED = '-Pasked0000000000000'
const ANSWERED = '-Panswered0000000000'
const HELD = '-Pheld00000000000000'

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

/** What an answer writes, with the entry that tells of it. */
function answer(
  id: string,
  verb: string,
  stood: string,
  writes: { [name: string]: string | null },
): Changes {
  const after = Object.entries({ status: 'new', ...writes }).filter(([, value]) => value !== null)
  const below = Object.entries(writes).map(([name, value]) => [`requests/${id}/${name}`, value])
  return {
    ...(Object.fromEntries(below) as Changes),
    [`log/requests/${id}/entry`]: {
      at: 0,
      by: who.owner.token.email,
      verb,
      before: { status: stood },
      after: { status: 'new', ...Object.fromEntries(after) },
    },
    [`log/requests/${id}/last`]: 'entry',
  }
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
      answer(ASKED, 'accept', 'new', { status: 'accepted', reservationId: 'old' }),
    ],
    [
      'hold a request until a day',
      answer(ASKED, 'hold', 'new', { status: 'held', heldUntil: '2026-07-01' }),
    ],
    ['hold it longer', answer(HELD, 'hold', 'held', { status: 'held', heldUntil: '2026-08-01' })],
    [
      'decline a held request',
      answer(HELD, 'decline', 'held', { status: 'declined', heldUntil: null }),
    ],
    ['decline a request', answer(ASKED, 'decline', 'new', { status: 'declined' })],
    ['take an answer back', answer(HELD, 'reopen', 'held', { status: null, heldUntil: null })],
    ['delete a request', deletedRequest(ASKED, 'new', { at: 0 })],
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
    ['answer a request without a word in the log', { [`requests/${ASKED}/status`]: 'declined' }],
    ['give a request an unknown status', answer(ASKED, 'decline', 'new', { status: 'perhaps' })],
    ['accept a request as no reservation', answer(ASKED, 'accept', 'new', { status: 'accepted' })],
    [
      'accept a request as a reservation that is none',
      answer(ASKED, 'accept', 'new', { status: 'accepted', reservationId: 'gone' }),
    ],
    [
      'accept a request as something below a reservation',
      answer(ASKED, 'accept', 'new', { status: 'accepted', reservationId: 'old/girisTarihi' }),
    ],
    ['hold a request until no day', answer(ASKED, 'hold', 'new', { status: 'held' })],
    [
      'hold a request until a day that is none',
      answer(ASKED, 'hold', 'new', { status: 'held', heldUntil: '2026-02-29' }),
    ],
    ['forget until when a request is held', answer(HELD, 'hold', 'held', { heldUntil: null })],
    [
      'decline a held request, but keep it held',
      answer(HELD, 'decline', 'held', { status: 'declined' }),
    ],
    [
      'take an acceptance back while its stay stands',
      answer(ANSWERED, 'reopen', 'accepted', { status: null, reservationId: null }),
    ],
    [
      'forget what a request became',
      answer(ANSWERED, 'accept', 'accepted', { reservationId: null }),
    ],
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
