import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What stands in the way of a reader on the page as it is now. */
export async function findViolations(page: Page, where: string, only?: string[]) {
  // The page has no frames, so that one look inside of it is the whole look.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations, passes } = await (only ? axe.withRules(only) : axe.withTags(RULES)).analyze()
  expect(passes.length, where).toBeGreaterThan(0)
  return violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** How far the page is wider than its window, and what sticks out. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const wide = document.documentElement.scrollWidth - room
    if (wide <= 0) return []
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    )
    return [`${wide}px too wide: ${out.map((element) => element.outerHTML.slice(0, 80)).slice(0, 3)}`]
  })
