import type { Rect, Size, Spot } from './chart.ts'

/** A place on the map that may get a label. */
export interface Named {
  id: string
  text: string
  x: number
  y: number
  /** The radius of its symbol. */
  reach: number
  /** Where there is no space for two labels, the larger weight keeps its own. */
  weight: number
}

export interface PlacedName {
  id: string
  text: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

interface Surroundings {
  size: Size
  /** Areas without labels. */
  keepClear: readonly Rect[]
  /** Points of lines that a label should avoid. */
  lines: readonly Spot[]
  widthOf: (text: string) => number
  lineHeight: number
  /** A label that covers more such points is left out. */
  mostCovered: number
}

interface Candidate {
  name: PlacedName
  area: Rect
  covered: number
  rank: number
}

/** The positions to try, in a cartographer's order: beside, above, below, then the corners. */
const sides = [
  [1, 0], [-1, 0], [0, -1], [0, 1], [0.8, -0.8], [0.8, 0.8], [-0.8, -0.8], [-0.8, 0.8],
] as const // biome-ignore format: a wind rose

const MARGIN = 6

/** Places labels so that none covers another, a place or a reserved area. The least important are left out. */
export function placeNames(places: readonly Named[], surroundings: Surroundings): PlacedName[] {
  const occupied: Rect[] = [...surroundings.keepClear]
  return [...places]
    .sort((one, other) => other.weight - one.weight)
    .flatMap((place) => {
      const others = places.filter((other) => other !== place)
      const free = candidatesFor(place, surroundings)
        .filter(({ covered, area }) => covered <= surroundings.mostCovered && isInside(area, surroundings.size))
        .filter(({ area }) => ![...occupied, ...others.map(dotOf)].some((rect) => overlap(rect, area)))
        // a label closer to another place would be taken for that one's
        .filter(({ area }) => others.every((other) => distance(area, other) > distance(area, place)))
        .sort((one, other) => one.covered - other.covered || one.rank - other.rank)
      const best = free[0]
      if (!best) return []
      occupied.push(best.area)
      return [best.name]
    })
}

function candidatesFor({ id, text, x, y, reach }: Named, surroundings: Surroundings): Candidate[] {
  const { widthOf, lineHeight, lines } = surroundings
  const width = widthOf(text)
  return sides.map(([east, south], rank) => {
    const gap = reach + (south === 0 ? 5 : 3)
    const left = east > 0 ? x + gap * east : east < 0 ? x + gap * east - width : x - width / 2
    const top = south > 0 ? y + gap * south : south < 0 ? y + gap * south - lineHeight : y - lineHeight / 2
    const area = { x: left, y: top, width, height: lineHeight }
    const anchor = east > 0 ? 'start' : east < 0 ? 'end' : 'middle'
    const at = { start: left, end: left + width, middle: x }[anchor]
    const covered = lines.filter(([px, py]) => holds(area, px, py)).length
    return { name: { id, text, x: at, y: top + lineHeight / 2, anchor }, area, covered, rank }
  })
}

const dotOf = ({ x, y, reach }: Named): Rect => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach })

const distance = (area: Rect, { x, y }: Named) =>
  Math.hypot(Math.max(area.x - x, 0, x - area.x - area.width), Math.max(area.y - y, 0, y - area.y - area.height))

const holds = ({ x, y, width, height }: Rect, px: number, py: number) =>
  px >= x && px <= x + width && py >= y && py <= y + height

const overlap = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const isInside = (area: Rect, size: Size) =>
  area.x >= MARGIN &&
  area.y >= MARGIN &&
  area.x + area.width <= size.width - MARGIN &&
  area.y + area.height <= size.height - MARGIN
