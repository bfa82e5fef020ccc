import { expect, test } from 'vitest'
import { sentAtOf } from '#domain/pushId.ts'
import { readRequest } from '#domain/request.ts'
import { day } from '#domain/testing.ts'
import { manyRequests } from './manyRequests.ts'

test('many requests can all be read, the newest sent now, some of them held', () => {
  const now = Date.parse('2026-06-01T08:00:00Z')

  const entries = Object.entries(manyRequests(100, day('2026-06-01'), now))
  const read = entries.map(([id, stored]) => readRequest(id, sentAtOf(id), stored))

  expect(read.filter((each) => each !== null)).toHaveLength(100)
  expect(read.filter((each) => each?.status === 'held')).toHaveLength(20)
  expect(Math.max(...entries.map(([id]) => sentAtOf(id)))).toBe(now)
})
