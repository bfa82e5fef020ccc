import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Changes } from './attackers.ts'
import { deletedRequest } from './deletedRequest.ts'
import { REQUEST } from './request.ts'
import { type Rows, word } from './stays/season.ts'

const { owner } = DEMO_ACCOUNTS
const key = 'AZaz09-_00000000000000'
const shownKey = 'BZaz09-_00000000000000'
const LONGEST = 'x'.repeat(40)
const TOO_LONG = 'x'.repeat(41)
const forgotten = {
  ...REQUEST,
  firstname: 'Silinmiş',
  lastname: 'kişi',
  email: 'silindi@example.invalid',
  phone: '00000',
  notes: '',
}
const ids = {
  fresh: '-Pfresh0000000000000',
  keyed: '-Pkeyed0000000000000',
  shown: '-Pshown0000000000000',
  held: '-Pheld00000000000000',
  became: '-Pbecame000000000000',
  known: '-Pknown0000000000000',
  bereft: '-Pbereft000000000000',
  erased: '-Perased000000000000',
  torn: '-Ptorn00000000000000',
  stayOnly: '-PstayOnly0000000000',
}
type Id = keyof typeof ids

/**
 * Requests by what was answered: `keyed` has a key without a page, `shown` a page; the stay of `bereft` is gone; `erased` has
 * lost its guest and been given a key since; `torn` and `stayOnly` were stored torn, each with what belongs to another
 * answer.
 */
export const ANSWERED: Json = {
  admins: { [owner.uid]: owner.email },
  reservations: Object.fromEntries(
    ['a', LONGEST, TOO_LONG].map((id) => [id, { girisTarihi: '10.07.2026' }]),
  ),
  requests: {
    [ids.fresh]: { reservation: REQUEST },
    [ids.keyed]: { reservation: REQUEST, guestKey: key },
    [ids.shown]: { reservation: REQUEST, guestKey: shownKey },
    [ids.held]: { reservation: REQUEST, status: 'held', heldUntil: '2026-07-01' },
    [ids.became]: { reservation: forgotten, status: 'accepted', reservationId: 'a' },
    [ids.bereft]: { reservation: REQUEST, status: 'accepted', reservationId: 'gone' },
    [ids.erased]: { reservation: forgotten, guestKey: key },
    [ids.torn]: {
      reservation: forgotten,
      status: 'held',
      heldUntil: '2026-07-01',
      reservationId: 'a',
    },
    [ids.stayOnly]: { reservation: forgotten, status: 'held', reservationId: 'a' },
  },
  guestPages: { [shownKey]: { konu: ids.shown } },
  log: {
    requests: {
      [ids.erased]: {
        forget1: word('forget', 'new', { status: 'new' }, { at: 1 }),
        last: 'forget1',
      },
      [ids.known]: {
        decline1: word('decline', 'new', { status: 'declined' }, { at: 1 }),
        last: 'decline1',
      },
    },
  },
}

/** Parts of a request changed, and what is said of that: the verb, the answer before and the one after. */
function saying(
  id: Id,
  [verb, before, after]: [verb: string, before: string, after: object],
  changes: Changes,
): Changes {
  const parts = Object.entries(changes).map(([name, value]): [string, Json] => [
    `requests/${ids[id]}/${name}`,
    value,
  ])
  return {
    ...Object.fromEntries(parts),
    [`log/requests/${ids[id]}/next`]: word(verb, before, after),
    [`log/requests/${ids[id]}/last`]: 'next',
  }
}

const accepting = (reservationId: string, stored: Json = reservationId): Changes =>
  saying('fresh', ['accept', 'new', { status: 'accepted', reservationId }], {
    status: 'accepted',
    reservationId: stored,
  })
const declining = (id: Id, changes: Changes = {}): Changes =>
  saying(id, ['decline', 'new', { status: 'declined' }], { status: 'declined', ...changes })
const holding = (day: Json): Changes =>
  saying('fresh', ['hold', 'new', { status: 'held', heldUntil: '2026-07-01' }], {
    status: 'held',
    heldUntil: day,
  })
const leaving = (answer: Changes): Changes => ({
  'requests/-Pnew000000000000000': { reservation: REQUEST, ...answer },
})
/** The same with an entry that says so, unless it says `otherwise`. */
const puttingBack = (verb: string, answer: Changes, otherwise: Changes = answer): Changes => ({
  ...leaving(answer),
  'log/requests/-Pnew000000000000000/next': word(verb, 'new', otherwise),
  'log/requests/-Pnew000000000000000/last': 'next',
})

