import type { Point } from '@fairway/contract/tracking/journey/route.schema'
import { expect, it } from 'vitest'
import { createSeaRoutes } from './sea-routes.actions.ts'

/** A sea with one lane along the equator and a bend to the north. */
const points: Point[] = [[0, 0], [10, 0], [10, 10]] // biome-ignore format: a lane on one line
const smallSea = () => {
  const sea = { opened: 0 }
  const routes = createSeaRoutes(async () => {
    sea.opened++
    return { points, ways: [[0, 1], [1, 2]] } // biome-ignore format: as above
  })
  return { sea, routes }
}

it('reads the network when the first way is asked for, and never again', async () => {
  const { sea, routes } = smallSea()
  expect(sea.opened).toBe(0)
  expect(routes.straight([0, 0], [10, 10])).toMatchObject({ path: [[0, 0], [10, 10]] }) // biome-ignore format: as above
  expect(sea.opened).toBe(0)
  await Promise.all([routes.between([0, 0], [10, 10]), routes.between([10, 10], [0, 0])])
  await routes.between([0, 1], [10, 9])
  expect(sea.opened).toBe(1)
})

it('remembers a way, and forgets the oldest when there are too many', async () => {
  const { routes } = smallSea()
  const first = await routes.between([0, 0], [10, 10])
  expect(first.path).toContainEqual([10, 0])
  expect(await routes.between([0, 0], [10, 10])).toBe(first)
  for (let at = 0; at < 2000; at++) await routes.between([0, at / 1000], [10, 10.5])
  const again = await routes.between([0, 0], [10, 10])
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})
