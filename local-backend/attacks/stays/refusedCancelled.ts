import type { Changes } from '#local-backend/attacks/attackers.ts'
import {
  keptAs,
  without,
  at,
  moved,
  paid,
  paidBack,
  forgotten,
  reinstated,
  payment,
  kept,
} from './cancelled.ts'
import { KEPT_DAYS, PAYMENT, priv, type Rows } from './season.ts'
import { booked, days, details, nights, NOW, said, stay } from './writes.ts'

/** What nobody may do to a stay that has been cancelled, owners included. */
export const REFUSED_CANCELLED: Rows = [
  [
    'change a cancelled stay',
    { ...moved(), [at('details/kapora')]: 5, ...said('kept', 'edit', 4) },
  ],
  ['change what is kept', paid({ [at('kalan')]: 5 })],
  ['change who has cancelled', paid({ [at('by')]: 'coowner@example.com' })],
  ['change when it was cancelled', paid({ [at('at')]: NOW })],
  ['change the days of a cancelled stay', paid({ [at('dates/girisTarihi')]: '05.07.2026' })],
  ['change a note while something is paid', paid({ [at('details/notlar')]: '' })],
  ['change the reason while something is paid', paid({ [at('reason')]: 'Başka' })],
  ...(
    [
      ['take the telephone away', { [at('details/phone')]: null }],
      ['take the address away', { [at('details/email')]: null }],
      ['take what an older record held away', { [at('details/eski')]: null }],
      ['take the name away', { [at('details/musteriAdi')]: 'Silinmiş kişi' }],
      ['take a page away', { [at('details/guestKey')]: null }],
    ] satisfies [string, Changes][]
  ).map(([what, change]): [string, Changes] => [`${what} while something is paid`, paid(change)]),
  ['take what an older record held away without a word', { [at('details/eski')]: null }],
  [
    'cancel again',
    {
      'cancelled/kept': keptAs(4, KEPT_DAYS),
      ...said('kept', 'cancel', 4, { after: { kept } }),
    },
  ],
  ['move the version of a cancelled stay without a word', moved()],
  ['pay for a cancelled stay and leave its version', paid(moved(3))],
  [
    'pay for a cancelled stay from what it was before',
    {
      ...paid(moved(3)),
      ...said('kept', 'pay', 3, { after: { date: PAYMENT.date, amount: PAYMENT.amount } }),
    },
  ],
  ['say that a cancelled stay is paid', { ...moved(), ...said('kept', 'pay', 4) }],
  ['settle a cancelled stay', { ...moved(), ...said('kept', 'settle', 4) }],
  [
    'say of a cancelled stay what was paid before there were payments',
    paid({
      'payments/kept/-pay4': { ...payment, ne: 'devir' },
      ...said('kept', 'pay', 4, {
        after: { date: PAYMENT.date, amount: PAYMENT.amount, devir: PAYMENT.amount },
      }),
    }),
  ],
  [
    'say that a payment of a cancelled stay is taken back',
    without(paidBack(), 'payments/kept/first'),
  ],
  ...(
    [
      ['the name', { [at('details/musteriAdi')]: 'Ayşe Kaya' }],
      ['the notes', { [at('details/notlar')]: 'Geç gelecek' }],
      ['a telephone', { [at('details/phone')]: '05320000000' }],
      ['an address', { [at('details/email')]: 'ada@example.com' }],
      ['what an older record held', { [at('details/eski')]: { oda: 'üst' } }],
      ['the reason', { [at('reason')]: 'Hastalık' }],
    ] satisfies [string, Changes][]
  ).map(([what, change]): [string, Changes] => [
    `say that a person is taken out of a cancelled stay and leave ${what}`,
    forgotten(change),
  ]),
  ...(
    [
      ['how many come', { [at('details/guests')]: 2 }],
      ['when they come', { [at('details/arrivalTime')]: '15:00' }],
      ['the request', { [at('details/request')]: '-Pnobody000000000000' }],
      ['where it came from', { [at('details/source')]: 'airbnb' }],
      ['the channel', { [at('details/channel')]: 'airbnb' }],
      ['what its page tells', { [at('details/showsAmounts')]: true }],
      ['what was agreed', { [at('details/toplamUcret')]: 5 }],
      ['the deposit', { [at('details/kapora')]: 5 }],
      ['what was left to pay', { [at('details/kalan')]: 5 }],
      ['the days', { [at('dates/girisTarihi')]: '05.07.2026' }],
      ['what is kept', { [at('kalan')]: 5 }],
    ] satisfies [string, Changes][]
  ).map(([what, change]): [string, Changes] => [
    `take the person out of a cancelled stay and change ${what}`,
    forgotten(change),
  ]),
  [
    'take the person out of a cancelled stay with all that is known of it',
    {
      [at('details')]: {
        ...details,
        musteriAdi: 'Silinmiş kişi',
        notlar: '',
        usesPayments: true,
        version: 4,
      },
      [at('reason')]: null,
      ...said('kept', 'forget', 4),
    },
  ],
  ['take a cancelled stay away', { 'cancelled/kept': null }],
  ['delete a cancelled stay', { 'cancelled/kept': null, ...said('kept', 'delete', 4) }],
  [
    'take a cancellation back, and nothing else',
    { 'cancelled/kept': null, ...said('kept', 'reinstate', 4) },
  ],
  ['take a cancellation back and leave it', without(reinstated(), 'cancelled/kept')],
  ['take a cancellation back at another version', reinstated({}, 5)],
  [
    'take a cancellation back and say another version',
    reinstated({
      [priv('kept')]: { ...details, ...days(...KEPT_DAYS), usesPayments: true, version: 5 },
    }),
  ],
  ['take a cancellation back without its first night', reinstated(nights(null, 6))],
  ['add what was cancelled', reinstated({}, 1, 'add')],
  ['bring what was cancelled back as if it was deleted', reinstated({}, 4, 'restore')],
  ['take back the cancellation of what was deleted', booked('gone', 'reinstate', 3, [17, 18])],
  [
    'take back the cancellation of what stands',
    { ...stay('a', 10, 12, 4), ...said('a', 'reinstate', 4) },
  ],
  ['give a night to a cancelled stay', nights('kept', 6)],
]
