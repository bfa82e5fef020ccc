import { deletedRequest } from '#local-backend/attacks/deletedRequest.ts'
import { copied, payment } from './cancelled.ts'
import { ASKED, askedPage, KEYS, OFF_DAYS, PAGES, SHOWN_DAYS, stayPage } from './pagesSeason.ts'
import {
  accepted,
  answered,
  cancelled,
  changed,
  decline,
  guestOf,
  guestPromised,
  heldPage,
  hold,
  holdLonger,
  keptChange,
  freed,
  LATER,
  moved,
  NEW_PAGE,
  page,
  personOff,
  personShown,
  reinstated,
  renewed,
  SHORTER,
} from './pagesWrites.ts'
import { edit, priv, pub, type Rows } from './season.ts'
import { july, noStay, said } from './writes.ts'

const { shown, off, promised, waiting, early, late, free, guided } = KEYS
const at = (key: string) => `guestPages/${key}`
const guestsKey = (id: string) => `requests/${id}/guestKey`
const deleted = { ...noStay('shown'), ...freed, ...said('shown', 'delete', 2) }
const kept = (guestKey: string) => copied({ details: { guestKey } })
const after = { date: payment.date, amount: payment.amount }
const withKey = (key: string) =>
  page(key, stayPage('a', [july(10), july(12)]), edit(4, { [`${priv('a')}/guestKey`]: key }))
const COPY_DAYS = [july(6), july(8)] as const

/** What an owner, and nobody else, may write to guests' pages. */
export const GRANTED_PAGES: Rows = [
  ['give a stay a page where a guide is', withKey(guided)],
  [
    'take a page that is nobody’s with its guide',
    { [at(guided)]: null, [`guestGuides/${guided}`]: null },
  ],
  ['give a stay a page', withKey(free)],
  ['move a stay, and its page', moved(SHORTER, { [`${at(shown)}/cikis`]: SHORTER[1] })],
  [
    'change a stay whose page says so already',
    changed('edit', { [`${priv('shown')}/kapora`]: 200 }),
  ],
  [
    'give a stay another key',
    renewed(
      page(free, stayPage('shown', SHOWN_DAYS), { [at(shown)]: null, [`reviews/${shown}`]: null }),
    ),
  ],
  ['cancel a stay, and say so on its page', cancelled({ [`${at(shown)}/status`]: 'cancelled' })],
  [
    'take a cancellation back, and say so on its page',
    reinstated(off, { [`${at(off)}/status`]: 'settled' }),
  ],
  [
    'pay for a cancelled stay whose page says so already',
    keptChange('pay', { 'payments/off/pay3': payment, ...said('off', 'pay', 3, { after }) }),
  ],
  [
    'bring a cancelled stay with its page from a copy',
    { ...kept(free), ...page(free, stayPage('copy', COPY_DAYS, 'cancelled')) },
  ],
  ['delete a stay with its page', { ...deleted, [at(shown)]: null }],
  ['take the person out of a stay with its page', personShown({ [at(shown)]: null })],
  ['take the person out of a cancelled stay with its page', personOff({ [at(off)]: null })],
  [
    'hold a request, and say so on its page',
    answered('waiting', hold, page(waiting, heldPage(ASKED.waiting))),
  ],
  [
    'hold a request longer, and say so on its page',
    answered('promised', holdLonger, page(promised, heldPage(ASKED.promised))),
  ],
  [
    'open a request again, and say so on its page',
    answered(
      'refused',
      ['reopen', 'declined', { status: 'new' }],
      page(KEYS.refused, askedPage(ASKED.refused, { status: 'new' }), {
        [`requests/${ASKED.refused}/status`]: null,
      }),
    ),
  ],
  [
    'say on a page that a request waits',
    page(waiting, askedPage(ASKED.waiting, { status: 'new' })),
  ],
  [
    'accept a request, whose page becomes its stay’s',
    accepted('promised', 'held', { guestKey: promised }, page(promised, NEW_PAGE)),
  ],
  [
    'accept a request as a stay without a page',
    accepted('promised', 'held', {}, { [at(promised)]: null }),
  ],
  [
    'accept a request that never had a page',
    accepted('waiting', 'new', {}, { [at(waiting)]: null }),
  ],
  ['answer a request that names the key of a stay', answered('echo', decline)],
  [
    'delete a request with its page',
    { ...deletedRequest(ASKED.promised, 'held'), [at(promised)]: null },
  ],
  ['delete a request that names the key of a stay', deletedRequest(ASKED.echo)],
  [
    'take the guest out of a request with its page',
    guestPromised({ [guestsKey(ASKED.promised)]: null, [at(promised)]: null }),
  ],
]

