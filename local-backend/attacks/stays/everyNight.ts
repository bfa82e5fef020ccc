import type { Changes } from '#local-backend/attacks/attackers.ts'
import { keptAs, kept } from './cancelled.ts'
import { autumn } from './everyNightSeason.ts'
import { priv, pub, type Rows } from './season.ts'
import { dates, days, details, noStay, said } from './writes.ts'

type Days = readonly [from: number, to: number]
const nights = (id: string | null, ...of: number[]): Changes =>
  Object.fromEntries(of.map((night) => [`nights/${autumn(night)}`, id]))

const merged = (...changes: Changes[]): Changes =>
  Object.fromEntries(changes.flatMap((each) => Object.entries(each)))

const moved = (id: string, to: Days, ...more: Changes[]): Changes => {
  const { giris, cikis } = days(autumn(to[0]), autumn(to[1]))
  const stay = {
    [pub(id)]: dates(autumn(to[0]), autumn(to[1])),
    [`${priv(id)}/giris`]: giris,
    [`${priv(id)}/cikis`]: cikis,
    [`${priv(id)}/version`]: 2,
  }
  return merged(stay, said(id, 'edit', 2), ...more)
}
const deleted = (id: string, ...more: Changes[]): Changes =>
  merged(noStay(id), said(id, 'delete', 2), ...more)
const cancelled = (...freed: number[]): Changes => ({
  ...noStay('week'),
  ...nights(null, ...freed),
  'cancelled/week': keptAs(2, [autumn(28), autumn(33)]),
  ...said('week', 'cancel', 2, { after: { kept } }),
})
const added = (to: readonly [string, string], ...held: string[]): Changes => ({
  [pub('new')]: dates(...to),
  [priv('new')]: { ...details, ...days(...to), version: 1 },
  ...Object.fromEntries(held.map((night) => [`nights/${night}`, 'new'])),
  ...said('new', 'add', 1),
})
const of = (month: string, ...numbers: number[]) =>
  numbers.map((number) => `${month}-${String(number).padStart(2, '0')}`)

/** Stays that hold each of their nights, and leave none behind. */
export const GRANTED_EVERY_NIGHT: Rows = [
  [
    'add a stay over New Year',
    added(['2029-12-29', '2030-01-02'], ...of('2029-12', 29, 30, 31), '2030-01-01'),
  ],
  [
    'add a stay over a 29 February',
    added(['2028-02-27', '2028-03-02'], ...of('2028-02', 27, 28, 29), '2028-03-01'),
  ],
  [
    'add a stay over the end of another February',
    added(['2027-02-27', '2027-03-02'], ...of('2027-02', 27, 28), '2027-03-01'),
  ],
  ['lengthen a stay', moved('week', [28, 35], nights('week', 33, 34))],
  ['begin a stay earlier', moved('week', [26, 33], nights('week', 26, 27))],
  ['shorten a stay at both ends', moved('week', [29, 32], nights(null, 28, 32))],
  [
    'move a stay partly over itself',
    moved('week', [30, 35], nights(null, 28, 29), nights('week', 33, 34)),
  ],
  [
    'move a stay back partly over itself',
    moved('week', [26, 31], nights('week', 26, 27), nights(null, 31, 32)),
  ],
  [
    'move a stay to other days, each night of it',
    moved('week', [12, 15], nights(null, 28, 29, 30, 31, 32), nights('week', 12, 13, 14)),
  ],
  ['delete a stay with each night of it', deleted('week', nights(null, 28, 29, 30, 31, 32))],
  ['cancel a stay with each night of it', cancelled(28, 29, 30, 31, 32)],
  ['claim a night that is missing beside one that is another’s', nights('holed', 5)],
  [
    'lengthen a stay that lacks a night, and claim that',
    moved('holed', [5, 11], nights('holed', 5, 10)),
  ],
  [
    'shorten a stay in which another lies',
    moved('holed', [5, 9], nights('holed', 5), nights(null, 9)),
  ],
  [
    'shorten a stay to a night that is another’s',
    moved('holed', [5, 7], nights('holed', 5), nights(null, 7, 8, 9)),
  ],
  [
    'begin a stay earlier whose last night is another’s',
    moved('under', [39, 43], nights('under', 39)),
  ],
  ['delete a stay in which another lies', deleted('holed', nights(null, 7, 8, 9))],
  ['delete a stay beside what is astray', deleted('beside', nights(null, 20, 21))],
  ['free one of two nights before a stay that are astray', nights(null, 19)],
  ['free one of two nights after a stay that are astray', nights(null, 22)],
]

