import {
  keptAs,
  cancelled,
  cancelledFirst,
  copied,
  paid,
  paidBack,
  forgotten,
  reinstated,
  payment,
  kept,
} from './cancelled.ts'
import { type Rows } from './season.ts'
import { booked, july, nights, noStay, said } from './writes.ts'

/** What an owner, and nobody else, may do about a cancellation. */
export const GRANTED_CANCELLING: Rows = [
  ['cancel a stay', cancelled()],
  ['cancel a stay, and write down what had counted as paid', cancelledFirst()],
  ['cancel a stay that has paid nothing', cancelledFirst(null)],
  [
    'cancel a stay, keep the most, and say why at length',
    cancelled(
      { more: { kalan: 10_000_000, reason: 'x'.repeat(500) } },
      { after: { kept: 10_000_000 } },
    ),
  ],
  [
    'cancel a stay and keep nothing',
    cancelled({ more: { kalan: 0, reason: 'x' } }, { after: { kept: 0 } }),
  ],
  [
    'put a stay in the place of a cancelled one',
    cancelledFirst({}, booked('new', 'add', 1, [10, 12])),
  ],
  ['bring a cancelled stay from a copy', copied({}, { 'payments/copy/x': payment })],
  [
    'bring a cancelled stay from a copy with what an older record held',
    copied({ details: { eski: { oda: 'x'.repeat(5000), yas: 3, evcil: true } } }),
  ],
  ['write down what is paid of a cancelled stay', paid()],
  ['take back what was paid of a cancelled stay', paidBack()],
  ['take the person out of a cancelled stay', forgotten()],
  [
    'cancel a stay that was stored before versions were',
    {
      ...noStay('early'),
      ...nights(null, 20, 21),
      'cancelled/early': keptAs(1, [july(20), july(22)]),
      ...said('early', 'cancel', 1, { after: { kept } }),
    },
  ],
  ['take a cancellation back', reinstated()],
]
