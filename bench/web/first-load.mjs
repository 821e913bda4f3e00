// @ts-check
// What a guest loads before the first page works: as the build counted it, and as it came over the wire.
import fs from 'node:fs'
import path from 'node:path'
import { FIRST_LOAD_LIMIT_BYTES } from '../../packages/web/build/first-load.mjs'
import { withBrowser } from './chromium.mjs'

const REQUEST_LIMIT = 12

/** @typedef {{ build: string, firstLoad: Record<string, string[]>, sizes: Record<string, { br: number }>,
 *   routes: Record<string, number> }} Build */
/** @typedef {{ type: string, path: string, bytes: number, outside: boolean }} Fetched */

/** @param {string} web the folder that the build of the web made */
export function readBuild(web) {
  const file = path.join(web, 'build.json')
  /** @type {Build} */
  const { build, firstLoad, sizes, routes } = JSON.parse(fs.readFileSync(file, 'utf8'))
  const totals = Object.entries(firstLoad).map(([language, files]) => ({
    language,
    bytes: files.reduce((sum, name) => sum + (sizes[name]?.br ?? 0), 0),
  }))
  return { build, totals, routes }
}

/** Runs in the page: what waits for an idle browser waits until the page has come to rest, however quick the machine is. */
function holdIdleWork() {
  /** @type {IdleRequestCallback[]} */
  const waiting = []
  const idle = { didTimeout: false, timeRemaining: () => 50 }
  let isResting = false
  window.requestIdleCallback = (act) => (isResting ? window.setTimeout(() => act(idle)) : waiting.push(act))
  Object.assign(window, {
    rest() {
      isResting = true
      for (const act of waiting.splice(0)) act(idle)
    },
  })
}

/** Opens the home page with an empty cache and records the bytes of every answer, headers included: those before the
 * browser is idle, and all.
 * @param {number} port
 * @param {string} url */
export const fetchHome = (port, url) =>
  withBrowser(port, async (context) => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    /** @type {Map<string, Fetched>} */
    const fetched = new Map()
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (!/^https?:/.test(response.url)) return
      const address = new URL(response.url)
      fetched.set(requestId, { type, path: address.pathname, bytes: 0, outside: address.origin !== url })
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const one = fetched.get(requestId)
      if (one) one.bytes = encodedDataLength
    })
    await session.send('Network.enable')
    await session.send('Network.clearBrowserCache')
    await page.addInitScript(holdIdleWork)
    await page.goto(url, { waitUntil: 'networkidle' })
    const first = [...fetched.values()]
    const letters = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'font')
    await page.evaluate(() => /** @type {any} */ (window).rest()) // set above
    await Promise.all([letters, page.locator('svg[role=img]').first().waitFor()]) // and the map
    await page.close()
    return { first, all: [...fetched.values()] }
  })

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** @param {ReturnType<typeof readBuild>} built
 * @param {{ first: Fetched[], all: Fetched[] }} fetched */
export function firstLoadReport({ build, totals, routes }, { first, all }) {
  const heaviest = Math.max(...totals.map(({ bytes }) => bytes))
  const sum = (/** @type {Fetched[]} */ some) => some.reduce((bytes, one) => bytes + one.bytes, 0)
  const said = (/** @type {Fetched[]} */ some) => {
    const code = some.filter(({ type }) => type === 'Script' || type === 'Stylesheet')
    return `${some.length} requests, ${kB(sum(some))}, of which JavaScript and CSS ${kB(sum(code))}`
  }
  const lines = [
    `Build ${build}: JavaScript and CSS of \`/\` after brotli, from the build's own list: ` +
      `${totals.map(({ language, bytes }) => `${language} ${kB(bytes)}`).join(', ')} ` +
      `(limit ${kB(FIRST_LOAD_LIMIT_BYTES)}).`,
    `Other pages add ${Object.entries(routes)
      .map(([route, bytes]) => `${route} ${kB(bytes)}`)
      .join(', ')}.`,
    `Over the wire, headers included: ${said(first)} before the browser is idle (limit ${REQUEST_LIMIT} requests); ` +
      `${said(all)} in all, with map and letters.`,
  ]
  const missed = [
    heaviest > FIRST_LOAD_LIMIT_BYTES && `the first load is ${kB(heaviest)}, over ${kB(FIRST_LOAD_LIMIT_BYTES)}`,
    first.length > REQUEST_LIMIT && `the first load takes ${first.length} requests, over ${REQUEST_LIMIT}`,
    all.some(({ outside }) => outside) && 'the first load asks another host',
    first.some(({ type }) => type === 'Font') && 'the first load fetches a font',
  ].filter((text) => text !== false)
  return { lines, missed }
}
