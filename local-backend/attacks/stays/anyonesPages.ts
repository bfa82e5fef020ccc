import type { Changes } from '#local-backend/attacks/attackers.ts'
import { deletedRequest } from '#local-backend/attacks/deletedRequest.ts'
import { REQUEST } from '#local-backend/attacks/request.ts'
import { ASKED, askedPage, KEYS, SHOWN_DAYS, stayPage } from './pagesSeason.ts'
import { answered } from './pagesWrites.ts'
import { REQUESTS, type Rows } from './season.ts'
import { NOW } from './writes.ts'

const page = (key: string) => `guestPages/${key}`
const waits = (change: Changes = {}): Changes => ({
  ...askedPage(REQUESTS.fresh, { status: 'new' }),
  ...change,
})
const nextKey = { [`requests/${REQUESTS.fresh}/guestKey`]: KEYS.free }

/** The key of a request that had none, and its page. */
const laid = (change: Changes = {}): Changes => ({ ...nextKey, [page(KEYS.free)]: waits(change) })

const visit = (key: string) => `pageVisits/${key}`

/** What whoever knows the key of a guest's page may write. */
export const GRANTED_TO_ANYONE: Rows = [
  ['lay the page of a request with its key', laid()],
  [
    'lay it with all that stands beside a request',
    { ...laid(), [`requests/${REQUESTS.fresh}/dil`]: 'en' },
  ],
  [
    'leave a request with its key and its page',
    {
      'requests/-Pnew000000000000000': { reservation: REQUEST, guestKey: KEYS.free },
      [page(KEYS.free)]: askedPage('-Pnew000000000000000', { status: 'new' }),
    },
  ],
  ['say that a page is opened', { [visit(KEYS.shown)]: NOW }],
  ['say that a page is opened again', { [visit(KEYS.opened)]: NOW }],
]

/** What nobody may who is no owner. */
export const REFUSED_TO_ANYONE: Rows = [
  ['lay a page without a key', { [page(KEYS.free)]: waits() }],
  ['lay a page under another key', { ...nextKey, [page(KEYS.free.slice(1))]: waits() }],
  [
    'lay the page of a request that has its key already',
    { [page(KEYS.waiting)]: askedPage(ASKED.waiting, { status: 'new' }) },
  ],
  ['lay the page of a stay', { [page(KEYS.shown)]: stayPage('shown', SHOWN_DAYS) }],
  [
    'lay a page over that of another',
    { [`requests/${REQUESTS.fresh}/guestKey`]: KEYS.guided, [page(KEYS.guided)]: waits() },
  ],
  [
    'say on a page that a request waits which was declined',
    {
      [`requests/${REQUESTS.declined}/guestKey`]: KEYS.free,
      [page(KEYS.free)]: askedPage(REQUESTS.declined, { status: 'new' }),
    },
  ],
  ['say an answer on a page', laid({ status: 'declined' })],
  ['say another arrival on a page', laid({ giris: '2026-07-19' })],
  ['say another departure on a page', laid({ cikis: '2026-07-26' })],
  ['say until when on a page', laid({ heldUntil: '2026-07-01' })],
  ['say what was agreed on a page', laid({ total: 5 })],
  ['say what was paid on a page', laid({ paid: 5 })],
  ['write a name on a page', laid({ musteriAdi: 'Ada' })],
  ['hide a text beside a page', laid({ '.priority': 'Ada' })],
  [
    'hide a text beside a day of a page',
    laid({ giris: { '.value': REQUEST.checkIn, '.priority': 'Ada' } }),
  ],
  ['take a page away', { [page(KEYS.opened)]: null }],
  ['take every page away', { guestPages: null }],
  ['change a page', { [`${page(KEYS.opened)}/status`]: 'new' }],
  ['say that a page is opened which is not there', { [visit(KEYS.free)]: NOW }],
  ['say that a page was opened earlier', { [visit(KEYS.shown)]: 5 }],
  ['say in words that a page was opened', { [visit(KEYS.shown)]: 'ada@example.com' }],
  ['say who opened a page', { [`${visit(KEYS.shown)}/ad`]: 'Ada' }],
  [
    'hide a text beside the moment at which a page is opened',
    { [visit(KEYS.shown)]: { '.value': NOW, '.priority': 'Ada' } },
  ],
  ['forget that a page was opened', { [visit(KEYS.opened)]: null }],
  ['forget that any page was opened', { pageVisits: null }],
]

const goneOpened = {
  ...deletedRequest(ASKED.opened, 'declined'),
  [`guestPages/${KEYS.opened}`]: null,
}

/** What an owner, and nobody else, may make of it. */
export const GRANTED_OPENED: Rows = [
  [
    'delete a request with its page, and when that was opened',
    { ...goneOpened, [visit(KEYS.opened)]: null },
  ],
  [
    'open a request again, whose page was opened',
    answered('opened', ['reopen', 'declined', { status: 'new' }], {
      [page(KEYS.opened)]: askedPage(ASKED.opened, { status: 'new' }),
      [`requests/${ASKED.opened}/status`]: null,
    }),
  ],
  ['forget when a page was opened', { [visit(KEYS.opened)]: null }],
]

/** What an owner may not, either. */
export const REFUSED_OPENED: Rows = [
  ['leave a day out of the page of a cancelled stay', { [`${page(KEYS.off)}/giris`]: null }],
  ['delete a request with its page and leave when that was opened', goneOpened],
  [
    'lay the page of a request over that of a stay',
    { [`requests/${REQUESTS.fresh}/guestKey`]: KEYS.shown, [page(KEYS.shown)]: waits() },
  ],
]
