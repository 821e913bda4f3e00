import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { coastLines } from '../../../build/coast.mjs'

const read = async () =>
  coastLines(JSON.parse(await readFile(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8')))

/** The points of a coast line in degrees. */
function unpack(line: number[]): [number, number][] {
  let [x, y] = [0, 0]
  return Array.from({ length: line.length / 2 }, (_, at) => {
    x += line[2 * at] ?? 0
    y += line[2 * at + 1] ?? 0
    return [x / 50, y / 50]
  })
}

/** Whether a place is inside one of the coast lines, by the crossings of a ray to the north. */
const isLand = (lines: [number, number][][], longitude: number, latitude: number) =>
  lines.some((line) =>
    [-360, 0, 360].some((turn) => {
      const crossed = line.filter(([x, y], at) => {
        const [nextX, nextY] = line[(at + 1) % line.length] ?? [x, y]
        const here = longitude + turn
        return x > here !== nextX > here && y + ((nextY - y) * (here - x)) / (nextX - x) > latitude
      })
      return crossed.length % 2 === 1
    }),
  )

describe('the coast', () => {
  it('is land where people live and sea where ships sail, on both sides of 180 degrees and at the south pole', async () => {
    const lines = (await read()).map(unpack)
    for (const [place, longitude, latitude] of [
      ['Beijing', 116.4, 39.9],
      ['Chicago', -88.5, 41.9],
      ['Chukotka, west of 180', 178, 67],
      ['Chukotka, east of 180', -178, 67],
      ['Australia', 134, -25],
      ['the south pole', 10, -89],
      ['Taiwan', 121, 23.7],
    ] as const)
      expect(isLand(lines, longitude, latitude), place).toBe(true)
    for (const [place, longitude, latitude] of [
      ['the Pacific', 180, 30],
      ['off Ningbo', 123, 30.5],
      ['off Long Beach', -119.5, 33],
      ['the South China Sea', 114, 15],
      ['the Bering Sea', 180, 57],
    ] as const)
      expect(isLand(lines, longitude, latitude), place).toBe(false)
  })

  it('has no jumps in longitude, and is small enough for a first visit', async () => {
    const lines = await read()
    for (const line of lines.map(unpack))
      for (const [at, [x]] of line.entries()) {
        const isAlongThePole = Math.abs(line[at]?.[1] ?? 0) === 90
        if (at > 0 && !isAlongThePole) expect(Math.abs(x - (line[at - 1]?.[0] ?? x))).toBeLessThan(180)
      }
    expect(JSON.stringify(lines).length).toBeLessThan(100_000)
  })
})
