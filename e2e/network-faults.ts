import type { Page } from '@playwright/test'

type Url = string | RegExp

const opened = () => {
  let open = () => {}
  const whenOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, whenOpen }
}

/** Keeps requests back until the test lets them go. */
export async function hold(page: Page, url: Url) {
  const { open, whenOpen } = opened()
  await page.route(url, async (route) => {
    await whenOpen
    await route.continue().catch(() => {}) // whoever asked may have gone meanwhile
  })
  return open
}

export const API = /\/api\/cargopub\//
export const NETWORK = /\/api\/schedulespub\/map$/
export const ROUTE = /\/api\/cargopub\/route/
export const DETAIL = /\/api\/cargopub\/detail/
export const GEO = /\/api\/geo$/
export const HEALTH = /\/health$/

/** A browser that has other things to do until the test lets it rest: what waits for an idle moment waits. */
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
  return () => page.evaluate(() => (window as unknown as { rest: () => void }).rest()) // put there above
}

/** An answer of the real server, changed on its way. */
export const change = <T>(page: Page, url: Url, edit: (reply: T) => T) =>
  page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: edit((await response.json()) as T) }) // the caller knows the call
  })

/** The line is cut: no answer, no error page. */
export const cut = (page: Page, url: Url) => page.route(url, (route) => route.abort('connectionreset'))

/** A gateway answers in the server's place, with a page of its own. */
export const gateway = (page: Page, url: Url, status: 502 | 503 | 504) =>
  page.route(url, (route) => route.fulfill({ status, contentType: 'text/html', body: `<h1>${status}</h1>` }))

/** What the browser's console says when a request fails. */
export const noted = {
  cut: /Failed to load resource: net::ERR_/,
  status: (status: number) => new RegExp(`Failed to load resource: the server responded with a status of ${status}`),
}

/** The place of the visitor, as the lookup could answer it. */
export const visitFrom = (page: Page, continent: string, city = 'Rotterdam') =>
  page.route(GEO, (route) =>
    route.fulfill({ json: { ip: '203.0.113.7', city, region_code: 'NF', country: 'NL', continent_code: continent } }),
  )
