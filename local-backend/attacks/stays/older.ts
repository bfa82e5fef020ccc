import type { Changes } from '#local-backend/attacks/attackers.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { cancelled, copied, keptAs, reinstated, kept } from './cancelled.ts'
import { edit, KEPT_DAYS, priv, pub, type Rows } from './season.ts'
import { booked, days, details, july, nights, noStay, said } from './writes.ts'

type Fields = { [name: string]: Json }

/** `inline` moved out of the public half, with what it is said to have held besides. */
const moved = (eski: Fields): Changes => ({
  [pub('inline')]: { girisTarihi: '07/25/2026', cikisTarihi: july(27) },
  [priv('inline')]: { ...details, ...days(july(25), july(27)), eski, version: 1 },
  ...nights('inline', 25, 26),
  ...said('inline', 'move', 1),
})
/** `gone` put back, with what it is said to have held. */
const putBack = (eski: Fields, verb = 'restore'): Changes => ({
  ...booked('gone', verb, 3, [17, 18]),
  [priv('gone')]: { ...details, ...days(july(17), july(18)), eski, version: 3 },
})
/** `b` cancelled, with what it is said to have held. */
const cancelledB = (eski: Fields): Changes => ({
  ...noStay('b'),
  ...nights(null, 12, 13),
  'cancelled/b': keptAs(2, [july(12), july(14)], { details: { eski } }),
  ...said('b', 'cancel', 2, { after: { kept } }),
})
/** `kept` among the stays again, with what it is said to have held. */
const keptAgain = (eski: Fields): Changes =>
  reinstated({
    [priv('kept')]: { ...details, ...days(...KEPT_DAYS), eski, usesPayments: true, version: 4 },
  })
const editB = (change: Changes): Changes => ({
  ...said('b', 'edit', 2),
  [`${priv('b')}/version`]: 2,
  ...change,
})

/** What becomes of what an older record held besides. */
export const GRANTED_OLDER: Rows = [
  ['move an older record and lose what it held', moved({})],
  ['move an older record with a part of what it held', moved({ yas: 3 })],
  ['lose a field of an older record', editB({ [`${priv('b')}/eski/oda`]: null })],
  ['write what an older record held as it stands', editB({ [`${priv('b')}/eski/oda`]: 'üst' })],
  ['cancel a stay with what an older record held', cancelledB({ oda: 'üst', yas: 3 })],
  ['cancel a stay with a part of what an older record held', cancelledB({ yas: 3 })],
  ['take a cancellation back with what an older record held', keptAgain({ oda: 'üst' })],
  ['undo a deletion with what an older record held', putBack({ oda: 'x'.repeat(5000), yas: 3 })],
  ['undo a deletion with a mark that an older record held', putBack({ evcil: true })],
]

/** What nobody may add to it, nor leave of it, owners included. */
export const REFUSED_OLDER: Rows = [
  [
    'give a stay what an older record never held',
    edit(4, { [`${priv('a')}/eski`]: { oda: 'üst' } }),
  ],
  ['add to what an older record held', editB({ [`${priv('b')}/eski/kat`]: 2 })],
  ['add to it what another held', editB({ [`${priv('b')}/eski/evcil`]: true })],
  ['change what an older record held', editB({ [`${priv('b')}/eski/oda`]: 'alt' })],
  ['move an older record and add to it', moved({ oda: 'üst', kat: 2 })],
  ['move an older record and change what it held', moved({ oda: 'alt' })],
  ['move an older record with a branch as it stands', moved({ ev: { kat: 2 } })],
  ['cancel a stay and add to what it held', cancelledB({ oda: 'üst', kat: 2 })],
  ['cancel a stay and change what it held', cancelledB({ oda: 'alt' })],
  [
    'cancel a stay with what no older record held',
    cancelled({ details: { eski: { oda: 'üst' } } }),
  ],
  ['take a cancellation back and add to what it held', keptAgain({ oda: 'üst', kat: 2 })],
  ['take a cancellation back and change what it held', keptAgain({ oda: 'alt' })],
  [
    'take the person out of a stay and leave what an older record held',
    {
      ...said('b', 'forget', 2),
      [`${priv('b')}/version`]: 2,
      [`${priv('b')}/musteriAdi`]: 'Silinmiş kişi',
      [`${priv('b')}/notlar`]: '',
    },
  ],
  ['undo a deletion with a huge text of an older record', putBack({ oda: 'x'.repeat(5001) })],
  ['undo a deletion with a branch of an older record', putBack({ ev: { kat: 2 } })],
  [
    'add a stay with what no older record held',
    {
      ...booked('new', 'add', 1, [14, 16]),
      [priv('new')]: { ...details, ...days(july(14), july(16)), eski: { oda: 'üst' }, version: 1 },
    },
  ],
  [
    'bring a cancelled stay from a copy with a branch',
    copied({ details: { eski: { ev: { kat: 2 } } } }),
  ],
]
