import type { Changes } from '#local-backend/attacks/attackers.ts'
import { deletedRequest } from '#local-backend/attacks/deletedRequest.ts'
import { answered, ANSWERS, edit, priv, REQUESTS, type Rows, word } from './season.ts'
import { booked, nights, noStay, said } from './writes.ts'

const { fresh, held, declined, became } = REQUESTS

/** What an owner may answer to a request, and nobody else. */
export const GRANTED_ANSWERS: Rows = [
  ['decline a request', answered('fresh', ['decline', 'new', 'declined'])],
  ['hold a request', answered('fresh', ['hold', 'new', 'held'])],
  ['hold a request longer', answered('held', ['hold', 'held', 'held'])],
  ['decline a held request', answered('held', ['decline', 'held', 'declined'])],
  ['accept a request as a stay that is there', answered('fresh', ['accept', 'new', 'accepted'])],
  [
    'accept a held request as a new stay',
    {
      ...booked('new', 'add', 1, [14, 16]),
      ...answered('held', ['accept', 'held', 'accepted'], {
        after: { status: 'accepted', reservationId: 'new' },
      }),
      [`requests/${held}/reservationId`]: 'new',
    },
  ],
  ['let a held request wait again', answered('held', ['reopen', 'held', 'fresh'])],
  ['take back that a request was declined', answered('declined', ['reopen', 'declined', 'fresh'])],
  [
    'take an answer back and leave nothing in its place',
    {
      ...answered('declined', ['reopen', 'declined', 'fresh']),
      [`requests/${declined}/status`]: null,
    },
  ],
  ['open a request again whose stay is gone', answered('bereft', ['reopen', 'accepted', 'fresh'])],
  [
    'open a request again in the write that deletes its stay',
    {
      ...noStay('a'),
      ...nights(null, 10, 11),
      ...said('a', 'delete', 4),
      ...answered('became', ['reopen', 'accepted', 'fresh']),
    },
  ],
  [
    'accept anew what became a stay that is gone',
    answered('bereft', ['accept', 'accepted', 'accepted']),
  ],
  ['answer under the longest key', keyed(fresh, 'x'.repeat(40))],
  ['delete a request', deletedRequest(fresh)],
  ['delete a held request', deletedRequest(held, 'held')],
  ['delete a request that became a stay', deletedRequest(became, 'accepted')],
  [
    'delete two requests at once',
    { ...deletedRequest(fresh), ...deletedRequest(declined, 'declined') },
  ],
  ['name a request that is gone', edit(4, { [`${priv('a')}/request`]: '-Pnobody000000000000' })],
  ['name the request that names the stay', edit(4, { [`${priv('a')}/request`]: became })],
]

