import type { Changes } from '#local-backend/attacks/attackers.ts'
import { answered, edit, priv, REQUESTS, type Rows, word } from './season.ts'
import { said } from './writes.ts'

const { declined, became } = REQUESTS
const DAYS = { checkIn: '2026-07-20', checkOut: '2026-07-25' }
const NOBODY = {
  firstname: 'Silinmiş',
  lastname: 'kişi',
  email: 'silindi@example.invalid',
  phone: '00000',
  notes: '',
}

const BECAME = { status: 'accepted', reservationId: 'a' }

/** The guest of the declined request taken out, and what is changed of that besides. */
function forgotten(payload: Changes = {}, verb = 'forget'): Changes {
  return {
    ...answered('declined', [verb, 'declined', 'declined']),
    [`requests/${declined}/reservation`]: { ...NOBODY, ...DAYS, ...payload },
  }
}

/** The person of `a` taken out at version 4, and what is changed of that besides. */
function forgottenStay(change: Changes = {}): Changes {
  const id = priv('a')
  const nobody = { [`${id}/musteriAdi`]: 'Silinmiş kişi', [`${id}/notlar`]: '' }
  return { ...said('a', 'forget', 4), [`${id}/version`]: 4, ...nobody, ...change }
}

const guestOfStay: Changes = {
  ...Object.fromEntries(
    Object.entries({ heldUntil: null, ...BECAME }).map(([name, value]) => [
      `requests/${became}/${name}`,
      value,
    ]),
  ),
  [`requests/${became}/reservation`]: { ...NOBODY, ...DAYS },
  ...Object.fromEntries(
    Object.entries(
      answered('became', ['forget', 'accepted', 'accepted'], { after: BECAME }),
    ).filter(([path]) => path.startsWith('log/')),
  ),
}

/** The guest of the held request, or of the one that became `a`, taken out, and the answer made another. */
const reanswered = (request: 'held' | 'became', was: string, answer: Changes): Changes => ({
  [`requests/${REQUESTS[request]}/reservation`]: { ...NOBODY, ...DAYS },
  ...Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [`requests/${REQUESTS[request]}/${name}`, value]),
  ),
  [`log/requests/${REQUESTS[request]}/next`]: word('forget', was, { ...answer }),
  [`log/requests/${REQUESTS[request]}/last`]: 'next',
})

/** How an owner, and nobody else, takes a person out of what is stored. */
export const GRANTED_FORGETTING: Rows = [
  ['take the guest out of a request', forgotten()],
  ['take the person out of a stay', forgottenStay()],
  ['take a person out of a request and its stay', { ...guestOfStay, ...forgottenStay() }],
  [
    'take the person out of a stay with all that was kept of them',
    forgottenStay({
      [`${priv('a')}/phone`]: null,
      [`${priv('a')}/email`]: null,
      [`${priv('a')}/eski`]: null,
    }),
  ],
]

/** What nobody may do to what a guest wrote, owners included. */
export const REFUSED_FORGETTING: Rows = [
  [
    'take a guest out and name another stay',
    reanswered('became', 'accepted', { status: 'accepted', reservationId: 'b' }),
  ],
  [
    'take a guest out and hold their days longer',
    reanswered('held', 'held', { status: 'held', heldUntil: '2026-08-01' }),
  ],
  [
    'take a guest out without a word',
    { [`requests/${declined}/reservation`]: { ...NOBODY, ...DAYS } },
  ],
  ['take a guest out in an answer', forgotten({}, 'decline')],
  ...(
    [
      ['the first name', { firstname: 'Ada' }],
      ['the last name', { lastname: 'Yılmaz' }],
      ['the address', { email: 'ada@example.com' }],
      ['the telephone', { phone: '05320000000' }],
      ['the message', { notes: 'Merhaba' }],
      ['no message', { notes: null }],
      ['another arrival', { checkIn: '2026-07-21' }],
      ['another departure', { checkOut: '2026-07-26' }],
    ] satisfies [string, Changes][]
  ).map(([what, payload]): [string, Changes] => [
    `say that a guest is taken out and leave ${what}`,
    forgotten(payload),
  ]),
  [
    'change one word of a guest',
    {
      ...answered('declined', ['forget', 'declined', 'declined']),
      [`requests/${declined}/reservation/firstname`]: 'Silinmiş',
    },
  ],
  [
    'take a guest out and answer at once',
    {
      ...answered('fresh', ['forget', 'new', 'declined']),
      [`requests/${REQUESTS.fresh}/reservation`]: { ...NOBODY, ...DAYS },
    },
  ],
  [
    'delete what a guest wrote and leave the answer',
    {
      ...answered('declined', ['forget', 'declined', 'declined']),
      [`requests/${declined}/reservation`]: null,
    },
  ],
  ...(
    [
      ['the name', { [`${priv('a')}/musteriAdi`]: 'Ayşe Kaya' }],
      ['the notes', { [`${priv('a')}/notlar`]: 'Geç gelecek' }],
      ['a telephone', { [`${priv('a')}/phone`]: '05320000000' }],
      ['an address', { [`${priv('a')}/email`]: 'ada@example.com' }],
      ['what an older record held', { [`${priv('a')}/eski`]: { oda: 'üst' } }],
    ] satisfies [string, Changes][]
  ).map(([what, change]): [string, Changes] => [
    `say that a person is taken out of a stay and leave ${what}`,
    forgottenStay(change),
  ]),
  ['take a person out of a stay from what it was before', edit(3, { [`${priv('a')}/notlar`]: '' })],
]
