import type { Translation } from '#i18n/translation.ts'
import surroundings from './drawings/surroundings.svg'

/** Coast and lakes under the map's places, drawn for one scale of it. */
export type MapDrawing = {
  drawing: string
  width: number
  height: number
  /** The house's position in the drawing. */
  house: { x: number; y: number }
  /** The drawing's units from the house to a place at a distance of one kilometre. */
  unit: number
  /** The names of the waters, by their keys under `info.location.waters`. */
  names: readonly { key: keyof Translation['info']['location']['waters']; x: number; y: number }[]
}

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
