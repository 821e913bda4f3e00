// @ts-check
// A person who signs in and uses a page, and the latencies that the browser reports.

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ latencies: number[], count: number }} Interactions those that took 16 ms or more, of so many */

export const VIEW = { width: 1440, height: 900 }

/** @param {Browser} browser
 * @param {{ url: string, username: string, password: string }} portal */
export async function signIn(browser, { url, username, password }) {
  const context = await browser.newContext({ viewport: VIEW })
  const page = await context.newPage()
  await page.goto(`${url}/signin`)
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('main button[type=submit]').click()
  await page.waitForURL(`${url}/search`)
  await page.evaluate(() => localStorage.setItem('selectedLanguage', 'en'))
  const state = await context.storageState()
  await context.close()
  return state
}

/** Two idle frames. @param {Page} page */
export const settle = (page) =>
  page.evaluate(async () => {
    const { painted } = /** @type {any} */ (window).clocks
    await painted()
    await painted()
  })

/** The latency at this share from the top; interactions that the browser does not report were short.
 * @param {Interactions} interactions
 * @param {number} share */
export const slowerThan = ({ latencies, count }, share) =>
  latencies.toSorted((a, b) => b - a)[Math.floor(count * share)] ?? 0

/** The slowest of all but two of a hundred. @param {Interactions} interactions */
export const p98 = (interactions) => slowerThan(interactions, 0.02)
