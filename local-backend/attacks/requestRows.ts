import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson, toJson } from '#rtdb-emulator/rtdb/value.ts'
import type { Changes } from './attackers.ts'
import { REQUEST as request } from './request.ts'
import type { Rows } from './stays/season.ts'

const { owner } = DEMO_ACCOUNTS
const asked = 'requests/-Pasked0000000000000'
const counted = 'requests/-Pcounted00000000000'
const answered = 'requests/-Panswered0000000000'
const fresh = 'requests/-Pnew000000000000000'
const deleted = 'requests/-Pdeleted00000000000'
const nowhere = 'requests/-Pnone00000000000000'
const key = 'AZaz09-_00000000000000'
const two = { adults: 2, children: 0 }

/** Requests by what stands beside them, and a guest's page whose key is taken. */
export const REQUESTED: Json = {
  admins: { [owner.uid]: owner.email },
  requests: {
    '-Pasked0000000000000': { reservation: request },
    '-Pcounted00000000000': { reservation: request, guests: two, dil: 'tr', guestKey: key },
    '-Panswered0000000000': { reservation: request, status: 'declined' },
  },
  guestPages: { taken00000000000000000: { konu: 'a' } },
  log: {
    requests: {
      '-Pdeleted00000000000': {
        delete1: { at: 1, by: owner.email, verb: 'delete', before: { status: 'new' } },
        last: 'delete1',
      },
    },
  },
}

const asking = (change: Changes): Changes => ({
  [fresh]: { reservation: { ...request, ...change } },
})
/** A request whose part at `path` has a priority. */
const prioritised = (path: readonly string[]) => {
  const sound = fromJson({
    reservation: { ...request, notes: 'Merhaba' },
    guests: two,
    dil: 'tr',
    guestKey: key,
  })
  return toJson(withNode(sound, [...path, '.priority'], fromJson(1)), { priorities: true })
}
const longEmail = (length: number) => 'a@example.com'.padStart(length, 'x')
const without = (name: string, from: { [name: string]: Json }) => {
  const { [name]: _left, ...rest } = from
  return rest
}
/** Rows whose titles go on after `how` they all begin. */
const each = (how: string, rows: Rows): Rows =>
  rows.map(([title, changes]) => [`${how} ${title}`, changes])

/** What anyone may write of a request. */
export const GRANTED_TO_ANYONE: Rows = [
  ...each('leave a request', [
    ['as it is', asking({})],
    ['with notes', asking({ notes: 'x'.repeat(1000) })],
    ['with notes in lines', asking({ notes: 'Merhaba,\n\tgeç geliriz. 🌊\n' })],
    ['with a name of another alphabet', asking({ firstname: 'عائشة', lastname: 'O’Neill-Şahin' })],
    ['with empty notes', asking({ notes: '' })],
    [
      'with the longest fields',
      asking({
        firstname: 'x'.repeat(60),
        lastname: 'x'.repeat(60),
        email: longEmail(120),
        phone: '0'.repeat(32),
      }),
    ],
    [
      'with the shortest fields',
      asking({ firstname: 'A', lastname: 'Y', email: 'a@b.c', phone: '12345' }),
    ],
    ['over a leap day', asking({ checkIn: '2028-02-29', checkOut: '2028-03-01' })],
    ['in a language', { [fresh]: { reservation: request, dil: 'en' } }],
    ['with a key', { [fresh]: { reservation: request, guestKey: key } }],
    ['and say how many come', { [fresh]: { reservation: request, guests: two } }],
  ]),
  ...each('say once afterwards', [
    ['in which language it was written', { [`${asked}/dil`]: 'en' }],
    ['under which key the page is to stand', { [`${asked}/guestKey`]: key }],
    ['key and language', { [`${asked}/guestKey`]: key, [`${asked}/dil`]: 'tr' }],
    ['how many come', { [`${asked}/guests`]: two }],
    ['how many come, and the language', { [`${asked}/guests`]: two, [`${asked}/dil`]: 'en' }],
    ['that a house full comes', { [`${asked}/guests`]: { adults: 20, children: 20 } }],
  ]),
]

const counting = (guests: Json): Changes => ({ [`${asked}/guests`]: guests })
const required = Object.keys(request).map((name): Rows[number] => [
  `without ${name}`,
  { [fresh]: { reservation: without(name, request) } },
])
const mistyped = [...Object.keys(request), 'notes'].flatMap((name): Rows => [
  [`with a number as ${name}`, asking({ [name]: 5 })],
  [`with a branch as ${name}`, asking({ [name]: { a: 'b' } })],
  [`with a huge ${name}`, asking({ [name]: 'x@1'.repeat(1000) })],
])
const unseen = ['\u0000', '\u001b', '\u007f', '\u0085', '\u2028', '\u202e', '\u2066', '\n', '\t']
const blank = [
  ' ',
  '\u00a0',
  '\u3000',
  '\u200b\u200d',
  '\ufeff',
  '\u2060',
  '\u2800',
  '\u3164',
  '\u00ad',
]
const parts = [
  [],
  ['reservation'],
  ...[...Object.keys(request), 'notes'].map((name) => ['reservation', name]),
  ['guests'],
  ['guests', 'adults'],
  ['guests', 'children'],
  ['dil'],
  ['guestKey'],
]

