import { expect, test } from 'vitest'
import { fitFrame, positionOf } from './mapLayout.ts'

const HOUSE = { latitude: 36.2, longitude: 29.6 }
/** About ten kilometres to the north, and forty to the east. */
const NORTH = { latitude: 36.29, longitude: 29.6 }
const EAST = { latitude: 36.2, longitude: 30.045 }

test('draws a place in its direction, at the square root of its distance', () => {
  const frame = fitFrame(HOUSE, [NORTH, EAST])
  const { x, y } = frame.house

  const north = positionOf(frame, HOUSE, NORTH)
  expect(north.x).toBeCloseTo(x)
  expect(y - north.y).toBeCloseTo(frame.unit * Math.sqrt(10), 0)
  const east = positionOf(frame, HOUSE, EAST)
  expect(east.y).toBeCloseTo(y)
  expect(east.x - x).toBeCloseTo(frame.unit * Math.sqrt(40), -1)
})

test.each([
  ['the house alone', []],
  ['a place on the doorstep', [HOUSE]],
  ['a place straight to the south', [{ latitude: 35.5, longitude: 29.6 }]],
])('contains %s', (_, places) => {
  const frame = fitFrame(HOUSE, places)

  for (const { x, y } of [HOUSE, ...places].map((place) => positionOf(frame, HOUSE, place))) {
    expect(x).toBeGreaterThan(50)
    expect(x).toBeLessThan(frame.width - 50)
    expect(y).toBeGreaterThan(40)
    expect(y).toBeLessThan(frame.height - 40)
  }
})
