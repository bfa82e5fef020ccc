type Coordinates = { latitude: number; longitude: number }

type Point = { x: number; y: number }

/** A map's scale and the house's position on it. */
export type MapFrame = {
  width: number
  height: number
  house: Point
  /** The units from the house to a place at a distance of one kilometre. */
  unit: number
}

const WIDTH = 748
const LEAST_HEIGHT = 300
/** The space for names beside and above the outermost places. */
const MARGIN = { x: 130, y: 50 }

const KM_PER_DEGREE = 111.2

/**
 * A place's position relative to the house on a map with a unit of 1. Distances are drawn by their
 * square roots, so that the next village and a city fit on one phone.
 */
function direction(house: Coordinates, place: Coordinates): Point {
  const east =
    (place.longitude - house.longitude) * KM_PER_DEGREE * Math.cos((house.latitude * Math.PI) / 180)
  const north = (place.latitude - house.latitude) * KM_PER_DEGREE
  const root = Math.sqrt(Math.hypot(east, north)) || 1
  return { x: east / root, y: -north / root }
}

/** The position of a place on a map. */
export function positionOf(frame: MapFrame, house: Coordinates, place: Coordinates): Point {
  const { x, y } = direction(house, place)
  return { x: frame.house.x + x * frame.unit, y: frame.house.y + y * frame.unit }
}

/** The largest frame of the usual width that contains the house and all places. */
export function fitFrame(house: Coordinates, places: readonly Coordinates[]): MapFrame {
  const points = [{ x: 0, y: 0 }, ...places.map((place) => direction(house, place))]
  const [left, right] = rangeOf(points.map(({ x }) => x))
  const [top, bottom] = rangeOf(points.map(({ y }) => y))
  // A line from north to south must not become higher than the map is wide.
  const span = Math.max(right - left, bottom - top, 1)
  const unit = (WIDTH - 2 * MARGIN.x) / span
  const height = Math.max(LEAST_HEIGHT, (bottom - top) * unit + 2 * MARGIN.y)
  return {
    width: WIDTH,
    height: Math.round(height),
    house: {
      x: WIDTH / 2 - ((left + right) / 2) * unit,
      y: height / 2 - ((top + bottom) / 2) * unit,
    },
    unit,
  }
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)]
}
