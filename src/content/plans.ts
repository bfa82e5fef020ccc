import groundFloor from './drawings/groundFloor.svg'
import poolDrawing from './drawings/poolPlan.svg'
import upperFloor from './drawings/upperFloor.svg'
import type { Plan, PoolPlan } from './house.ts'

/** The plans beside the rooms, in the rooms' order; a house may have none. */
export const plans: readonly Plan[] = [
  {
    drawing: upperFloor,
    width: 316,
    height: 220,
    text: 'upper',
    names: [
      [157, 82, 'children'],
      [224, 75, 'parents'],
      [283, 86, 'bathroom'],
      [238, 31, 'landing'],
      [224, 194, 'balcony'],
    ],
  },
  {
    drawing: groundFloor,
    width: 316,
    height: 220,
    text: 'ground',
    names: [
      [80, 83, 'living'],
      [260, 43, 'kitchen'],
      [186, 47, 'hall'],
      [62, 212, 'pergola'],
    ],
  },
]

/** A pool may have no plan: `null`. */
export const poolPlan: PoolPlan | null = {
  drawing: poolDrawing,
  width: 480,
  height: 358,
  dimensions: [
    { of: 'length', x: 206, y: 307 },
    { of: 'width', x: 33, y: 194, isVertical: true },
  ],
}
