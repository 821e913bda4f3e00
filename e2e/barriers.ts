import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

/** The source of axe, which is injected into every page under test. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface AxeResult {
  violations: { id: string; nodes: { target: unknown[] }[] }[]
  passes: unknown[]
}
interface AxeColour {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (text: string) => AxeColour
}
interface AxeWindow {
  axe?: {
    run: (what: Document | string, options: object) => Promise<AxeResult>
    commons: { color: { Color: { prototype: AxeColour } } }
  }
}

/** Runs in the page. axe reads the same few colours thousands of times, a quarter of its work: each is read once. */
function readColoursOnce() {
  const colour = (window as AxeWindow).axe?.commons.color.Color.prototype
  if (!colour) throw new Error('axe has no colours')
  const { parseString } = colour
  const known = new Map<string, { r: number; g: number; b: number; alpha: number }>()
  colour.parseString = function (text) {
    const seen = known.get(text)
    if (seen) return Object.assign(this, seen)
    const { r, g, b, alpha } = parseString.call(this, text) // throws where it is no colour
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/** Colours take half of the time: these rules are all others. */
export const EXCEPT_COLOURS = { except: ['color-contrast'] }

/** The accessibility violations of the page in its current state, or of a part of it. */
export async function findViolations(
  page: Page,
  where: string,
  only?: string[] | { except: string[] },
  part?: string | undefined,
) {
  // axe is injected once per document. The page has no frames, so one run covers all of it.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE)
    await page.evaluate(readColoursOnce)
  }
  const runOnly = Array.isArray(only) ? { type: 'rule', values: only } : { type: 'tag', values: RULES }
  const left = only && 'except' in only ? only.except.map((rule) => [rule, { enabled: false }]) : []
  const { passed, violations } = await page.evaluate(
    async ({ part, ...options }) => {
      const found = await (window as AxeWindow).axe?.run(part ?? document, options) // injected above
      const messages = found?.violations.map(
        ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' '))}`,
      )
      return { passed: found?.passes.length ?? 0, violations: messages ?? [] }
    },
    // nothing is preloaded: none of these rules needs it
    { part, runOnly, rules: Object.fromEntries(left), resultTypes: ['violations'], preload: false },
  )
  expect(passed, where).toBeGreaterThan(0)
  return violations.map((violation) => `${where}: ${violation}`)
}

/** By how much the page is wider than its window, and which elements overflow. */
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

/** Texts that are cut off by their element. Pictures may cut off labels at their edges. */
export const clipped = (page: Page) =>
  page.evaluate(() => {
    const DRAWN = '.visually-hidden, svg, [aria-hidden=true]'
    const isRead = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode())
        if (texts.currentNode.nodeValue?.trim() !== '' && !texts.currentNode.parentElement?.closest(DRAWN)) return true
      return false
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const hides = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip')
        return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1 && isRead(element)
      })
      .map((element) => `cut off: ${element.outerHTML.slice(0, 100)}`)
  })

/** What `look` finds at twice the text size, which a reader can set in the browser. */
export async function enlarged<T>(page: Page, check: (page: Page) => Promise<T>) {
  const restore = await page.evaluateHandle(() => {
    const all = [...document.querySelectorAll<HTMLElement>('body, body *')]
    const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const before = all.map((element) => element.style.fontSize)
    for (const [at, element] of all.entries()) element.style.fontSize = `${2 * (sizes[at] ?? 0)}px`
    return () => {
      for (const [at, element] of all.entries()) element.style.fontSize = before[at] ?? ''
    }
  })
  const found = await check(page)
  await restore.evaluate((act) => act())
  return found
}
