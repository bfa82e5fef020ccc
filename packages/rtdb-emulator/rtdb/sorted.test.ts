import fc from 'fast-check'
import { expect, test } from 'vitest'
import { find, fromSorted, type Sorted, walk, withItem, withoutItem } from './sorted.ts'

const order = (one: number, other: number) => one - other
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 300 })

function itemsOf(tree: Sorted<number>): number[] {
  return [...walk(tree)]
}

test('items are in order after any additions and removals', () => {
  fc.assert(
    fc.property(numbers, numbers, (come, go) => {
      const full = come.reduce<Sorted<number>>((tree, item) => withItem(tree, item, order), null)
      const left = go.reduce((tree, item) => withoutItem(tree, item, order), full)

      const expected = come.filter((item) => !go.includes(item)).toSorted(order)
      expect(itemsOf(left)).toEqual(expected)
      expect(itemsOf(full)).toEqual(come.toSorted(order))
      expect(left?.size ?? 0).toBe(expected.length)
    }),
  )
})

test('a walk begins at any item in either direction', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: -1, max: 401 }), (items, edge) => {
      const sorted = items.toSorted(order)
      const tree = fromSorted(sorted)

      const up = [...walk(tree, (item) => item >= edge)]
      const down = [...walk(tree, (item) => item <= edge, true)]

      expect(up).toEqual(sorted.filter((item) => item >= edge))
      expect(down).toEqual(sorted.filter((item) => item <= edge).toReversed())
      expect(find(tree, (item) => edge - item)).toBe(items.includes(edge) ? edge : null)
    }),
  )
})
