// @ts-check
// A grid with the most rows of its list, in a real browser: at full speed, and on a processor four times slower.
import { spread } from '../load/slices.mjs'
import { formatSpread } from '../load/verdict.mjs'
import { withBrowser } from './chromium.mjs'
import { ratioTo, withFloor } from './floor.mjs'
import { windClocks } from './grid-page.mjs'
import { p98, settle, signIn, VIEW } from './visitor.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./grid-page.mjs').Clocks} Clocks */
/** @typedef {import('./grid-pages.mjs').GridPage} GridPage */
/** @typedef {Omit<GridPage, 'filter'> & { filter?: GridPage['filter'] }} BareGridPage the floor has no filter */
/** @typedef {{ url: string, username: string, password: string }} Portal */
/** @typedef {{ frames: number[], sorts: number[], filters: number[], latencies: number[], count: number }} Measured */

/** What holds on any machine stands beside the floor of the same run. */
const GRID_LIMITS = { firstRowsMs: 300, lateFramesOver: 0.01, timesFloor: 2 }
const LATE_FRAME_MS = 50
const SLOWDOWN = 4
const PATIENCE_MS = 30_000

/** All measurements of a grid.
 * @param {number} port of the browser
 * @param {{ portal: Portal, gridPage: GridPage }} place
 * @param {number} runs */
export const measureGrid = (port, { portal, gridPage }, runs) =>
  withBrowser(port, async (context) => {
    const browser = context.browser()
    if (!browser) throw new Error('the browser is gone')
    const storageState = await signIn(browser, portal)
    /** @template T @param {(page: Page) => Promise<T>} use */
    const open = (use) => openGrid(browser, { url: portal.url, gridPage, storageState }, use)
    const firstRows = []
    for (let run = 1; run <= runs; run++) {
      firstRows.push(await open((page) => firstRowsOf(page, gridPage)))
      console.log(`  first rows, run ${run} of ${runs}: ${firstRows.at(-1)?.toFixed(0)} ms`)
    }
    const freely = await open((page) => useGrid(page, gridPage, 1))
    const slowly = await open((page) => useGrid(page, gridPage, SLOWDOWN))
    return { firstRows, freely, slowly, floor: await measureFloor(browser, gridPage) }
  })

/** The same hand on a bare React page with as many cells, right after ours.
 * @param {Browser} browser
 * @param {GridPage} gridPage */
const measureFloor = (browser, { rows, columns, sorts, ...gridPage }) =>
  withFloor(async (url) => {
    const path = `/?${new URLSearchParams({ rows: String(rows), columns: columns.join() })}`
    const { filter: _none, ...bare } = { ...gridPage, rows, columns, sorts, path }
    /** @param {number} slowdown */
    const at = (slowdown) => openGrid(browser, { url, gridPage: bare }, (page) => useGrid(page, bare, slowdown))
    return { freely: await at(1), slowly: await at(SLOWDOWN) }
  })

/** Opens the dashboard as a new visitor: nothing is stored or cached.
 * @template T
 * @param {Browser} browser
 * @param {{ url: string, gridPage: BareGridPage, storageState?: Awaited<ReturnType<typeof signIn>> }} place
 * @param {(page: Page) => Promise<T>} use */
async function openGrid(browser, { url, gridPage, storageState }, use) {
  const context = await browser.newContext({ viewport: VIEW, ...(storageState && { storageState }) })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.bringToFront() // only a visible page draws frames
    await page.addInitScript(windClocks, '[role=grid] [role=row] [role=gridcell]')
    await page.goto(url + gridPage.path)
    // polling for a role would take time of the measured page
    await page.evaluate(() => /** @type {any} */ (window).clocks.firstRows)
    const grid = page.getByRole('grid')
    const [rows, columns] = await Promise.all(['aria-rowcount', 'aria-colcount'].map((name) => grid.getAttribute(name)))
    if (Number(rows) !== gridPage.rows + 1 || Number(columns) < gridPage.columns.length)
      throw new Error(`the grid shows ${rows} rows and ${columns} columns`)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** From the last byte of the answer to the first rows on the screen.
 * @param {Page} page
 * @param {{ call: string }} gridPage the call that brings them */
export const firstRowsOf = (page, { call }) =>
  page.evaluate(async (path) => {
    const { clocks } = /** @type {{ clocks: Clocks }} */ (/** @type {unknown} */ (window))
    const shownAt = await clocks.firstRows
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path))
    const [answer] = /** @type {PerformanceResourceTiming[]} */ (answers)
    return shownAt - (answer?.responseEnd ?? Number.NaN)
  }, call)

