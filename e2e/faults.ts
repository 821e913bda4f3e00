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
export const GEO = /\/api\/geo$/
export const HEALTH = /\/health$/

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
