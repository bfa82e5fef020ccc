import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Json } from '#local-backend/rtdb/json.ts'
import { compileRules } from '#local-backend/rtdb/rules.ts'
import { parsePath, withNode } from '#local-backend/rtdb/tree.ts'
import { fromJson, toJson } from '#local-backend/rtdb/value.ts'
import { REQUEST as request } from './request.ts'

const file = 'database.rules.json'
const rules = compileRules(readFileSync(file, 'utf8'), file)

const before = fromJson({
  admins: { owner: 'owner@example.com' },
  requests: {
    '-Pasked0000000000000': { reservation: request },
    '-Panswered0000000000': { reservation: request, status: 'declined' },
  },
})

const who = { nobody: null, stranger: { uid: 'stranger', token: {} } }
type Changes = { [path: string]: Json }

function mayWrite(caller: keyof typeof who, changes: Changes): boolean {
  const after = Object.entries(changes).reduce(
    (tree, [path, value]) => withNode(tree, parsePath(path), fromJson(value)),
    before,
  )
  const paths = Object.keys(changes).map(parsePath)
  return rules.mayWrite({ paths, before, after, auth: who[caller], now: 0 })
}

const asking = (change: Changes) => ({
  'requests/-Pnew000000000000000': { reservation: { ...request, ...change } },
})
/** A request whose part at `path` has a priority. */
const prioritised = (path: readonly string[]) => {
  const sound = fromJson({ reservation: request })
  return toJson(withNode(sound, [...path, '.priority'], fromJson(1)), { priorities: true })
}
const longEmail = (length: number) => 'a@example.com'.padStart(length, 'x')
const without = (key: string, from: { [key: string]: Json }) => {
  const { [key]: _left, ...rest } = from
  return rest
}

describe('anyone may leave a request', () => {
  test.each<[string, Changes]>([
    ['as it is', {}],
    ['with notes', { notes: 'x'.repeat(1000) }],
    ['with notes in lines', { notes: 'Merhaba,\n\tgeç geliriz. 🌊\n' }],
    ['with a name of another alphabet', { firstname: 'عائشة', lastname: 'O’Neill-Şahin' }],
    ['with empty notes', { notes: '' }],
    [
      'with the longest fields',
      {
        firstname: 'x'.repeat(60),
        lastname: 'x'.repeat(60),
        email: longEmail(120),
        phone: '0'.repeat(32),
      },
    ],
    ['with the shortest fields', { firstname: 'A', lastname: 'Y', email: 'a@b.c', phone: '12345' }],
    ['over a leap day', { checkIn: '2028-02-29', checkOut: '2028-03-01' }],
  ])('%s', (_title, change) => {
    expect(mayWrite('nobody', asking(change))).toBe(true)
    expect(mayWrite('stranger', asking(change))).toBe(true)
  })
})

test('anyone may say with a request, or once afterwards, in which language it was written', () => {
  const asked = 'requests/-Pasked0000000000000'

  expect(
    mayWrite('nobody', { 'requests/-Pnew000000000000000': { reservation: request, dil: 'en' } }),
  ).toBe(true)
  expect(mayWrite('nobody', { [`${asked}/dil`]: 'en' })).toBe(true)
  expect(mayWrite('nobody', { [`${asked}/dil`]: 'English' })).toBe(false)
  expect(mayWrite('nobody', { 'requests/-Pnone00000000000000/dil': 'en' })).toBe(false)
})

