import surroundings from './drawings/surroundings.svg'
import type { MapDrawing } from './house.ts'

/** Without a drawing, `null`, the map shows the places and the rings. */
export const mapDrawing: MapDrawing | null = {
  drawing: surroundings,
  width: 748,
  height: 446,
  house: { x: 300, y: 226 },
  unit: 46.06,
  names: [
    { key: 'sea', x: 150, y: 376 },
    { key: 'lake', x: 344, y: 76 },
  ],
}