/** What nobody may who is no owner. */
export const REFUSED_TO_ANYONE: Rows = [
  ...each('leave a request', [
    ...required,
    ...mistyped,
    ['with a firstname over its limit', asking({ firstname: 'x'.repeat(61) })],
    ['with a lastname over its limit', asking({ lastname: 'x'.repeat(61) })],
    ['with an e-mail over its limit', asking({ email: longEmail(121) })],
    ['with a telephone over its limit', asking({ phone: '0'.repeat(33) })],
    ['with notes over their limit', asking({ notes: 'x'.repeat(1001) })],
    ['with an empty firstname', asking({ firstname: '' })],
    ...unseen.flatMap((sign): Rows => [
      [`with ${JSON.stringify(sign)} in a name`, asking({ firstname: `Ada${sign}` })],
      [`with ${JSON.stringify(sign)} in a telephone`, asking({ phone: `12345${sign}` })],
    ]),
    ...blank.map((sign): Rows[number] => [
      `with ${JSON.stringify(sign)} as a name`,
      asking({ lastname: sign }),
    ]),
    ['with notes of no width', asking({ notes: '\u200b' })],
    ['with a control character in the notes', asking({ notes: 'a\u0007' })],
    ...['?bcc=eve@x.y', '&x', '%0A', ',eve', ';eve'].map((more): Rows[number] => [
      `with an e-mail that ends in ${more}`,
      asking({ email: `ada@example.com${more}` }),
    ]),
    ...parts.map((below): Rows[number] => [
      `with a priority at ${below.join('/') || 'its top'}`,
      { [fresh]: prioritised(below) },
    ]),
    ['with an empty lastname', asking({ lastname: '' })],
    ['with an e-mail that is none', asking({ email: 'ada.example.com' })],
    ['with a telephone without digits', asking({ phone: 'call me' })],
    ['with a short telephone', asking({ phone: '1234' })],
    ['with a check-in that is no day', asking({ checkIn: '2026-06-31' })],
    ['with a check-in of another form', asking({ checkIn: '20.07.2026' })],
    ['with no night', asking({ checkOut: request.checkIn })],
    ['with check-out before check-in', asking({ checkOut: '2026-07-19' })],
    ['with a field of another name', asking({ arrival: '2026-07-20' })],
    ['with something beside the reservation', { [fresh]: { reservation: request, x: 1 } }],
    ['that is declined', { [fresh]: { reservation: request, status: 'declined' } }],
    ['with a status', { [fresh]: { reservation: request, status: 'accepted' } }],
    ['with a status added in the same update', { ...asking({}), [`${fresh}/status`]: 'accepted' }],
    ['that is only a status', { [`${fresh}/status`]: 'new' }],
    ['that is only how many come', { [fresh]: { guests: two } }],
    ['that is empty', { [fresh]: true }],
    ['that is one field', { [`${fresh}/reservation/firstname`]: 'Ada' }],
    ['under a key of its own', { 'requests/new': { reservation: request } }],
    ['under a longer key', { [`requests/-${'P'.repeat(20)}`]: { reservation: request } }],
    [
      'under a key with other characters',
      { [`requests/-${'ü'.repeat(19)}`]: { reservation: request } },
    ],
    ['from beyond the year 2109', { [`requests/${'0'.repeat(20)}`]: { reservation: request } }],
    ['under the key of one that was deleted', { [deleted]: { reservation: request } }],
    ['over one that is there', { [asked]: { reservation: request } }],
    ['that changes one that is there', { [`${asked}/reservation/firstname`]: 'Eve' }],
    ['that answers one that is there', { [`${asked}/status`]: 'accepted' }],
    ['that takes an answer back', { [`${answered}/status`]: null }],
    ['that deletes one', { [asked]: null }],
    ['that deletes them all', { requests: null }],
  ]),
  ...each('say of the language', [
    ['its name', { [`${asked}/dil`]: 'English' }],
    ['that of no request', { [`${nowhere}/dil`]: 'en' }],
    ['another than before', { [`${counted}/dil`]: 'en' }],
    ['nothing any more', { [`${counted}/dil`]: null }],
  ]),
  ...each('say of the page’s key', [
    ['a shorter one', { [`${asked}/guestKey`]: key.slice(1) }],
    ['a longer one', { [`${asked}/guestKey`]: `${key}0` }],
    ['one with another sign', { [`${asked}/guestKey`]: key.replace('_', '+') }],
    ['one that is taken', { [`${asked}/guestKey`]: 'taken00000000000000000' }],
    ['that of no request', { [`${nowhere}/guestKey`]: key }],
    ['another than before', { [`${counted}/guestKey`]: key.replace('A', 'B') }],
    ['nothing any more', { [`${counted}/guestKey`]: null }],
    ['what stands there', { [`guestPages/${key}`]: { konu: 'a' } }],
  ]),
  ...each('say how many come', [
    ['of no request', { [`${nowhere}/guests`]: two }],
    ['as a number', counting(2)],
    ['in words', counting({ adults: 'iki', children: 0 })],
    ['as half a person', counting({ adults: 1.5, children: 0 })],
    ['as nobody', counting({ adults: 0, children: 0 })],
    ['as fewer than no child', counting({ adults: 2, children: -1 })],
    ['as a crowd', counting({ adults: 21, children: 0 })],
    ['as a crowd of children', counting({ adults: 1, children: 21 })],
    ['without the adults', counting({ children: 1 })],
    ['without the children', counting({ adults: 2 })],
    ['one by one', { [`${asked}/guests/adults`]: 2 }],
    ['with more', counting({ ...two, hayvan: 1 })],
    ['with a text', counting({ ...two, children: { not: 'Ayşe' } })],
    ['with a priority', counting({ ...two, '.priority': 1 })],
    ['a second time', { [`${counted}/guests`]: { adults: 3, children: 0 } }],
    ['a second time in part', { [`${counted}/guests/children`]: 3 }],
    ['and take it back', { [`${counted}/guests`]: null }],
  ]),
]
