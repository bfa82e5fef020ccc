import { ASKED, KEYS } from './pagesSeason.ts'
import type { Rows } from './season.ts'
import { NOW } from './writes.ts'

const visit = (key: string) => `pageVisits/${key}`

/** What whoever knows the key of a guest's page may write. */
export const GRANTED_TO_ANYONE: Rows = [
  ['say that a page is opened', { [visit(KEYS.shown)]: NOW }],
  ['say that a page is opened again', { [visit(KEYS.opened)]: NOW }],
]

/** What nobody may who is no owner. */
export const REFUSED_TO_ANYONE: Rows = [
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
  [`requests/${ASKED.opened}`]: null,
  [`guestPages/${KEYS.opened}`]: null,
}

/** What an owner, and nobody else, may make of it. */
export const GRANTED_OPENED: Rows = [
  [
    'delete a request with its page, and when that was opened',
    { ...goneOpened, [visit(KEYS.opened)]: null },
  ],
  ['forget when a page was opened', { [visit(KEYS.opened)]: null }],
]

/** What an owner may not, either. */
export const REFUSED_OPENED: Rows = [
  ['delete a request with its page and leave when that was opened', goneOpened],
]
