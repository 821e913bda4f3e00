import type { Locator, Page } from '@playwright/test'

/** The map of a page, as one picture. */
export const picture = (page: Page) => page.locator('svg[role=img]')

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The position of an element on the page. */
export async function areaOf(element: Locator): Promise<Area> {
  const area = await element.boundingBox()
  if (!area) throw new Error('it is not on the page')
  return area
}

export const middleOf = ({ x, y, width, height }: Area) => [x + width / 2, y + height / 2] as const
export const apart = (one: Area, other: Area) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y
