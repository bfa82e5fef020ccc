import { expect, test } from 'vitest'
import { distances, villa } from '#content/villa.ts'
import { fisheye, shorePath } from './DistanceMap.tsx'

const { latitude, longitude } = villa.coordinates

test('puts the villa in the middle', () => {
  expect(fisheye([latitude, longitude])).toEqual({ x: 0, y: 0 })
})

test.each(distances)('$key is in its direction from the villa', ({ at: [north, east] }) => {
  const { x, y } = fisheye([north, east])

  expect(Math.sign(y)).toBe(Math.sign(latitude - north))
  expect(Math.sign(x)).toBe(Math.sign(east - longitude))
})

test('four times the distance is twice as far on the map', () => {
  const near = fisheye([latitude + 0.05, longitude])
  const far = fisheye([latitude + 0.2, longitude])

  expect(far.y / near.y).toBeCloseTo(2, 1)
})

test('a shore passes through all its points, and a lake is closed', () => {
  const points = [
    [36.9, 28.6],
    [36.95, 28.65],
    [36.9, 28.7],
  ] as const

  expect(shorePath(points, false).match(/C/g)).toHaveLength(2)
  expect(shorePath(points, true).match(/C/g)).toHaveLength(3)
  const { x, y } = fisheye(points[0])
  expect(shorePath(points, true).startsWith(`M${x} ${y}`)).toBe(true)
  expect(shorePath(points, true).endsWith(`${x} ${y}`)).toBe(true)
})