/** What nobody may answer, owners included. */
export const REFUSED_ANSWERS: Rows = [
  ['name a request that waits', edit(4, { [`${priv('a')}/request`]: fresh })],
  ['name a request of another stay', edit(4, { [`${priv('a')}/request`]: REQUESTS.bereft })],
  ['answer without a word', { [`requests/${fresh}/status`]: 'declined' }],
  ['hold a request longer without a word', { [`requests/${held}/heldUntil`]: '2026-08-01' }],
  ['accept as another stay without a word', { [`requests/${became}/reservationId`]: 'b' }],
  [
    'say an answer that is not given',
    { ...answered('fresh', ['decline', 'new', 'declined']), [`requests/${fresh}/status`]: 'new' },
  ],
  ['say that what waits was opened again', answered('fresh', ['reopen', 'new', 'fresh'])],
  [
    'say another day',
    answered('fresh', ['hold', 'new', 'held'], {
      after: { status: 'held', heldUntil: '2026-08-02' },
    }),
  ],
  [
    'say another stay',
    answered('fresh', ['accept', 'new', 'accepted'], {
      after: { status: 'accepted', reservationId: 'a' },
    }),
  ],
  ['decline what has been held meanwhile', answered('held', ['decline', 'new', 'declined'])],
  ['hold what was not held before', answered('fresh', ['hold', 'held', 'held'])],
  ['decline what became a stay', answered('became', ['decline', 'accepted', 'declined'])],
  ['accept what became a stay', answered('became', ['accept', 'accepted', 'accepted'])],
  ['accept what was declined', answered('declined', ['accept', 'declined', 'accepted'])],
  ['hold what was declined', answered('declined', ['hold', 'declined', 'held'])],
  ['open again what is a stay', answered('became', ['reopen', 'accepted', 'fresh'])],
  ['hold and say that it was opened again', answered('held', ['reopen', 'held', 'held'])],
  ['decline and say that it was held', answered('fresh', ['hold', 'new', 'declined'])],
  ['hold and say that it was declined', answered('fresh', ['decline', 'new', 'held'])],
  ['hold and say that it was accepted', answered('fresh', ['accept', 'new', 'held'])],
  ['accept and say something else', answered('fresh', ['sell', 'new', 'accepted'])],
  ['delete a request without a word', { [`requests/${fresh}`]: null }],
  ['say that a request is deleted which stays', less(deletedRequest(fresh), `requests/${fresh}`)],
  ['say that a request is deleted which never was', deletedRequest('-Pnobody000000000000')],
  ['delete what has been held meanwhile', deletedRequest(held)],
  [
    'delete a request and say what is there after it',
    deletedRequest(fresh, 'new', { after: { status: 'new' } }),
  ],
  [
    'delete a request and say what it said',
    deletedRequest(fresh, 'new', { before: { status: 'new', adi: 'Ada' } }),
  ],
  ['delete a request and say no answer', deletedRequest(fresh, 'new', { before: null })],
  [
    'delete a request and say that it was declined',
    deletedRequest(fresh, 'new', { verb: 'decline', after: { status: 'declined' } }),
  ],
  [
    'delete a request and say that nothing was done',
    deletedRequest(declined, 'declined', { verb: 'reopen', after: { status: 'new' } }),
  ],
  [
    'answer what is deleted in the same write',
    {
      [`requests/${declined}`]: null,
      [`log/requests/${declined}/reopen2`]: word('reopen', 'declined', ANSWERS.fresh),
      [`log/requests/${declined}/last`]: 'reopen2',
    },
  ],
  ...(
    [
      ['another moment', { at: 5 }],
      ['another author', { by: 'coowner@example.com' }],
      ['no moment', { at: null }],
      ['no author', { by: null }],
      ['no verb', { verb: null }],
      ['nothing of before', { before: null }],
      ['nothing of after', { after: null }],
      ['what nobody asked', { why: 'x' }],
      ['a name for ever', { before: { status: 'new', guest: 'Ada' } }],
      ['a telephone for ever', { after: { ...ANSWERS.declined, phone: '05320000000' } }],
    ] satisfies [string, Changes][]
  ).map(([what, entry]): [string, Changes] => [
    `answer and say ${what}`,
    answered('fresh', ['decline', 'new', 'declined'], entry),
  ]),
  ['hide data in a key of an answer', keyed(fresh, 'x'.repeat(41))],
  [
    'say two things of one answer',
    {
      ...answered('fresh', ['decline', 'new', 'declined']),
      [`log/requests/${fresh}/other`]: word('decline', 'new', ANSWERS.declined),
    },
  ],
  ['change what was said of an answer', { [`log/requests/${held}/hold1/verb`]: 'decline' }],
  ['delete what was said of an answer', { [`log/requests/${held}/hold1`]: null }],
  ['forget the newest answer', { [`log/requests/${held}/last`]: null }],
  ['delete the log of a request', { [`log/requests/${held}`]: null }],
  [
    'hold again by what was said before',
    { [`requests/${held}/heldUntil`]: '2026-06-15', [`log/requests/${held}/last`]: 'hold0' },
  ],
  [
    'hold again and say it anew under the same key',
    {
      ...answered('held', ['hold', 'held', 'held']),
      [`log/requests/${held}/hold2`]: null,
      [`log/requests/${held}/hold1`]: word('hold', 'held', ANSWERS.held),
      [`log/requests/${held}/last`]: 'hold1',
    },
  ],
]

/** A request declined, said under a key of its own. */
function keyed(id: string, key: string): Changes {
  return {
    [`requests/${id}/status`]: 'declined',
    [`log/requests/${id}/${key}`]: word('decline', 'new', ANSWERS.declined),
    [`log/requests/${id}/last`]: key,
  }
}

/** A write without one of its paths. */
function less(changes: Changes, path: string): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => name !== path))
}
