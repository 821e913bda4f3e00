import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { reportInPage } from './in-page.ts'
import { GEO } from './network-faults.ts'
import { Troubles } from './troubles.ts'

export { expect }

export const languages = ['en', 'zh', 'vi'] as const
export type Language = (typeof languages)[number]

interface Portal {
  /** The language that this browser chose on an earlier visit; `none` for a browser that was never here. */
  language: Language | 'none'
  /** Everything that went wrong in the browser. A test fails on what it did not expect. */
  troubles: Troubles
}

/** What every test of the portal stands on: a real server, a fresh browser, and nobody looks away from an error. */
export const test = base.extend<Portal>({
  language: ['en', { option: true }],
  // Far from every port of the demo, so that a time of the place and a time of the reader cannot be confused.
  timezoneId: 'Europe/Berlin',
  contextOptions: { reducedMotion: 'reduce' },
  context: async ({ context, language, baseURL }, use) => {
    if (language !== 'none') await remember(context, language, baseURL)
    await use(context)
    // an answer that is on its way when the test is over belongs to nobody any more
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  troubles: [
    async ({ context, baseURL }, use) => {
      const troubles = new Troubles(new URL(baseURL ?? '').host)
      troubles.watch(context)
      await context.addInitScript(reportInPage)
      await use(troubles)
      expect(troubles.unexpected(), 'the browser found nothing to complain about').toEqual([])
      expect(troubles.missed(), 'what the test expected to go wrong did go wrong').toEqual([])
    },
    { auto: true },
  ],
})

/** What a browser keeps that was here before and chose this language. */
export async function remember(context: BrowserContext, language: Language, url: string | undefined) {
  await context.addCookies([{ name: 'selectedLanguage', value: language, url: url ?? '' }])
  await context.addInitScript((chosen) => {
    if (location.protocol === 'http:' && localStorage.getItem('selectedLanguage') === null)
      localStorage.setItem('selectedLanguage', chosen)
  }, language)
}

/**
 * Changes the language of the page as it stands, by the entry of the menu that people press, wherever that is now: what
 * is looked at stays open. That people can reach it is told in shell.e2e.ts and menus.e2e.ts.
 */
export async function speak(page: Page, language: Language) {
  const tag = language === 'zh' ? 'zh-CN' : language
  // a page that is not alive yet loses a click; to choose the same once more changes nothing
  await expect(async () => {
    await page.locator(`header button[lang="${tag}"]`).dispatchEvent('click')
    await expect(page.locator('html')).toHaveAttribute('lang', tag, { timeout: 2_000 })
  }).toPass()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Opens the search and waits until it is alive: its HTML comes first, and a click on that alone would be lost. */
export async function openHome(page: Page) {
  const placed = page.waitForResponse(GEO) // asked for once the page is alive
  await page.goto('/')
  await placed
}

export const searchField = (page: Page) => page.getByRole('textbox', { name: 'Container, booking or B/L number' })
export const trackButton = (page: Page) => page.getByRole('button', { name: 'Track', exact: true })
export const chips = (page: Page) => page.getByRole('list', { name: 'Numbers entered' }).getByRole('listitem')
