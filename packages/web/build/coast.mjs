// @ts-check

/** @typedef {[number, number]} Point */
/** @typedef {{ type: 'Polygon', arcs: number[][] } | { type: 'MultiPolygon', arcs: number[][][] }} Geometry */
/** @typedef {{ objects: { land: { geometries: Geometry[] } }, arcs: Point[][], transform: { scale: Point, translate: Point } }} Atlas */

/** Bends and islands smaller than this, in square degrees at the equator, are invisible on an ocean map. */
const LEAST_BEND = 0.012
const LEAST_ISLAND = 0.03
/** The unit of the coast's numbers: about a mile. */
const GRID_DEGREES = 0.02

/**
 * The coast lines of an atlas, simplified for an ocean map: without small bends, small islands and fine digits. Each is
 * a list of numbers: longitude and latitude of its first point, then the deltas. Longitudes continue beyond ±180, so
 * that no line jumps.
 * @param {Atlas} atlas
 */
export function coastLines({ arcs: packed, objects, transform }) {
  const arcs = packed.map((arc) => unpack(arc, transform))
  const follow = (/** @type {number} */ arc) => (arc < 0 ? (arcs[~arc] ?? []).toReversed() : (arcs[arc] ?? []))
  return objects.land.geometries
    .flatMap((geometry) => (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs))
    .flat()
    .map((ring) => withoutJumps(ring.flatMap(follow)))
    .filter((line) => area(line) >= LEAST_ISLAND)
    .map((line) => pack(aroundThePole(thin(line))))
    .filter((numbers) => numbers.length >= 8)
}

/**
 * The Vite plugin that reduces the atlas to its coast lines where it is imported as `…json?coast`.
 * @returns {import('vite').Plugin}
 */
export const coast = () => ({
  name: 'coast',
  enforce: 'pre',
  transform: {
    filter: { id: /\.json\?coast$/ },
    handler: (text) => ({
      code: `export default JSON.parse('${JSON.stringify(coastLines(JSON.parse(text)))}')`,
      moduleType: 'js',
      map: null,
    }),
  },
})

/**
 * @param {Point[]} arc
 * @param {Atlas['transform']} transform
 */
function unpack(arc, { scale, translate }) {
  let [x, y] = [0, 0]
  return arc.map(([right, up]) => {
    x += right
    y += up
    return /** @type {Point} */ ([x * scale[0] + translate[0], y * scale[1] + translate[1]])
  })
}

/** @param {Point[]} line */
function withoutJumps(line) {
  let before = line[0]?.[0] ?? 0
  return line.map(([longitude, latitude]) => {
    before = longitude + 360 * Math.round((before - longitude) / 360)
    return /** @type {Point} */ ([before, latitude])
  })
}

/**
 * Closes a coast around a pole, which ends 360 degrees from its start, by way of the pole.
 * @param {Point[]} line
 * @returns {Point[]}
 */
function aroundThePole(line) {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return line
  const pole = first[1] < 0 ? -90 : 90
  return [...line, [last[0], pole], [first[0], pole], first]
}

/**
 * Repeatedly removes every other point that hardly bends the line.
 * @param {Point[]} points
 */
function thin(points) {
  let [line, before] = [points, points.length + 1]
  while (line.length < before && line.length > 6) {
    before = line.length
    let justLeftOut = false
    line = line.filter((point, at) => {
      const [last, next] = [line[at - 1], line[at + 1]]
      justLeftOut = !justLeftOut && !!last && !!next && area([last, point, next]) < LEAST_BEND
      return !justLeftOut
    })
  }
  return line
}

/** @param {Point[]} line */
function pack(line) {
  let [x, y] = [0, 0]
  return line.flatMap(([longitude, latitude], at) => {
    const [right, up] = [Math.round(longitude / GRID_DEGREES) - x, Math.round(latitude / GRID_DEGREES) - y]
    x += right
    y += up
    return at > 0 && right === 0 && up === 0 ? [] : [right, up]
  })
}

/**
 * The area in square degrees at the equator, by the latitude of its first point.
 * @param {Point[]} ring
 */
function area(ring) {
  const [startX, startY] = ring[0] ?? [0, 0]
  const doubled = ring.reduce((sum, [x, y], at) => {
    const [lastX, lastY] = ring[at - 1] ?? [x, y]
    return sum + (lastX - startX) * (y - startY) - (x - startX) * (lastY - startY)
  }, 0)
  return (Math.abs(doubled) / 2) * Math.cos((startY * Math.PI) / 180)
}