describe('nobody may leave a request', () => {
  const required = Object.keys(request).map((name): [string, Changes] => [
    `without ${name}`,
    { 'requests/-Pnew000000000000000': { reservation: without(name, request) } },
  ])
  const mistyped = [...Object.keys(request), 'notes'].flatMap((name): [string, Changes][] => [
    [`with a number as ${name}`, asking({ [name]: 5 })],
    [`with a branch as ${name}`, asking({ [name]: { a: 'b' } })],
    [`with a huge ${name}`, asking({ [name]: 'x@1'.repeat(1000) })],
  ])
  test.each([
    ...required,
    ...mistyped,
    ['with a firstname over its limit', asking({ firstname: 'x'.repeat(61) })],
    ['with a lastname over its limit', asking({ lastname: 'x'.repeat(61) })],
    ['with an e-mail over its limit', asking({ email: longEmail(121) })],
    ['with a telephone over its limit', asking({ phone: '0'.repeat(33) })],
    ['with notes over their limit', asking({ notes: 'x'.repeat(1001) })],
    ['with an empty firstname', asking({ firstname: '' })],
    ...['\u0000', '\u001b', '\u007f', '\u0085', '\u2028', '\u202e', '\u2066', '\n', '\t'].flatMap(
      (unseen): [string, Changes][] => [
        [`with ${JSON.stringify(unseen)} in a name`, asking({ firstname: `Ada${unseen}` })],
        [`with ${JSON.stringify(unseen)} in a telephone`, asking({ phone: `12345${unseen}` })],
      ],
    ),
    ...[
      ' ',
      '\u00a0',
      '\u3000',
      '\u200b\u200d',
      '\ufeff',
      '\u2060',
      '\u2800',
      '\u3164',
      '\u00ad',
    ].map((blank): [string, Changes] => [
      `with ${JSON.stringify(blank)} as a name`,
      asking({ lastname: blank }),
    ]),
    ['with notes of no width', asking({ notes: '\u200b' })],
    ['with a control character in the notes', asking({ notes: 'a\u0007' })],
    ...['?bcc=eve@x.y', '&x', '%0A', ',eve', ';eve'].map((more): [string, Changes] => [
      `with an e-mail that ends in ${more}`,
      asking({ email: `ada@example.com${more}` }),
    ]),
    ...[[], ['reservation'], ['reservation', 'email'], ['reservation', 'checkIn']].map(
      (below): [string, Changes] => [
        `with a priority at ${below.join('/') || 'its top'}`,
        { 'requests/-Pnew000000000000000': prioritised(below) },
      ],
    ),
    ['with an empty lastname', asking({ lastname: '' })],
    ['with an e-mail that is none', asking({ email: 'ada.example.com' })],
    ['with a telephone without digits', asking({ phone: 'call me' })],
    ['with a short telephone', asking({ phone: '1234' })],
    ['with a check-in that is no day', asking({ checkIn: '2026-06-31' })],
    ['with a check-in of another form', asking({ checkIn: '20.07.2026' })],
    ['with no night', asking({ checkOut: request.checkIn })],
    ['with check-out before check-in', asking({ checkOut: '2026-07-19' })],
    ['with a field of another name', asking({ arrival: '2026-07-20' })],
    [
      'with something beside the reservation',
      { 'requests/-Pnew000000000000000': { reservation: request, x: 1 } },
    ],
    [
      'with a status',
      { 'requests/-Pnew000000000000000': { reservation: request, status: 'accepted' } },
    ],
    [
      'with a status added in the same update',
      { ...asking({}), 'requests/-Pnew000000000000000/status': 'accepted' },
    ],
    ['that is only a status', { 'requests/-Pnew000000000000000/status': 'new' }],
    ['that is empty', { 'requests/-Pnew000000000000000': true }],
    ['that is one field', { 'requests/-Pnew000000000000000/reservation/firstname': 'Ada' }],
    ['under a key of its own', { 'requests/new': { reservation: request } }],
    ['under a longer key', { [`requests/-${'P'.repeat(20)}`]: { reservation: request } }],
    [
      'under a key with other characters',
      { [`requests/-${'ü'.repeat(19)}`]: { reservation: request } },
    ],
    ['from beyond the year 2109', { [`requests/${'0'.repeat(20)}`]: { reservation: request } }],
    ['over one that is there', { 'requests/-Pasked0000000000000': { reservation: request } }],
    [
      'that changes one that is there',
      { 'requests/-Pasked0000000000000/reservation/firstname': 'Eve' },
    ],
    ['that answers one that is there', { 'requests/-Pasked0000000000000/status': 'accepted' }],
    ['that takes an answer back', { 'requests/-Panswered0000000000/status': null }],
    ['that deletes one', { 'requests/-Pasked0000000000000': null }],
    ['that deletes them all', { requests: null }],
  ] satisfies [string, Changes][])('%s', (_title, changes) => {
    expect(mayWrite('nobody', changes)).toBe(false)
    expect(mayWrite('stranger', changes)).toBe(false)
  })
})
