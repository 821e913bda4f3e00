// @ts-check
// A booking request with the most container rows, edited on a processor four times slower.
import { setTimeout as pause } from 'node:timers/promises'
import { withBrowser } from './chromium.mjs'
import { ratioTo, withFloor } from './floor.mjs'
import { windClocks } from './grid-page.mjs'
import { p98, settle, signIn, slowerThan, VIEW } from './visitor.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./visitor.mjs').Interactions} Interactions */
/** @typedef {{ field: string } & Interactions} Typed */

const LIMIT_MS = 100
const SLOWDOWN = 4
const ROWS = 500
const PATIENCE_MS = 60_000
const SHIPPER = { username: 'shipper@fairway.test', password: 'Fairway-demo-1' }
/** A fast typist; after a pause the next key can meet the rules, the browser's draft, or a save. */
const KEY_MS = 120
const RESTS_MS = [200, 420, 1550, 1700]
const FIELDS = [
  { path: `containers.${ROWS / 2}.packages`, texts: ['12345', '67890', '24680', '13579'] },
  { path: `containers.${ROWS - 1}.quantity`, texts: ['1', '2', '3', '4'] },
  { path: 'containers.3.equipment', texts: ['high', ' cu', 'be', 's '] },
  { path: 'commodity', texts: ['lamps and', ' lights ', 'and more', ' lamps'] },
  { path: 'remarks', texts: ['please ', 'load the', ' lamps la', 'st'] },
]

/** @param {number} port of the browser
 * @param {string} url of a portal with the demo's people
 * @param {number} runs */
export const measureTyping = (port, url, runs) =>
  withBrowser(port, async (shared) => {
    const browser = shared.browser()
    if (!browser) throw new Error('the browser is gone')
    const storageState = await signIn(browser, { url, ...SHIPPER })
    const ours = await typeIn(browser, { storageState, runs, open: (page) => openRequest(page, url) })
    const floor = await withFloor((floorUrl) =>
      typeIn(browser, { runs, open: (page) => openForm(page, `${floorUrl}/?fields=${ROWS}`) }),
    )
    return { ours, floor }
  })

/** @param {import('@playwright/test').Browser} browser
 * @param {{ storageState?: Awaited<ReturnType<typeof signIn>>, runs: number, open: (page: Page) => Promise<void> }} options */
async function typeIn(browser, { storageState, runs, open }) {
  const context = await browser.newContext({ viewport: VIEW, ...(storageState && { storageState }) })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.bringToFront()
    await page.addInitScript(windClocks)
    await open(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    /** @type {Typed[]} */
    const typed = FIELDS.map(({ path }) => ({ field: path, latencies: [], count: 0 }))
    for (let run = 1; run <= runs; run++) {
      for (const [at, field] of FIELDS.entries()) add(typed[at], await typeInto(page, field))
      console.log(
        `  typing${storageState ? '' : ', the floor'}, run ${run} of ${runs}: p98 ${p98(together(typed))} ms so far`,
      )
    }
    return typed
  } finally {
    await context.close()
  }
}

/** The floor: a form with as many fields and nothing else. @param {Page} page
 * @param {string} address */
async function openForm(page, address) {
  await page.goto(address)
  await fieldAt(page, `containers.${ROWS - 1}.packages`).waitFor({ state: 'attached' })
  await settle(page)
}

/** Makes a draft with all its rows and opens it again. @param {Page} page
 * @param {string} url */
async function openRequest(page, url) {
  await page.goto(`${url}/search`)
  const id = await page.evaluate(async (rows) => {
    const { tokenType, accessToken } = JSON.parse(localStorage.getItem('session') ?? '{}')
    const row = { equipment: '45G1', quantity: '1', packageType: 'CT', packages: '640', temperature: '' }
    const reply = await fetch('/api/bookings/draft', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `${tokenType} ${accessToken}`,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        document: { customerReference: `BENCH-${Date.now()}`, containers: Array.from({ length: rows }, () => row) },
      }),
    })
    if (!reply.ok) throw new Error(`the draft was not taken: ${await reply.text()}`)
    return (await reply.json()).state.id
  }, ROWS)
  await page.goto(`${url}/bookingRequestDetails?type=edit&id=${id}`)
  await fieldAt(page, `containers.${ROWS - 1}.packages`).waitFor({ state: 'attached' })
  await settle(page)
}

/** @param {Page} page
 * @param {string} path */
const fieldAt = (page, path) => page.locator(`[id$="_${path}"]`).first()

/** @param {Page} page
 * @param {(typeof FIELDS)[number]} field
 * @returns {Promise<Interactions>} */
async function typeInto(page, { path, texts }) {
  await fieldAt(page, path).focus()
  await settle(page)
  await page.evaluate(() => /** @type {any} */ (window).clocks.forget())
  for (const [at, text] of texts.entries()) {
    await page.keyboard.type(text, { delay: KEY_MS })
    await pause(RESTS_MS[at])
  }
  await settle(page)
  return page.evaluate(() => /** @type {any} */ (window).clocks.latencies())
}

/** @param {Typed | undefined} to
 * @param {Interactions} more */
function add(to, { latencies, count }) {
  if (!to) throw new Error('a field is missing')
  to.latencies.push(...latencies)
  to.count += count
}

/** @param {Typed[]} typed
 * @returns {Interactions} */
const together = (typed) => ({
  latencies: typed.flatMap(({ latencies }) => latencies),
  count: typed.reduce((sum, { count }) => sum + count, 0),
})

/** @param {{ ours: Typed[], floor: Typed[] }} measured */
export function typingReport({ ours: typed, floor }) {
  const all = together(typed)
  const bare = together(floor)
  if (all.count === 0) throw new Error('nothing was typed')
  const row = (/** @type {string} */ name, /** @type {Interactions} */ one) => [
    name,
    String(one.count),
    one.latencies.length * 2 > one.count ? String(slowerThan(one, 0.5)) : 'under 16',
    String(p98(one)),
    String(Math.max(0, ...one.latencies)),
  ]
  return {
    columns: [`${ROWS} rows, ${SLOWDOWN}× slower`, 'keys', 'median ms', 'p98 ms', 'longest ms'],
    rows: [
      ...typed.map((one) => row(one.field, one)),
      row(`all, goal: p98 under ${LIMIT_MS}`, all),
      row(`floor; p98 of all is ${ratioTo(p98(all), p98(bare))} of it`, bare),
    ],
    missed:
      p98(all) < LIMIT_MS
        ? []
        : [`a letter in a request of ${ROWS} rows takes ${p98(all)} ms (p98), not under ${LIMIT_MS}`],
  }
}
