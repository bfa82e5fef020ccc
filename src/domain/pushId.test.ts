import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { firstIdAt, lastIdAt, madeAtOf, sentAtOf } from './pushId.ts'

test('a push id contains its time, and is between the first and last id of that time', () => {
  const moment = fc.integer({ min: 0, max: 4_102_444_800_000 })
  fc.assert(
    fc.property(
      moment,
      fc.float({ min: 0, max: 0.9990000128746033, noNaN: true }),
      (ms, chance) => {
        const id = pushId(ms, () => chance)

        expect(sentAtOf(id)).toBe(ms)
        expect([id >= firstIdAt(ms), id <= lastIdAt(ms)]).toEqual([true, true])
        expect(lastIdAt(ms) < firstIdAt(ms + 1)).toBe(true)
      },
    ),
  )
})

test('the time of any other id is unknown', () => {
  const first = Date.UTC(2012, 0)
  const ids = [firstIdAt(first), firstIdAt(first - 1), 'demo', `${firstIdAt(first)}x`]

  expect(ids.map(madeAtOf)).toEqual([first, null, null, null])
})
