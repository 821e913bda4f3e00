import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The judge of barriers, as its maker ships it for pages. */
const { source: AXE } = axe
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Judgement {
  violations: { id: string; nodes: { target: unknown[] }[] }[]
  passes: unknown[]
}
interface Judge {
  axe?: { run: (what: Document, options: object) => Promise<Judgement> }
}

/** What stands in the way of a reader on the page as it is now. */
export async function findViolations(page: Page, where: string, only?: string[]) {
  // The judge comes once to a document. The page has no frames, so that one look inside of it is the whole look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const runOnly = only ? { type: 'rule', values: only } : { type: 'tag', values: RULES }
  const { passed, violations } = await page.evaluate(
    async (options) => {
      const found = await (window as Judge).axe?.run(document, options) // put there above
      const told = found?.violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' '))}`)
      return { passed: found?.passes.length ?? 0, violations: told ?? [] }
    },
    { runOnly, resultTypes: ['violations'] },
  )
  expect(passed, where).toBeGreaterThan(0)
  return violations.map((violation) => `${where}: ${violation}`)
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

/** Texts that their box does not show whole. */
export const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        if (element.closest('.visually-hidden, svg, [aria-hidden=true]') || element.textContent?.trim() === '')
          return false
        const { overflowX, overflowY } = getComputedStyle(element)
        const hides = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip')
        return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => `cut off: ${element.outerHTML.slice(0, 100)}`),
  )

/** Twice the size for the text alone, as a reader can ask of the browser. */
export const enlarge = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body, body *')]
    const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    for (const [at, element] of all.entries()) element.style.fontSize = `${2 * (sizes[at] ?? 0)}px`
  })