/** What nobody may, an owner neither. */
export const REFUSED_PAGES: Rows = [
  ['take a page that is nobody’s and leave its guide', { [at(guided)]: null }],
  ['say another arrival on the page of a stay', { [`${at(shown)}/giris`]: '2026-08-04' }],
  ['say another departure on the page of a stay', { [`${at(shown)}/cikis`]: '2026-08-08' }],
  ['say that a stay was cancelled on its page', { [`${at(shown)}/status`]: 'cancelled' }],
  ['say that a cancelled stay stands on its page', { [`${at(off)}/status`]: 'settled' }],
  ['write a name on a page', { [`${at(shown)}/musteriAdi`]: 'Ayşe' }],
  ['write a page of a stay under a key that it has not', page(free, stayPage('shown', SHOWN_DAYS))],
  [
    'write a page of a cancelled stay under a key that it has not',
    page(free, stayPage('off', OFF_DAYS, 'cancelled')),
  ],
  [
    'write a page of a request under a key that it has not',
    page(free, PAGES.guestPages[promised] ?? null),
  ],
  ['write a page about nobody', page(free, stayPage('nobody', SHOWN_DAYS))],
  ['say another answer on the page of a request', { [`${at(promised)}/status`]: 'new' }],
  ['say another arrival on the page of a request', { [`${at(promised)}/giris`]: '2026-07-19' }],
  ['say another departure on the page of a request', { [`${at(promised)}/cikis`]: '2026-07-26' }],
  [
    'say another day until which a request is held',
    { [`${at(promised)}/heldUntil`]: '2026-08-01' },
  ],
  ['give the page of a stay to a request', page(shown, askedPage(ASKED.echo, { status: 'new' }))],
  [
    'give the page of a cancelled stay to a request',
    page(off, askedPage(ASKED.again, { status: 'new' })),
  ],
  ['take its page from a stay', { [at(shown)]: null }],
  ['take its page from a cancelled stay', { [at(off)]: null }],
  ['take its page from a request', { [at(promised)]: null }],
  ['leave a page without what it is about', { [`${at(shown)}/konu`]: null }],
  ['let a stay arrive later than its page says', moved(LATER, {})],
  ['let a stay leave earlier than its page says', moved(SHORTER, {})],
  ['cancel a stay and leave its page', cancelled({})],
  [
    'cancel a stay and forget its key',
    cancelled({ [at(shown)]: null, [`reviews/${shown}`]: null }, { guestKey: null }),
  ],
  [
    'cancel a stay and give it another key',
    cancelled(
      page(free, stayPage('shown', SHOWN_DAYS, 'cancelled'), {
        [at(shown)]: null,
        [`reviews/${shown}`]: null,
      }),
      { guestKey: free },
    ),
  ],
  ['take a cancellation back and leave its page', reinstated(off, {})],
  [
    'take a cancellation back under another key and leave its page',
    reinstated(free, page(free, stayPage('off', OFF_DAYS), { [`reviews/${off}`]: null })),
  ],
  [
    'give a stay the page of another',
    {
      ...said('twin', 'edit', 2),
      [`${priv('twin')}/version`]: 2,
      [`${priv('twin')}/guestKey`]: shown,
    },
  ],
  ['bring a cancelled stay with the page of another from a copy', kept(off)],
  ['give a stay a key and no page', edit(4, { [`${priv('a')}/guestKey`]: free })],
  [
    'give a stay another key and leave the page under the old',
    renewed(page(free, stayPage('shown', SHOWN_DAYS), { [`reviews/${shown}`]: null })),
  ],
  [
    'give a stay another key and leave what was written under the old',
    renewed(page(free, stayPage('shown', SHOWN_DAYS), { [at(shown)]: null })),
  ],
  ['delete a stay and leave its page', deleted],
  [
    'take the person out of a stay and leave what they wrote of it',
    personShown({ [at(shown)]: null }, { leaves: true }),
  ],
  [
    'take the person out of a cancelled stay and leave what they wrote of it',
    personOff({ [at(off)]: null }, { leaves: true }),
  ],
  ['take the person out of a stay and leave its page', personShown({})],
  [
    'take the person out of a stay and leave its key',
    personShown({ [`${priv('shown')}/guestKey`]: shown }),
  ],
  ['take the person out of a cancelled stay and leave its page', personOff({})],
  [
    'take the person out of a cancelled stay and leave its key',
    personOff({ 'cancelled/off/details/guestKey': off }),
  ],
  ['hold a request and leave its page', answered('promised', holdLonger)],
  ['hold a request and write no page', answered('waiting', hold)],
  [
    'decline a request and leave on its page that it is held',
    answered('promised', ['decline', 'held', { status: 'declined' }]),
  ],
  ['decline a request whose page says another arrival', answered('early', decline)],
  ['decline a request whose page says another departure', answered('late', decline)],
  ['accept a request and leave its page', accepted('promised', 'held', {}, {})],
  ['delete a request and leave its page', deletedRequest(ASKED.promised, 'held')],
  [
    'take the guest out of a request and leave its page',
    guestPromised({ [guestsKey(ASKED.promised)]: null }),
  ],
  ['take the guest out of a request and leave its key', guestPromised({})],
  [
    'open a request again and leave on its page that it was declined',
    answered('refused', ['reopen', 'declined', { status: 'new' }]),
  ],
  [
    'take the guest out of a request and leave the key of another’s page',
    guestOf('echo', { status: 'new' }, {}),
  ],
  ['say until when on the page of a stay', { [`${at(shown)}/heldUntil`]: '2026-08-01' }],
  ['say until when on the page of a cancelled stay', { [`${at(off)}/heldUntil`]: '2026-08-01' }],
  ['give a stay a key that is too long', withKey(`${free}k`)],
  ['give a stay a key that is too short', withKey(free.slice(1))],
  ['give a stay a key with other letters', withKey(free.replace('0', '+'))],
  ['change the key of a request', { [guestsKey(ASKED.waiting)]: free }],
  ['take its key from a request', { [guestsKey(ASKED.waiting)]: null }],
  [
    'write over every page',
    { guestPages: { [early]: PAGES.guestPages[early] ?? null, [late]: null } },
  ],
  ['move a stay in public and leave its page', { [pub('shown')]: null }],
]
