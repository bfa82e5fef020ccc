import type { Category } from '#content/house.ts'

/** A picture's place in the gallery; its number in the category is from zero. */
export type Place = { category: Category; index: number }

/** The index before `index`, cyclically. */
export function previousOf(index: number, count: number): number {
  return (index + count - 1) % count
}

/** The index after `index`, cyclically. */
export function nextOf(index: number, count: number): number {
  return (index + 1) % count
}
