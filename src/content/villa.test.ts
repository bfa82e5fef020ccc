import { expect, test } from 'vitest'
import { villa } from './villa.ts'

test('has a bed for every guest', () => {
  const places = villa.beds.reduce((sum, { sleeps }) => sum + sleeps, 0)

  expect(places).toBe(villa.guests)
})
