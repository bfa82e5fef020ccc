import { booked, dates, july, nights, noStay, said, stay } from './writes.ts'
import { edit, priv, pub, type Rows } from './season.ts'

/** What nobody may do, owners included: change, add or delete a stay but from the state that stands. */
export const REFUSED_VERSIONS: Rows = [
  // A stay changes only from the state its editor saw.
  ['change a stay without a version', { [`${priv('a')}/kapora`]: 200, ...said('a', 'edit', 4) }],
  ['change a stay and say nothing', { [`${priv('a')}/kapora`]: 200, [`${priv('a')}/version`]: 4 }],
  ['change a stay from what it was before', edit(3, { [`${priv('a')}/kapora`]: 200 })],
  ['change a stay from what it is not yet', edit(5, { [`${priv('a')}/kapora`]: 200 })],
  ['change a stay to one version and say another', { ...edit(4, {}), [`${priv('a')}/version`]: 5 }],
  [
    'change a stay by an entry that stands there already',
    { [`${priv('a')}/version`]: 4, 'log/a/last': 'edit3' },
  ],
  [
    'change a stay by an entry that is not there',
    { [`${priv('a')}/version`]: 4, 'log/a/last': 'edit4' },
  ],
  ['change a stay and take the log back', { [`${priv('a')}/version`]: 4, 'log/a/last': null }],
  ['change a stay and call it new', { [`${priv('a')}/version`]: 4, ...said('a', 'add', 4) }],
  ['make a stay of a lower version', { ...stay('a', 10, 12, 1), ...said('a', 'add', 1) }],
  ['move the public half alone', { [pub('a')]: dates(july(14), july(15)) }],
  ['move one public date alone', { [`${pub('a')}/cikisTarihi`]: '11.07.2026' }],
  ['take the version away', { ...edit(4, {}), [`${priv('a')}/version`]: null }],
  // Nothing rises from the dead.
  ['change a stay that is gone', booked('gone', 'edit', 2, [17, 18])],
  ['change a stay that is gone, from its last version', booked('gone', 'edit', 3, [17, 18])],
  ['add a stay that is gone', booked('gone', 'add', 1, [17, 18])],
  ['bring back a version that was not the last', booked('gone', 'restore', 2, [17, 18])],
  ['bring back what stands there', { ...stay('a', 10, 12, 4), ...said('a', 'restore', 4) }],
  ['bring back what never was', booked('new', 'restore', 1, [14, 15])],
  ['add a stay at a later version', booked('new', 'add', 2, [14, 15])],
  ['change a stay that never was', booked('new', 'edit', 1, [14, 15])],
  // A deletion, too, is of the state its owner saw.
  ['delete a stay and say nothing', { ...noStay('a'), ...nights(null, 10, 11) }],
  [
    'delete a stay as it was before',
    { ...noStay('a'), ...nights(null, 10, 11), ...said('a', 'delete', 3) },
  ],
  [
    'delete a stay as it is not yet',
    { ...noStay('a'), ...nights(null, 10, 11), ...said('a', 'delete', 5) },
  ],
  [
    'change a stay by an entry of another life',
    { [`${priv('b')}/version`]: 2, 'log/b/last': 'other2' },
  ],
  ['bring back what went without a word', booked('lost', 'restore', 3, [14, 15])],
  [
    'add a stay at another version than it says',
    { ...stay('new', 14, 15, 2), ...nights('new', 14), ...said('new', 'add', 1) },
  ],
  ['say that a half is deleted', said('half', 'delete', 1)],
  [
    'delete a stay and call it a change',
    { ...noStay('a'), ...nights(null, 10, 11), ...said('a', 'edit', 4) },
  ],
  ['call a change a deletion', { [`${priv('a')}/version`]: 4, ...said('a', 'delete', 4) }],
  ['say that a stay is deleted', said('a', 'delete', 4)],
  ['say that a stay is changed', said('a', 'edit', 4)],
  ['say what became of none', said('none', 'delete', 1)],
  ['delete an older record and say nothing', { [pub('inline')]: null }],
  ['delete the public half, and say it', { [pub('a')]: null, ...said('a', 'delete', 4) }],
  ['delete the private half, and say it', { [priv('a')]: null, ...said('a', 'delete', 4) }],
  ['delete every stay at once', { reservations: null, reservationDetails: null }],
]
