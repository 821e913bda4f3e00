import lines from 'world-atlas/land-50m.json?coast'
import { nextTask } from '../lazy/next-task.ts'
import { type Chart, eastOf, northOf } from './chart.ts'

/** The unit of the coast's numbers, as `build/coast.mjs` packs them. */
const GRID_DEGREES = 0.02
/** Points closer than this to the last one drawn are not visible. */
const LEAST_STEP = 0.8
const AROUND = eastOf(360)

/** One coast line in units of the projection: east, north, east, north …, and its extent to the east. */
interface Shore {
  points: Float64Array
  west: number
  east: number
}

let shores: Shore[] | undefined

/** So long the page may be kept from its reader. */
const LONGEST_MS = 4

/** Reads the coast in small pieces, before the first map is drawn, which would read it in one. */
export async function readCoast(): Promise<void> {
  const read: Shore[] = []
  let start = performance.now()
  for (const line of lines) {
    if (shores) return
    read.push(unpack(line))
    if (performance.now() - start < LONGEST_MS) continue
    await nextTask()
    start = performance.now()
  }
  shores = read
}

/** All visible land as the `d` of one path. On a wide picture it repeats at both edges. */
export function landOf(chart: Chart): string {
  shores ??= lines.map(unpack)
  const { scale, left, size } = chart
  const [firstEast, lastEast] = [-left / scale, (size.width - left) / scale]
  let land = ''
  for (const shore of shores)
    for (const turn of [-AROUND, 0, AROUND])
      if (shore.east + turn > firstEast && shore.west + turn < lastEast) land += draw(chart, shore, turn)
  return land
}

function unpack(line: readonly number[]): Shore {
  const points = new Float64Array(line.length)
  let [longitude, latitude, west, east] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < line.length; at += 2) {
    longitude += line[at] ?? 0
    latitude += line[at + 1] ?? 0
    const here = eastOf(longitude * GRID_DEGREES)
    points[at] = here
    points[at + 1] = northOf(latitude * GRID_DEGREES)
    west = Math.min(west, here)
    east = Math.max(east, here)
  }
  return { points, west, east }
}

function draw({ scale, left, bottom, size }: Chart, { points }: Shore, turn: number): string {
  let [x, y, count, top, low] = [Number.NaN, Number.NaN, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let line = ''
  for (let at = 0; at < points.length; at += 2) {
    const nextX = left + scale * ((points[at] ?? 0) + turn)
    const nextY = bottom - scale * (points[at + 1] ?? 0)
    if (Math.abs(nextX - x) + Math.abs(nextY - y) < LEAST_STEP) continue
    x = nextX
    y = nextY
    line += `${count === 0 ? 'M' : 'L'}${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
    count++
    top = Math.min(top, y)
    low = Math.max(low, y)
  }
  return count > 2 && low > 0 && top < size.height ? `${line}Z` : ''
}
