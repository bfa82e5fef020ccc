import {
  AUTHOR,
  booked,
  dates,
  days,
  details,
  july,
  nights,
  noStay,
  NOW,
  said,
  stay,
} from './writes.ts'
import { daysOf, edit, moved, priv, pub, type Rows, settled } from './season.ts'

/** What an owner may do, and nobody else. */
export const GRANTED: Rows = [
  ['add a stay', booked('new', 'add', 1, [14, 16])],
  [
    'add a stay and say what it holds',
    {
      ...stay('new', 14, 16, 1),
      ...nights('new', 14, 15),
      ...said('new', 'add', 1, { after: { girisTarihi: '14.07.2026', kapora: 100, notlar: true } }),
    },
  ],
  [
    'change a figure and say what it was',
    edit(4, { [`${priv('a')}/kapora`]: 200 }, { before: { kapora: 100 }, after: { kapora: 200 } }),
  ],
  ['change both halves whole', { ...stay('a', 10, 12, 4), ...said('a', 'edit', 4) }],
  [
    'move a stay to free nights',
    { ...edit(4, moved(14, 16)), ...nights('a', 14, 15), ...nights(null, 10, 11) },
  ],
  ['shorten a stay', { ...edit(4, moved(10, 11)), ...nights(null, 11) }],
  [
    'delete a stay with its nights',
    { ...noStay('a'), ...nights(null, 10, 11), ...said('a', 'delete', 4) },
  ],
  [
    'put a stay in the place of another',
    {
      ...noStay('a'),
      ...said('a', 'delete', 4),
      ...booked('new', 'add', 1, [10, 12]),
    },
  ],
  [
    'let two stays change places',
    {
      ...stay('a', 12, 14, 4),
      ...said('a', 'edit', 4),
      ...stay('b', 10, 12, 2),
      ...said('b', 'edit', 2),
      ...nights('a', 12, 13),
      ...nights('b', 10, 11),
    },
  ],
  ['bring back what was deleted', booked('gone', 'restore', 3, [17, 18])],
  ['claim a night that is missing', nights('y', 4)],
  ['take a night whose holder is not there then', booked('new', 'add', 1, [16, 17])],
  ['take a night whose holder is gone', booked('new', 'add', 1, [17, 18])],
  ['free a night whose holder is not there then', nights(null, 16)],
  ['free a night whose holder is gone', nights(null, 17)],
  [
    'hand the shared night over when one of two that overlap goes',
    {
      ...noStay('x'),
      ...said('x', 'delete', 2),
      ...nights(null, 1, 2),
      ...nights('y', 3),
    },
  ],
  [
    'change a field of one of two that overlap',
    {
      ...said('y', 'edit', 2),
      [`${priv('y')}/version`]: 2,
      [`${priv('y')}/notlar`]: 'x'.repeat(5000),
    },
  ],
  [
    'settle a stay that was stored before',
    settled('early', { ...daysOf('early', 20, 22), ...nights('early', 20, 21) }),
  ],
  ['settle a stay that leaves on the day it comes', settled('same', daysOf('same', 30, 30))],
  [
    'change a record that comes on no day',
    settled('broken', { [`${priv('broken')}/notlar`]: 'Ara' }),
  ],
  [
    'mend a record that comes on no day',
    {
      ...daysOf('broken', 14, 15),
      [`${priv('broken')}/version`]: 1,
      ...said('broken', 'edit', 1),
      [pub('broken')]: dates(july(14), july(15)),
      ...nights('broken', 14),
    },
  ],
  [
    'delete a stay that was stored before',
    { ...noStay('early'), ...nights(null, 20, 21), ...said('early', 'delete', 1) },
  ],
  [
    'move an older record, its dates untouched, all its fields kept',
    {
      [pub('inline')]: { girisTarihi: '07/25/2026', cikisTarihi: july(27) },
      [priv('inline')]: {
        ...details,
        ...days(july(25), july(27)),
        eski: { oda: 'üst', yas: 3, evcil: true, ev: '{"kat":2}' },
        version: 1,
      },
      ...nights('inline', 25, 26),
      ...said('inline', 'move', 1),
    },
  ],
  ['delete an older record', { ...noStay('inline'), ...said('inline', 'delete', 1) }],
  [
    'move an older record of other forms',
    {
      [pub('other')]: { girisTarihi: july(27), cikisTarihi: '07/28/2026' },
      [priv('other')]: { ...details, ...days(july(27), july(28)), version: 1 },
      ...nights('other', 27),
      ...said('other', 'move', 1),
    },
  ],
  ['delete a half', { ...noStay('half'), ...said('half', 'delete', 1) }],
  ['mend a half', booked('half', 'edit', 1, [14, 15])],
  [
    'write the longest texts',
    edit(4, {
      [`${priv('a')}/musteriAdi`]: 'x'.repeat(200),
      [`${priv('a')}/notlar`]: 'x'.repeat(5000),
    }),
  ],
  ['write the shortest name', edit(4, { [`${priv('a')}/musteriAdi`]: 'A' })],
  [
    'say it under the longest key',
    {
      [`${priv('a')}/version`]: 4,
      [`log/a/${'x'.repeat(40)}`]: { at: NOW, by: AUTHOR, verb: 'edit', version: 4 },
      'log/a/last': 'x'.repeat(40),
    },
  ],
]
