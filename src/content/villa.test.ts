import { expect, test } from 'vitest'
import { villa } from './villa.ts'

test('everybody who may come has a place to sleep', () => {
  const places = villa.beds.reduce((sum, { sleeps }) => sum + sleeps, 0)

  expect(places).toBe(villa.guests)
})
