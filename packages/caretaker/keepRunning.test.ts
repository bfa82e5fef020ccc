import { expect, test } from 'vitest'
import { Failure } from '#domain/save/failure.ts'
import { keepRunning } from './keepRunning.ts'

test('runs every five minutes, and a failed run is reported and followed by another', async () => {
  const printed: string[] = []
  const pauses: number[] = []
  const run = () =>
    pauses.length === 1
      ? Promise.resolve(false)
      : Promise.reject(new Failure('network', 'client is offline'))

  await keepRunning(run, (line) => printed.push(line), {
    isOver: () => pauses.length === 3,
    pause: async (milliseconds) => void pauses.push(milliseconds),
  })

  expect(printed).toEqual(['client is offline', 'client is offline'])
  expect(pauses.every((pause) => pause > 290_000 && pause <= 300_000)).toBe(true)
})
