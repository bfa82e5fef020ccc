import { expect, test } from 'vitest'
import { leafOf, type Stored, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { REFUSED } from './refused.ts'
import { type Changes, GUEST, openAs, OWNER } from './roles.ts'
import * as s from './season.ts'
import * as w from './writes.ts'

const { KEYS } = s

test.each(REFUSED)('nobody may $title', ({ changes, over, roles }) => {
  expect(roles.filter((role) => openAs(role, over).mayWrite(changes))).toEqual([])
})

const CANCELLED = ['cancel a stay']
const RUN = ['write the result of a run']

test.each([
  ['another author', `"by":"${s.AUTHOR}"`, '"by":"x@example.com"', [...CANCELLED, ...RUN]],
  ['another time', JSON.stringify(w.NOW), '2', RUN],
  ['no time', JSON.stringify(w.NOW), 'null', ['pull a channel', ...RUN]],
])(
  'parts of a write may be signed with %s only where it says nothing',
  (_, right, wrong, where) => {
    const granted = w.WRITES.filter(({ changes, over }) => {
      const parts = JSON.stringify(changes).split(right)
      return parts.slice(1).some((_part, index) => {
        const [before, after] = [parts.slice(0, index + 1), parts.slice(index + 1)]
        const text = [before.join(right), after.join(right)].join(wrong)
        return openAs(OWNER, over).mayWrite(JSON.parse(text) as Changes)
      })
    })

    expect(granted.map(({ title }) => title)).toEqual(where)
  },
)

test('the guide is readable only between its two moments, and only of a booked stay', () => {
  const cancelled = withNode(s.SEASON, ['guestPages', KEYS.early, 'status'], leafOf('cancelled'))
  const mayRead = (season: Stored) => (now: number) =>
    openAs(GUEST, season, now).mayRead(`guestGuides/${KEYS.early}`)
  const { opensAt, closesAt } = s.guestGuide
  const moments = [opensAt - 1, opensAt, closesAt - 1, closesAt]

  expect(moments.filter(mayRead(s.SEASON))).toEqual([opensAt, closesAt - 1])
  expect(moments.filter(mayRead(cancelled))).toEqual([])
})
