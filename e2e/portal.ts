import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { reportInPage } from './in-page.ts'
import { GEO } from './network-faults.ts'
import { Troubles } from './troubles.ts'

export { expect }

export const languages = ['en', 'zh', 'vi'] as const
export type Language = (typeof languages)[number]

interface Portal {
  /** This browser's language from an earlier visit; `none` for a new browser. */
  language: Language | 'none'
  /** All errors of the browser. A test fails on unexpected ones. */
  troubles: Troubles
}

/** The base of every test: a real server, a fresh browser, and a check of all errors. */
export const test = base.extend<Portal>({
  language: ['en', { option: true }],
  // Far from every port of the demo, so that local time and the reader's time cannot be confused.
  timezoneId: 'Europe/Berlin',
  contextOptions: { reducedMotion: 'reduce' },
  context: async ({ context, language, baseURL }, use) => {
    if (language !== 'none') await remember(context, language, baseURL)
    await use(context)
    // answers that are pending at the end of the test are ignored
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  troubles: [
    async ({ context, baseURL }, use) => {
      const troubles = new Troubles(new URL(baseURL ?? '').host)
      troubles.watch(context)
      await context.addInitScript(reportInPage)
      await use(troubles)
      expect(troubles.unexpected(), 'the browser reports no errors').toEqual([])
      expect(troubles.missed(), 'every announced error happened').toEqual([])
    },
    { auto: true },
  ],
})

/** The storage of a browser that chose this language before. */
export async function remember(context: BrowserContext, language: Language, url: string | undefined) {
  await context.addCookies([{ name: 'selectedLanguage', value: language, url: url ?? '' }])
  await context.addInitScript((chosen) => {
    if (location.protocol === 'http:' && localStorage.getItem('selectedLanguage') === null)
      localStorage.setItem('selectedLanguage', chosen)
  }, language)
}

/**
 * Changes the language without a reload, through the menu entry: open dialogs stay open. That people can reach the
 * entry is tested in shell.e2e.ts and menus.e2e.ts.
 */
export async function speak(page: Page, language: Language) {
  const tag = language === 'zh' ? 'zh-CN' : language
  // a page that is not hydrated loses the click; choosing the same language again is harmless
  await expect(async () => {
    await page.locator(`header button[lang="${tag}"]`).dispatchEvent('click')
    await expect(page.locator('html')).toHaveAttribute('lang', tag, { timeout: 2_000 })
  }).toPass()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Opens the search and waits for hydration: a click before it would be lost. */
export async function openHome(page: Page) {
  const placed = page.waitForResponse(GEO) // requested once the page is hydrated
  await page.goto('/')
  await placed
}

export const searchField = (page: Page) => page.getByRole('textbox', { name: 'Container, booking or B/L number' })
export const trackButton = (page: Page) => page.getByRole('button', { name: 'Track', exact: true })
export const chips = (page: Page) => page.getByRole('list', { name: 'Numbers entered' }).getByRole('listitem')
