import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FITTED, keptInside, panBy, type View, zoomAt } from './gestures.ts'

const picture = { width: 600, height: 400 }
const screen = { width: 600, height: 800 }

/** The point of the picture, in its own pixels from its middle, under `point`. */
function under(view: View, point: { x: number; y: number }) {
  return { x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }
}

test('zooming keeps the point under the finger', () => {
  const coordinate = fc.double({ min: -300, max: 300, noNaN: true })
  const scale = fc.double({ min: 1, max: 4, noNaN: true })
  fc.assert(
    fc.property(scale, scale, coordinate, coordinate, (from, to, x, y) => {
      const before = zoomAt(FITTED, from, { x: 10, y: -20 })

      const after = zoomAt(before, to, { x, y })

      expect(under(after, { x, y }).x).toBeCloseTo(under(before, { x, y }).x)
      expect(under(after, { x, y }).y).toBeCloseTo(under(before, { x, y }).y)
    }),
  )
})

test.each([
  [0.2, 1],
  [2.5, 2.5],
  [9, 4],
])('a pinch to %d times shows the picture %d times as large', (wanted, shown) => {
  expect(zoomAt(FITTED, wanted, { x: 0, y: 0 }).scale).toBe(shown)
})

test('a picture as small as its window stays in the middle', () => {
  const view = keptInside(panBy(FITTED, 200, -90), picture, screen)

  expect(view.x).toBeCloseTo(0)
  expect(view.y).toBeCloseTo(0)
})

test('a large picture can be moved to its edges and no further', () => {
  const large: View = { scale: 3, x: 5000, y: -5000 }

  expect(keptInside(large, picture, screen)).toEqual({ scale: 3, x: 600, y: -200 })
})
