import { ASKED, KEYS, SHOWN_DAYS, stayPage } from './pagesSeason.ts'
import { page } from './pagesWrites.ts'
import { priv, type Rows } from './season.ts'
import { AGREED, PART, SUM_KEYS } from './sumsSeason.ts'
import {
  at,
  sums,
  changed,
  changedTold,
  paidTold,
  backTold,
  paidOff,
  backOff,
  paidWhereKept,
  cancelled,
  cancelledUncounted,
  reinstated,
  begun,
  AFTER,
} from './sumsWrites.ts'
import { AUTHOR, NOW } from './writes.ts'

const { told, sold, uncounted, offTold } = SUM_KEYS

/** What an owner, and nobody else, may have guests' pages tell of money. */
export const GRANTED_SUMS: Rows = [
  ['write a payment down, and on the page', paidTold({ [at(told, 'paid')]: AFTER })],
  ['take a payment back, and from the page', backTold({ [at(told, 'paid')]: 0 })],
  [
    'agree upon another deposit, and say so on the page',
    changedTold({ [`${priv('told')}/kapora`]: 200, [at(told, 'total')]: AGREED + 100 }),
  ],
  ['change what the page does not tell', changedTold({ [`${priv('told')}/notlar`]: 'Bebek' })],
  ['have a page begin to tell of money', begun(sums(KEYS.shown, AGREED, 0))],
  [
    'have a page tell no more of money',
    changedTold({ [`${priv('told')}/showsAmounts`]: null, ...sums(told, null, null) }),
  ],
  ['cancel a stay whose page tells what is kept then', cancelled({ [at(told, 'total')]: 100 })],
  [
    'write a payment of a cancelled stay down, and on the page',
    paidOff({ [at(offTold, 'paid')]: AFTER }),
  ],
  [
    'take a payment of a cancelled stay back, and from the page',
    backOff({ [at(offTold, 'paid')]: 0 }),
  ],
  [
    'take a cancellation back, and tell what is agreed again',
    reinstated({ [at(offTold, 'total')]: AGREED }),
  ],
  [
    'cancel a stay whose page tells of money from then on',
    cancelledUncounted(sums(uncounted, 100, 100)),
  ],
  [
    'pay for a cancelled stay that was sold by a channel and tell nothing',
    paidWhereKept('offSold', {}),
  ],
  [
    'give a stay whose page tells of money another key',
    changedTold(
      page(
        KEYS.free,
        { ...stayPage('told', SHOWN_DAYS), total: AGREED, paid: PART.amount },
        { [`${priv('told')}/guestKey`]: KEYS.free, [`guestPages/${told}`]: null },
      ),
    ),
  ],
  [
    'change a stay that was paid to a channel and tell nothing',
    changed('sold', { [`${priv('sold')}/kapora`]: 200 }),
  ],
  [
    'change a stay that does not count by its payments and tell nothing',
    changed('uncounted', { [`${priv('uncounted')}/kapora`]: 200 }),
  ],
]

/** What nobody may, an owner neither. */
export const REFUSED_SUMS: Rows = [
  ['say on a page that more was paid', { [at(told, 'paid')]: AFTER }],
  ['say on the page of a cancelled stay that more was paid', { [at(offTold, 'paid')]: AFTER }],
  ['say on a page that something else was agreed', { [at(told, 'total')]: 1 }],
  [
    'say on the page of a cancelled stay that something else is kept',
    { [at(offTold, 'total')]: 1 },
  ],
  ['take the sums from a page', sums(told, null, null)],
  ['write a payment down and leave the page', paidTold({})],
  ['write another payment on the page', paidTold({ [at(told, 'paid')]: AFTER + 1 })],
  ['take a payment back and leave the page', backTold({})],
  ['write a payment of a cancelled stay down and leave the page', paidOff({})],
  ['take a payment of a cancelled stay back and leave the page', backOff({})],
  ['change a stay and say that more was paid', changedTold({ [at(told, 'paid')]: AFTER })],
  [
    'agree upon another deposit and leave the page',
    changedTold({ [`${priv('told')}/kapora`]: 200 }),
  ],
  [
    'agree upon another remainder and leave the page',
    changedTold({ [`${priv('told')}/kalan`]: 200 }),
  ],
  [
    'have a page tell no more of money and leave the sums',
    changedTold({ [`${priv('told')}/showsAmounts`]: null }),
  ],
  [
    'have a page tell no more of money and leave what was agreed',
    changedTold({ [`${priv('told')}/showsAmounts`]: null, [at(told, 'paid')]: null }),
  ],
  [
    'have a page tell no more of money and leave what was paid',
    changedTold({ [`${priv('told')}/showsAmounts`]: null, [at(told, 'total')]: null }),
  ],
  ['have a page begin to tell of money and write nothing', begun({})],
  [
    'have a page begin to tell of money and not what was agreed',
    begun({ [at(KEYS.shown, 'paid')]: 0 }),
  ],
  [
    'have a page begin to tell of money and not what was paid',
    begun({ [at(KEYS.shown, 'total')]: AGREED }),
  ],
  [
    'tell of money on a page whose owners have not chosen so',
    changed('shown', sums(KEYS.shown, AGREED, 0)),
  ],
  ['tell of money a guest who pays a channel', changed('sold', sums(sold, AGREED, 0))],
  [
    'tell of money before a stay counts by its payments',
    changed('uncounted', sums(uncounted, AGREED, 0)),
  ],
  [
    'tell of money on the page of a cancelled stay whose owners have not chosen so',
    sums(KEYS.off, 100, 0),
  ],
  ['tell what was agreed on the page of a request', { [at(KEYS.promised, 'total')]: 1 }],
  ['tell what was paid on the page of a request', { [at(KEYS.promised, 'paid')]: 1 }],
  [
    'hold a request and tell what was paid on its page',
    {
      [`log/requests/${ASKED.promised}/hold2`]: {
        at: NOW,
        by: AUTHOR,
        verb: 'hold',
        before: { status: 'held' },
        after: { status: 'held', heldUntil: '2026-08-01' },
      },
      [`log/requests/${ASKED.promised}/last`]: 'hold2',
      [`requests/${ASKED.promised}/heldUntil`]: '2026-08-01',
      [at(KEYS.promised, 'heldUntil')]: '2026-08-01',
      [at(KEYS.promised, 'paid')]: 1,
    },
  ],
  ['cancel a stay and leave on its page what was agreed', cancelled({})],
  [
    'cancel a stay and say on its page that more was paid',
    cancelled({ [at(told, 'total')]: 100, [at(told, 'paid')]: AFTER }),
  ],
  ['cancel a stay whose page is to tell of money and tell nothing', cancelledUncounted({})],
  [
    'cancel a stay and take from its page what was paid',
    cancelled({ [at(told, 'total')]: 100, [at(told, 'paid')]: null }),
  ],
  [
    'cancel a stay and not say what was paid',
    cancelledUncounted({ [at(uncounted, 'total')]: 100 }),
  ],
  [
    'say what is kept of a stay that was sold by a channel',
    paidWhereKept('offSold', { [at(SUM_KEYS.offSold, 'total')]: 100 }),
  ],
  [
    'say what was paid of a cancelled stay that was sold by a channel',
    paidWhereKept('offSold', { [at(SUM_KEYS.offSold, 'paid')]: 300 }),
  ],
  [
    'say what was agreed with a guest who pays a channel',
    changed('sold', { [at(sold, 'total')]: AGREED }),
  ],
  ['take a cancellation back and leave on its page what was kept', reinstated({})],
]