/** Scrolls, sorts, filters and moves through the grid as a person does.
 * @param {Page} page
 * @param {BareGridPage} gridPage
 * @param {number} slowdown
 * @returns {Promise<Measured>} */
async function useGrid(page, gridPage, slowdown) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await settle(page)
  console.log(
    `  scrolling, sorting, filtering and walking, ${slowdown === 1 ? 'at full speed' : `${slowdown}× slower`}`,
  )
  const frames = await scroll(page, session)
  await page.evaluate(() => /** @type {any} */ (window).clocks.forget())
  const sorts = await sort(page, gridPage)
  const filters = gridPage.filter ? await filter(page, gridPage.filter) : []
  await walk(page)
  await settle(page)
  return { frames, sorts, filters, ...(await page.evaluate(() => /** @type {any} */ (window).clocks.latencies())) }
}

/** Down slowly, down and up fast, sideways: like the wheel, the scroll bar and a finger.
 * @param {Page} page
 * @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<number[]>} */
async function scroll(page, session) {
  const bounds = await page.getByRole('grid').boundingBox()
  if (!bounds) throw new Error('the grid is not to be seen')
  const middle = { x: Math.round(bounds.x + bounds.width / 2), y: Math.round(bounds.y + bounds.height / 2) }
  const frames = []
  for (const way of [
    { yDistance: -6_000, speed: 1_500 },
    { yDistance: -60_000, speed: 15_000 },
    { yDistance: 30_000, speed: 10_000 },
    { xDistance: -2_000, speed: 1_000 },
    { xDistance: 2_000, speed: 1_000 },
  ]) {
    await page.evaluate(() => /** @type {any} */ (window).clocks.record())
    await session.send('Input.synthesizeScrollGesture', { ...middle, ...way, gestureSourceType: 'mouse' })
    frames.push(...(await page.evaluate(() => /** @type {any} */ (window).clocks.stop())))
  }
  return frames
}

/** Clicks on the visible column headers, each up and down.
 * @param {Page} page
 * @param {BareGridPage} gridPage
 * @returns {Promise<number[]>} */
async function sort(page, { sorts }) {
  const took = []
  for (const id of sorts)
    for (let again = 0; again < 2; again++) {
      const head = page.locator(`[role=columnheader][data-id=${id}]`)
      const turn = /** @type {const} */ ({ type: 'click', attribute: 'aria-sort' })
      took.push(await timed(page, turn, () => head.click({ position: { x: 14, y: 14 } })))
      await settle(page)
    }
  return took
}

/** Types into the filter of a column, applies it, and removes it again.
 * @param {Page} page
 * @param {GridPage['filter']} filter
 * @returns {Promise<number[]>} */
async function filter(page, { id, texts }) {
  const took = []
  for (const text of texts) {
    const open = page.locator(`[role=columnheader][data-id=${id}] [data-filter]`)
    await open.click()
    await page.locator('dialog input:focus').waitFor()
    await page.keyboard.type(text, { delay: 30 })
    await page.waitForFunction((typed) => document.querySelector('dialog input')?.matches(`[value="${typed}"]`), text)
    took.push(await timed(page, { type: 'keydown', attribute: 'aria-rowcount' }, () => page.keyboard.press('Enter')))
    await settle(page)
    await open.click()
    const clear = page.locator('dialog form button[type=button]').last()
    took.push(await timed(page, { type: 'click', attribute: 'aria-rowcount' }, () => clear.click()))
    await settle(page)
  }
  return took
}

/** Starts the timer inside the page before the action, because input can be faster than a call into the page.
 * @param {Page} page
 * @param {{ type: 'click' | 'keydown', attribute: 'aria-sort' | 'aria-rowcount' }} turn
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} */
async function timed(page, { type, attribute }, act) {
  await page.evaluate(
    ([event, name]) => {
      const { clocks } = /** @type {any} */ (window)
      clocks.turned = clocks.turn(event, name)
    },
    [type, attribute],
  )
  await act()
  return page.evaluate(() => /** @type {any} */ (window).clocks.turned)
}

