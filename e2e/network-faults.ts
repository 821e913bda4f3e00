import type { Page } from '@playwright/test'

type Url = string | RegExp

const opened = () => {
  let open = () => {}
  const whenOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, whenOpen }
}

/** Delays requests until the test releases them. */
export async function hold(page: Page, url: Url) {
  const { open, whenOpen } = opened()
  await page.route(url, async (route) => {
    await whenOpen
    await route.continue().catch(() => {}) // the page may be gone
  })
  return open
}

export const API = /\/api\/cargopub\//
export const NETWORK = /\/api\/schedulespub\/map$/
export const ROUTE = /\/api\/cargopub\/route/
export const DETAIL = /\/api\/cargopub\/detail/
export const GEO = /\/api\/geo$/
export const HEALTH = /\/health$/

/** A browser that is busy until the test releases it: idle callbacks wait. */
export async function keepBusy(page: Page) {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    const idle: IdleDeadline = { didTimeout: false, timeRemaining: () => 50 }
    let isResting = false
    window.requestIdleCallback = (act) => (isResting ? window.setTimeout(() => act(idle)) : waiting.push(act))
    window.cancelIdleCallback = (id) => {
      waiting[id - 1] = () => {}
    }
    Object.assign(window, {
      rest: () => {
        isResting = true
        for (const act of waiting.splice(0)) act(idle)
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { rest: () => void }).rest()) // set above
}

/** Changes an answer of the real server. */
export const change = <T>(page: Page, url: Url, edit: (reply: T) => T) =>
  page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: edit((await response.json()) as T) }) // the caller knows the type of the call
  })

/** The connection fails: no answer, no error page. */
export const cut = (page: Page, url: Url) => page.route(url, (route) => route.abort('connectionreset'))

/** A gateway answers instead of the server, with a page of its own. */
export const gateway = (page: Page, url: Url, status: 502 | 503 | 504) =>
  page.route(url, (route) => route.fulfill({ status, contentType: 'text/html', body: `<h1>${status}</h1>` }))

/** The browser's console message for a failed request. */
export const noted = {
  cut: /Failed to load resource: net::ERR_/,
  status: (status: number) => new RegExp(`Failed to load resource: the server responded with a status of ${status}`),
}

/** The visitor's location, as the lookup could answer it. */
export const visitFrom = (page: Page, continent: string, city = 'Rotterdam') =>
  page.route(GEO, (route) =>
    route.fulfill({ json: { ip: '203.0.113.7', city, region_code: 'NF', country: 'NL', continent_code: continent } }),
  )