const lacking = (night: number) => [28, 29, 30, 31, 32].filter((each) => each !== night)

/** What leaves a night unguarded, or astray. */
export const REFUSED_EVERY_NIGHT: Rows = [
  [
    'add a stay that claims its first night alone',
    added(['2026-12-01', '2026-12-05'], '2026-12-01'),
  ],
  [
    'add a stay that claims its first night and its last alone',
    added(['2026-12-01', '2026-12-05'], '2026-12-01', '2026-12-04'),
  ],
  [
    'add a stay without its last night',
    added(['2026-12-01', '2026-12-05'], ...of('2026-12', 1, 2, 3)),
  ],
  [
    'add a stay without a night in its middle',
    added(['2026-12-01', '2026-12-06'], ...of('2026-12', 1, 2, 4, 5)),
  ],
  [
    'add a stay without the last night of a month',
    added(['2026-11-29', '2026-12-02'], '2026-11-29', '2026-12-01'),
  ],
  [
    'add a stay without New Year’s Eve',
    added(['2029-12-30', '2030-01-02'], '2029-12-30', '2030-01-01'),
  ],
  [
    'add a stay without a 29 February',
    added(['2028-02-28', '2028-03-02'], '2028-02-28', '2028-03-01'),
  ],
  ['lengthen a stay without its last night', moved('week', [28, 35], nights('week', 33))],
  ['lengthen a stay, but for a night between', moved('week', [28, 36], nights('week', 34, 35))],
  ['lengthen a stay by a word', moved('week', [28, 35])],
  [
    'begin a stay earlier, but for a night between',
    moved('week', [25, 33], nights('week', 25, 26)),
  ],
  [
    'move a stay and claim its first night alone',
    moved('week', [12, 15], nights(null, 28, 29, 30, 31, 32), nights('week', 12)),
  ],
  ['shorten a stay and leave its last night', moved('week', [28, 31], nights(null, 31))],
  ['shorten a stay and leave a night between', moved('week', [28, 30], nights(null, 30, 32))],
  ['shorten a stay and leave its first night', moved('week', [30, 33], nights(null, 29))],
  ['begin a stay later and leave its nights before', moved('week', [30, 33])],
  ['begin a stay later and free its first night alone', moved('week', [31, 33], nights(null, 28))],
  ['free the only night of a stay', nights(null, 6)],
  ['lengthen a stay whose last night is another’s', moved('under', [40, 44], nights('under', 43))],
  [
    'make a stay of no night before itself, of a night that it holds astray',
    moved('beside', [19, 19], nights(null, 20, 21)),
  ],
  ['shorten a stay and free its last night alone', moved('week', [28, 30], nights(null, 32))],
  ['shorten a stay and leave its nights after', moved('week', [28, 31])],
  ['begin a stay later and leave a night between', moved('week', [31, 33], nights(null, 28, 30))],
  ['move a stay and leave all its nights', moved('week', [12, 13], nights('week', 12))],
  [
    'move a stay and leave its last night',
    moved('week', [12, 13], nights('week', 12), nights(null, 28, 29, 30, 31)),
  ],
  ['delete a stay and leave its nights to whoever wants them', deleted('week')],
  ...[28, 29, 30, 31, 32].flatMap((night): Rows => [
    [
      `delete a stay and leave night ${night - 27}`,
      deleted('week', nights(null, ...lacking(night))),
    ],
    [`cancel a stay and leave night ${night - 27}`, cancelled(...lacking(night))],
  ]),
  [
    'put a stay in the place of a night of another that goes',
    {
      ...deleted('week'),
      ...added([autumn(29), autumn(30)], autumn(29)),
    },
  ],
]