/** What an owner may do with a request, and nobody else. */
export const GRANTED_TO_OWNERS: Rows = [
  ['decline it', declining('fresh')],
  ['hold it', holding('2026-07-01')],
  ['accept it as a stay', accepting('a')],
  ['accept it as a stay of the longest key', accepting(LONGEST)],
  ['delete it', deletedRequest(ids.fresh)],
  ['delete one whose key has no page', deletedRequest(ids.keyed)],
  ['delete one that was stored torn', deletedRequest(ids.torn, 'held')],
  ['put a declined one back', puttingBack('decline', { status: 'declined' })],
  ['put one back whose guest has a page', leaving({ guestKey: shownKey })],
  ['put one back that was answered', { [`requests/${ids.known}`]: { reservation: REQUEST } }],
  ['put a held one back', puttingBack('hold', { status: 'held', heldUntil: '2026-07-01' })],
  [
    'put one back that became a stay',
    puttingBack('accept', { status: 'accepted', reservationId: 'a' }),
  ],
  ['put one back that waits, in a word', leaving({ status: 'new' })],
  [
    'take its guest out, and the key',
    saying('keyed', ['forget', 'new', { status: 'new' }], {
      reservation: forgotten,
      guestKey: null,
    }),
  ],
]

/** What not even an owner may. */
export const REFUSED_TO_OWNERS: Rows = [
  ['delete one without a word', { [`requests/${ids.fresh}`]: null }],
  ['delete one and leave its guest’s page', deletedRequest(ids.shown)],
  ['decline one without a word', { [`requests/${ids.fresh}/status`]: 'declined' }],
  ['hold one longer without a word', { [`requests/${ids.held}/heldUntil`]: '2026-08-01' }],
  ['name another stay without a word', { [`requests/${ids.became}/reservationId`]: LONGEST }],
  ['write over one', { [`requests/${ids.fresh}`]: { reservation: forgotten } }],
  ['put one back as declined without a word', leaving({ status: 'declined' })],
  ['put one back as held without a word', leaving({ status: 'held', heldUntil: '2026-07-01' })],
  ['put one back as a stay without a word', leaving({ status: 'accepted', reservationId: 'a' })],
  [
    'put one back as declined and say that it is held',
    puttingBack('decline', { status: 'declined' }, { status: 'held', heldUntil: '2026-07-01' }),
  ],
  ['put one back that is held for ever', puttingBack('hold', { status: 'held' })],
  ['put one back that waits until a day', leaving({ heldUntil: '2026-07-01' })],
  ['put one back that became no stay', puttingBack('accept', { status: 'accepted' })],
  ['put one back that waits and is a stay', leaving({ reservationId: 'a' })],
  [
    'put in other words what a guest wrote, in an answer',
    declining('fresh', { reservation: forgotten }),
  ],
  ['take a key away in an answer', declining('keyed', { guestKey: null })],
  [
    'write a guest in whom one has taken out',
    { [`requests/${ids.erased}/reservation`]: { ...REQUEST, notes: 'Merhaba' } },
  ],
  ['take a key away without a word', { [`requests/${ids.erased}/guestKey`]: null }],
  ['accept it as a stay that is not there', accepting('b')],
  ['accept it as a part of a stay', accepting('a/girisTarihi')],
  ['accept it as a stay of a longer key', accepting(TOO_LONG)],
  ['accept it as a stay with a priority', accepting('a', { '.value': 'a', '.priority': 1 })],
  ['hold it until a day with a priority', holding({ '.value': '2026-07-01', '.priority': 1 })],
  [
    'decline it with a priority',
    declining('fresh', { status: { '.value': 'declined', '.priority': 1 } }),
  ],
  ['hold it for ever', saying('held', ['hold', 'held', { status: 'held' }], { heldUntil: null })],
  [
    'open it again and leave its day',
    saying('held', ['reopen', 'held', { status: 'new', heldUntil: '2026-07-01' }], {
      status: null,
    }),
  ],
  [
    'open it again and leave the stay that is gone',
    saying('bereft', ['reopen', 'accepted', { status: 'new', reservationId: 'gone' }], {
      status: null,
    }),
  ],
  [
    'take the stay from what was accepted',
    saying('bereft', ['accept', 'accepted', { status: 'accepted' }], { reservationId: null }),
  ],
  [
    'take its guest out and name another stay',
    saying('became', ['forget', 'accepted', { status: 'accepted', reservationId: LONGEST }], {
      reservation: forgotten,
      reservationId: LONGEST,
    }),
  ],
  [
    'take its guest out and hold it longer',
    saying('held', ['forget', 'held', { status: 'held', heldUntil: '2026-08-01' }], {
      reservation: forgotten,
      heldUntil: '2026-08-01',
    }),
  ],
  [
    'hold longer what is a stay, too',
    saying(
      'torn',
      ['hold', 'held', { status: 'held', heldUntil: '2026-08-01', reservationId: 'a' }],
      { heldUntil: '2026-08-01' },
    ),
  ],
  [
    'take the stay from what is held for ever',
    saying('stayOnly', ['hold', 'held', { status: 'held' }], { reservationId: null }),
  ],
]
