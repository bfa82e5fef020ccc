import type { Point } from '#content/surroundings.ts'
import { villa } from '#content/villa.ts'

const KM_PER_DEGREE = 111.2
const UNITS = 46

/**
 * Projects a point to the map around the villa: directions are true, and distances are proportional
 * to their square root, so that Dalyan and Fethiye fit on one phone. In SVG coordinates with the
 * villa at 0, 0: x to the east, y to the south.
 */
export function fisheye([latitude, longitude]: Point): { x: number; y: number } {
  const home = villa.coordinates
  const shrink = Math.cos((home.latitude * Math.PI) / 180)
  const east = (longitude - home.longitude) * KM_PER_DEGREE * shrink
  const south = (home.latitude - latitude) * KM_PER_DEGREE
  const stretch = UNITS / Math.sqrt(Math.hypot(east, south) || 1)
  return { x: Math.round(east * stretch), y: Math.round(south * stretch) }
}

/** A smooth curve through the points as an SVG path; `closed` joins the last to the first. */
export function shorePath(points: readonly Point[], closed: boolean): string {
  const at = points.map(fisheye)
  const last = at.length - 1
  const pick = (index: number) =>
    at[closed ? (index + at.length) % at.length : Math.min(Math.max(index, 0), last)] ?? at[0]
  const curves = at.slice(0, closed ? undefined : -1).map((from, index) => {
    const [before, to, after] = [pick(index - 1), pick(index + 1), pick(index + 2)]
    if (!before || !to || !after) return ''
    // Catmull-Rom: each point's tangent is parallel to the chord between its neighbours.
    const first = `${Math.round(from.x + (to.x - before.x) / 6)} ${Math.round(from.y + (to.y - before.y) / 6)}`
    const second = `${Math.round(to.x - (after.x - from.x) / 6)} ${Math.round(to.y - (after.y - from.y) / 6)}`
    return `C${first} ${second} ${to.x} ${to.y}`
  })
  return `M${at[0]?.x ?? 0} ${at[0]?.y ?? 0}${curves.join('')}`
}