/** From cell to cell by keyboard, selecting rows on the way. @param {Page} page */
async function walk(page) {
  await page.getByRole('gridcell').nth(3).click()
  const keys = [
    'ArrowDown',
    'ArrowRight',
    'ArrowDown',
    'PageDown',
    'ArrowLeft',
    ' ',
    'ArrowUp',
    'PageDown',
    'ArrowRight',
    'End',
    'Home',
    ' ',
  ]
  for (let round = 0; round < 5; round++)
    for (const key of keys) {
      await page.keyboard.press(key)
      await settle(page)
    }
}

const lateShare = (/** @type {number[]} */ frames) => frames.filter((ms) => ms > LATE_FRAME_MS).length / frames.length

/** @param {Awaited<ReturnType<typeof measureGrid>>} measured
 * @param {GridPage} gridPage
 * @param {{ bytes: number, limit: number }} code what the page with the grid adds to the first load */
export function gridReport({ firstRows, freely, slowly, floor }, { title, rows, columns }, { bytes, limit }) {
  const ms = (/** @type {number[]} */ values) => formatSpread(spread(values))
  const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(2)} %`
  const kB = (/** @type {number} */ size) => `${(size / 1000).toFixed(1)} kB`
  const { firstRowsMs, lateFramesOver, timesFloor } = GRID_LIMITS
  const shown = spread(firstRows).median
  const medianOf = (/** @type {'sorts' | 'filters'} */ what) => [freely, slowly].map((one) => spread(one[what]).median)
  const floorSorts = [floor.freely, floor.slowly].map(({ sorts }) => spread(sorts).median)
  /** A filter draws as many cells anew as a sort: both are held to the floor's sort. */
  const ofSort = (/** @type {number[]} */ ours) => ours.map((value, at) => ratioTo(value, floorSorts[at] ?? 0))
  const beside = [
    { name: 'sort', ratios: ofSort(medianOf('sorts')) },
    { name: 'filter', ratios: ofSort(medianOf('filters')) },
    {
      name: 'interactions (p98)',
      ratios: [ratioTo(p98(freely), p98(floor.freely)), ratioTo(p98(slowly), p98(floor.slowly))],
    },
  ]
  const [sorts, filters, interactions] = beside.map(({ ratios }) => ratios.join(' and '))
  const late = [freely, slowly].map(({ frames }) => lateShare(frames))
  const lateOfFloor = [floor.freely, floor.slowly].map(({ frames }) => lateShare(frames))
  const atMost = `at most ${timesFloor} of the floor’s`
  return {
    columns: [
      `${title}, ${rows.toLocaleString('en')} × ${columns.length}`,
      'at full speed',
      `${SLOWDOWN}× slower`,
      'goal',
      `of the floor’s, at full speed and ${SLOWDOWN}× slower`,
    ],
    rows: [
      ['answer to first rows, ms', ms(firstRows), '', `${firstRowsMs}, at full speed`, ''],
      [
        `frames over ${LATE_FRAME_MS} ms while scrolling`,
        `${percent(lateShare(freely.frames))} of ${freely.frames.length}`,
        `${percent(lateShare(slowly.frames))} of ${slowly.frames.length}`,
        `at most the floor’s and ${percent(lateFramesOver)}`,
        `floor: ${lateOfFloor.map(percent).join(' and ')}`,
      ],
      ['sort, ms', ms(freely.sorts), ms(slowly.sorts), atMost, sorts ?? ''],
      ['filter, ms', ms(freely.filters), ms(slowly.filters), atMost, filters ?? ''],
      ['interactions, p98 ms', String(p98(freely)), String(p98(slowly)), atMost, interactions ?? ''],
      ['code of the page, brotli', kB(bytes), '', kB(limit), ''],
    ],
    missed: [
      !(shown <= firstRowsMs) &&
        `${title}: the first rows come ${shown.toFixed(0)} ms after the answer, over ${firstRowsMs}`,
      late.some((share, at) => !(share <= (lateOfFloor[at] ?? 0) + lateFramesOver)) &&
        `${title}: ${late.map(percent).join(' and ')} of the frames are late, on the floor ${lateOfFloor.map(percent).join(' and ')}`,
      ...beside.map(
        ({ name, ratios }) =>
          ratios.some((ratio) => !(Number(ratio) <= timesFloor)) &&
          `${title}: ${name} takes ${ratios.join(' and ')} of the floor’s time, over ${timesFloor}`,
      ),
      !(bytes <= limit) && `${title}: the page adds ${kB(bytes)}, over ${kB(limit)}`,
    ].filter((text) => text !== false),
  }
}
