import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { madeAtOf, sentAtOf } from './pushId.ts'

test('a push id contains its time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (ms) => {
      expect(sentAtOf(pushId(ms, () => 0.5))).toBe(ms)
    }),
  )
})

test('the time of any other id is unknown', () => {
  const first = Date.UTC(2012, 0)
  const idAt = (ms: number) => pushId(ms, () => 0.5)
  const ids = [idAt(first), idAt(first - 1), 'demo', `${idAt(first)}x`]

  expect(ids.map(madeAtOf)).toEqual([first, null, null, null])
})
