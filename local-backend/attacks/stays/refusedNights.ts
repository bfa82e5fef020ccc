import type { Changes } from '#local-backend/attacks/attackers.ts'
import { booked, dates, days, details, july, nights, said, stay } from './writes.ts'
import { daysOf, edit, moved, priv, pub, type Rows, settled } from './season.ts'

/** `broken` made something else, at its first version. */
const rewritten = (change: Changes): Changes => ({
  ...said('broken', 'edit', 1),
  [`${priv('broken')}/version`]: 1,
  ...change,
})

/** What nobody may do, owners included: free or claim a night but by the truth of its holder's days. */
export const REFUSED_NIGHTS: Rows = [
  // A night is freed only when its holder is gone or not there then.
  ['free a night', nights(null, 10)],
  ['free the last night', nights(null, 11)],
  ['free the night of a stay that was stored before', nights(null, 20)],
  ['free a night while its holder changes otherwise', { ...edit(4, {}), ...nights(null, 10) }],
  [
    'free a night of a stay that only says it moves',
    { ...edit(4, daysOf('a', 14, 16)), ...nights('a', 14, 15), ...nights(null, 10, 11) },
  ],
  [
    'free a night of a stay that moves, but not off it',
    { ...edit(4, moved(11, 14)), ...nights('a', 11), ...nights(null, 12) },
  ],
  ['free every night', { nights: null }],
  // A night is claimed only by a stay that covers it.
  ['take a taken night', nights('b', 11)],
  ['take the night of a stay that was stored before', booked('new', 'add', 1, [20, 21])],
  ['take the first night of another', booked('new', 'add', 1, [12, 13])],
  ['claim the night before check-in', nights('y', 2)],
  ['claim the night of check-out', nights('b', 14)],
  ['claim the night before a stay', nights('b', 9)],
  ['claim a night for a stay that is not settled', nights('inline', 25)],
  ['claim a night for a stay that comes on no day', nights('broken', 15)],
  [
    'claim the day of a stay that stays no night',
    { ...settled('same', daysOf('same', 30, 30)), ...nights('same', 30) },
  ],
  ['claim a night for none', nights('none', 15)],
  ['claim a night for what is gone', nights('gone', 17)],
  ['claim a night for something below a stay', nights('b/giris', 14)],
  ['claim a night for all stays', nights('', 15)],
  ['claim a night as a branch', { [`nights/${july(15)}`]: { b: true } }],
  ['claim a night as a number', { [`nights/${july(15)}`]: 1 }],
  ['claim a night that is none', { 'nights/2026-02-29': 'x' }],
  ['claim a night in another form', { 'nights/15-07-2026': 'x' }],
  ['claim a night that no calendar has', { 'nights/2026-07-10x': 'a' }],
  // A stay that is put on its dates holds its first night, and what it says of its days is true.
  [
    'add a stay without its first night',
    { ...stay('new', 14, 16, 1), ...nights('new', 15), ...said('new', 'add', 1) },
  ],
  [
    'add a stay over another, claiming nothing',
    { ...stay('new', 13, 15, 1), ...said('new', 'add', 1) },
  ],
  ['add a stay that stays no night', { ...stay('new', 14, 14, 1), ...said('new', 'add', 1) }],
  [
    'add a stay that leaves before it comes',
    { ...stay('new', 15, 14, 1), ...nights('new', 15), ...said('new', 'add', 1) },
  ],
  [
    'add a stay without its days',
    {
      [pub('new')]: dates(july(14), july(15)),
      [priv('new')]: { ...details, version: 1 },
      ...said('new', 'add', 1),
    },
  ],
  [
    'add a stay that comes on another day than it says',
    {
      ...stay('new', 14, 16, 1),
      [pub('new')]: dates(july(13), july(16)),
      ...nights('new', 14, 15),
      ...said('new', 'add', 1),
    },
  ],
  [
    'add a stay that leaves on another day than it says',
    {
      ...stay('new', 14, 16, 1),
      [pub('new')]: dates(july(14), july(17)),
      ...nights('new', 14, 15),
      ...said('new', 'add', 1),
    },
  ],
  [
    'add a stay with its day and month exchanged',
    {
      ...stay('new', 14, 16, 1),
      [pub('new')]: { girisTarihi: '07.14.2026', cikisTarihi: '16.07.2026' },
      ...nights('new', 14, 15),
      ...said('new', 'add', 1),
    },
  ],
  [
    'move a stay without its days',
    { ...edit(4, { [pub('a')]: dates(july(14), july(16)) }), ...nights('a', 14) },
  ],
  ['move a stay without its first night', { ...edit(4, moved(14, 16)), ...nights(null, 10, 11) }],
  ['move a stay to where another begins', { ...edit(4, moved(12, 13)), ...nights(null, 10, 11) }],
  ['make a stay end before it begins', { ...edit(4, moved(11, 10)), ...nights(null, 10) }],
  [
    'take the days of a stay away',
    edit(4, { [`${priv('a')}/giris`]: null, [`${priv('a')}/cikis`]: null }),
  ],
  [
    'make a stay longer than a year',
    {
      ...edit(4, { [pub('a')]: dates(july(10), '2027-07-11') }),
      [`${priv('a')}/giris`]: days(july(10), july(12)).giris,
      [`${priv('a')}/cikis`]: { yil: '2027', ay: '07', date: '11' },
    },
  ],
  [
    'take the days away of a stay whose nights are another’s',
    {
      ...said('y', 'edit', 2),
      [`${priv('y')}/version`]: 2,
      [`${priv('y')}/giris`]: null,
      [`${priv('y')}/cikis`]: null,
    },
  ],
  ['take one day of a stay away', edit(4, { [`${priv('a')}/cikis`]: null })],
  [
    'give a stay half its days',
    settled('early', { [`${priv('early')}/giris`]: days(july(20), july(22)).giris }),
  ],
  [
    'give a stay its other half of days',
    settled('early', { [`${priv('early')}/cikis`]: days(july(20), july(22)).cikis }),
  ],
  ['settle a stay on other days', settled('early', daysOf('early', 21, 22))],
  [
    'put a record that comes on no day on one, without its days',
    rewritten({ [pub('broken')]: dates(july(14), july(15)) }),
  ],
  ['write a piece of another name', edit(4, { [`${priv('a')}/giris/saat`]: '14' })],
  ['write a piece of another name, of check-out', edit(4, { [`${priv('a')}/cikis/saat`]: '14' })],
  ['write a version as text', { ...edit(4, {}), [`${priv('a')}/version`]: '4' }],
  [
    'lengthen a stay whose first night is another’s',
    {
      ...said('y', 'edit', 2),
      [`${priv('y')}/version`]: 2,
      [pub('y')]: dates(july(3), july(6)),
      ...daysOf('y', 3, 6),
      ...nights('y', 5),
    },
  ],
  [
    'begin a stay earlier, on a night of another',
    {
      ...said('y', 'edit', 2),
      [`${priv('y')}/version`]: 2,
      [pub('y')]: dates(july(2), july(5)),
      ...daysOf('y', 2, 5),
    },
  ],
  [
    'make a stay end before it begins, on a night that it holds astray',
    edit(4, {
      ...daysOf('a', 16, 12),
      [pub('a')]: dates(july(16), july(12)),
      ...nights(null, 10, 11),
    }),
  ],
  [
    'make a stay of no night of a night that it holds astray',
    edit(4, { ...moved(16, 16), ...nights(null, 10, 11) }),
  ],
  [
    'give a record another check-in, without its days',
    rewritten({
      [pub('broken')]: { girisTarihi: '01.03.2026', cikisTarihi: '05.03.2026' },
    }),
  ],
  [
    'give a record another check-out, without its days',
    rewritten({
      [pub('broken')]: { girisTarihi: '31.02.2026', cikisTarihi: '06.03.2026' },
    }),
  ],
]
