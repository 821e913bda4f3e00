import { type Browser, type BrowserContext, test as base, expect, type Page, type ViewportSize } from '@playwright/test'
import { reportInPage } from './in-page.ts'
import { GEO } from './network-faults.ts'
import { Troubles } from './troubles.ts'
import { warmBrowsers } from './warm-browsers.ts'

export { expect }

export const languages = ['en', 'zh', 'vi'] as const
export type Language = (typeof languages)[number]

interface Portal {
  /** This browser's language from an earlier visit; `none` for a new browser. */
  language: Language | 'none'
  /** All errors of the browser. A test fails on unexpected ones. */
  troubles: Troubles
  /** A browser that has never loaded the portal: for tests of what it loads, and what it stores of it. */
  usesNewBrowser: boolean
}

interface Worker {
  /** The pages of a browser share a process, and what was compiled of their scripts; tests of several tabs say no. */
  sharesProcess: boolean
}

/** The options of all browsers, where a test does not say otherwise. */
const usual = {
  viewport: { width: 1280, height: 720 },
  hasTouch: false,
  locale: 'en-US',
  // far from every port of the demo, so that local time and the reader's time cannot be confused
  timezoneId: 'Europe/Berlin',
  reducedMotion: 'reduce',
} as const // as the names of Playwright's options

/** The base of every test: a real server, an empty browser, and a check of all errors. */
export const test = base.extend<Portal, Worker>({
  sharesProcess: [true, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, sharesProcess }, use) => {
      const { args = [], ...others } = launchOptions
      await use({ ...others, args: sharesProcess ? [...args, '--renderer-process-limit=1'] : args })
    },
    { scope: 'worker' },
  ],
  language: ['en', { option: true }],
  usesNewBrowser: [false, { option: true }],
  timezoneId: usual.timezoneId,
  contextOptions: { reducedMotion: usual.reducedMotion },
  context: async ({ browser, language, usesNewBrowser, baseURL, viewport, hasTouch }, use, testInfo) => {
    const isNew = usesNewBrowser || language === 'none'
    const browsers = warmBrowsers(browser)
    const options = { ...usual, viewport, hasTouch, baseURL: baseURL ?? '' }
    const context = isNew ? await browser.newContext(options) : await browsers.take(options)
    if (isNew) await context.addInitScript(reportInPage)
    if (language !== 'none') await remember(context, language, baseURL)
    await use(context)
    await browsers.giveBackAll(testInfo.status === testInfo.expectedStatus)
    if (!isNew) return
    // answers that are pending at the end of the test are ignored
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  },
  // a warm browser has a blank page already
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  troubles: [
    async ({ context, baseURL }, use) => {
      const troubles = new Troubles(new URL(baseURL ?? '').host)
      troubles.watch(context)
      await use(troubles)
      expect(troubles.unexpected(), 'the browser reports no errors').toEqual([])
      expect(troubles.missed(), 'every announced error happened').toEqual([])
    },
    { auto: true },
  ],
})

/** The browser of somebody else, or of the same person on another machine, who chose this language before. */
export async function anotherBrowser(
  browser: Browser,
  baseURL: string | undefined,
  { language = 'en', ...options }: { language?: Language; viewport?: ViewportSize; userAgent?: string } = {},
) {
  const browsers = warmBrowsers(browser)
  const context = await browsers.take({ ...usual, baseURL: baseURL ?? '', locale: language, ...options })
  await remember(context, language, baseURL)
  const page = context.pages()[0] ?? (await context.newPage())
  return { page, context, close: () => browsers.giveBack(context) }
}

/** The storage of a browser that chose this language before. */
async function remember(context: BrowserContext, language: Language, url: string | undefined) {
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
