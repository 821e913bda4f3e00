// @ts-check
// The largest documents opened, and edited on a processor four times slower.
import { setTimeout as pause } from 'node:timers/promises'
import { withBrowser } from './chromium.mjs'
import { ratioTo, withFloor } from './floor.mjs'
import { fieldAt, openForm, selectorOf } from './forms.mjs'
import { firstRowsOf } from './grid.mjs'
import { windClocks } from './grid-page.mjs'
import { p98, settle, signIn, slowerThan, VIEW } from './visitor.mjs'

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./forms.mjs').MeasuredForm} MeasuredForm */
/** @typedef {import('./visitor.mjs').Interactions} Interactions */
/** @typedef {{ field: string } & Interactions} Typed */
/** @typedef {Record<string, { value: string, element: string }>} Filled */
/** @typedef {{ form: MeasuredForm, ours: Typed[], floor: Typed[], wholeFloor: Typed[], openings: number[], firstRows: number[] }} Measured */

const SLOWDOWN = 4
const PATIENCE_MS = 60_000
/** Who writes the documents of the demo. */
export const SHIPPER = { username: 'shipper@fairway.test', password: 'Fairway-demo-1' }
/** A fast typist; after a pause the next key can meet the rules, the browser's draft, or a save. */
const KEY_MS = 120
const RESTS_MS = [200, 420, 1550, 1700]

/** @param {number} port of the browser
 * @param {{ url: string, username: string, password: string }} portal with the person who types
 * @param {{ forms: MeasuredForm[], runs: number }} options
 * @returns {Promise<Measured[]>} */
export const measureTyping = (port, { url, ...person }, { forms, runs }) =>
  withBrowser(port, async (shared) => {
    const browser = shared.browser()
    if (!browser) throw new Error('the browser is gone')
    const storageState = await signIn(browser, { url, ...person })
    /** @type {Measured[]} */
    const measured = []
    for (const form of forms) {
      const { address, openings, filled } = await openAgain(browser, { storageState, form, url, runs })
      const firstRows = await seeFirstRows(browser, { storageState, form, address, runs })
      const ours = await typeIn(browser, { storageState, form, address, runs })
      const floors = await withFloor(async (floorUrl) => {
        const on = (/** @type {Record<string, string>} */ fields) =>
          typeIn(browser, { filled, form, address: `${floorUrl}/?${new URLSearchParams(fields)}`, runs })
        return { floor: await on(form.floor), wholeFloor: form.wholeFloor ? await on(form.wholeFloor) : [] }
      })
      measured.push({ form, ours, ...floors, openings, firstRows })
    }
    return measured
  })

/** @typedef {Awaited<ReturnType<typeof signIn>>} Session */

/** Makes the document and opens it so many times at full speed.
 * @param {Browser} browser
 * @param {{ storageState: Session, form: MeasuredForm, url: string, runs: number }} options */
const openAgain = (browser, { storageState, form, url, runs }) =>
  withPage(browser, { storageState }, async (page) => {
    await page.goto(`${url}/search`)
    const address = await form.make(page, url)
    await openForm(page, address, form.lastField) // the files of the page are in the browser after this
    const openings = []
    for (let run = 1; run <= runs; run++) openings.push(await openForm(page, address, form.lastField))
    return { address, openings, filled: await page.evaluate(readFields) }
  })

/** The texts of our page and where they stand, so that the floor differs in its code alone. Runs in the page.
 * @returns {Filled} */
function readFields() {
  /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
  const fields = document.querySelectorAll('main :is(input[type=text], textarea)')
  const named = [...fields].filter(({ id }) => id.includes('_'))
  return Object.fromEntries(
    named.map(({ id, value, localName }) => [id.slice(id.lastIndexOf('_')), { value, element: localName }]),
  )
}

/** Opens the page so many times as a new visitor at full speed, where it shows rows before the rest of them is there.
 * @param {Browser} browser
 * @param {{ storageState: Session, form: MeasuredForm, address: string, runs: number }} options
 * @returns {Promise<number[]>} */
async function seeFirstRows(browser, { storageState, form: { firstRows, lastField }, address, runs }) {
  const found = []
  for (let run = 1; firstRows && run <= runs; run++) {
    const ms = await withPage(browser, { storageState, rowsAt: selectorOf(lastField) }, async (page) => {
      await page.goto(address)
      return firstRowsOf(page, firstRows)
    })
    console.log(`  first rows, run ${run} of ${runs}: ${ms.toFixed(0)} ms`)
    found.push(ms)
  }
  return found
}

/** @param {Browser} browser
 * @param {{ storageState?: Session, filled?: Filled, form: MeasuredForm, address: string, runs: number }} options */
const typeIn = (browser, { storageState, filled, form, address, runs }) =>
  withPage(browser, { storageState }, async (page) => {
    if (filled) await page.addInitScript((fields) => Object.assign(window, { filled: fields }), filled)
    await openForm(page, address, form.lastField)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    /** @type {Typed[]} */
    const typed = form.fields.map(({ path }) => ({ field: path, latencies: [], count: 0 }))
    for (let run = 1; run <= runs; run++) {
      for (const [at, field] of form.fields.entries()) add(typed[at], await typeInto(page, field))
      const where = storageState ? form.name : 'the floor'
      console.log(`  typing, ${where}, run ${run} of ${runs}: p98 ${p98(together(typed))} ms so far`)
    }
    return typed
  })

/** @template T
 * @param {Browser} browser
 * @param {{ storageState?: Session, rowsAt?: string }} visit
 * @param {(page: Page) => Promise<T>} use */
async function withPage(browser, { storageState, rowsAt }, use) {
  const context = await browser.newContext({ viewport: VIEW, ...(storageState && { storageState }) })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.bringToFront()
    await page.addInitScript(windClocks, rowsAt)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** @param {Page} page
 * @param {import('./forms.mjs').TypedField} field
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

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** @param {Measured} measured */
export function typingReport({ form, ours: typed, floor, wholeFloor, openings, firstRows }) {
  const all = together(typed)
  const bare = together(floor)
  const whole = together(wholeFloor)
  if (all.count === 0) throw new Error('nothing was typed')
  const row = (/** @type {string} */ name, /** @type {Interactions} */ one) => [
    name,
    String(one.count),
    one.latencies.length * 2 > one.count ? String(slowerThan(one, 0.5)) : 'under 16',
    String(p98(one)),
    String(Math.max(0, ...one.latencies)),
  ]
  const opening = Math.round(median(openings))
  const shown = Math.round(median(firstRows))
  const isOpenInTime = form.openingMs === undefined || opening <= form.openingMs
  return {
    columns: [`${form.name}, ${SLOWDOWN}× slower`, 'keys', 'median ms', 'p98 ms', 'longest ms'],
    rows: [
      ...typed.map((one) => row(one.field, one)),
      row(`all, goal: ${form.goal}`, all),
      row(`floor; p98 of all is ${ratioTo(p98(all), p98(bare))} of it`, bare),
      ...(form.wholeFloor
        ? [row(`floor with all fields of the document; p98 of all is ${ratioTo(p98(all), p98(whole))} of it`, whole)]
        : []),
    ],
    opening:
      `The ${form.name}, opened at full speed: ${opening} ms from the address to the last field (median).` +
      (form.firstRows ? ` Its first rows are shown ${shown} ms after their answer (${form.firstRows.ms}).` : ''),
    missed: [
      ...(form.isFast(all, bare)
        ? []
        : [`a letter in a ${form.name} takes ${p98(all)} ms (p98), ${p98(bare)} ms on the floor; goal: ${form.goal}`]),
      ...(form.firstRows && shown > form.firstRows.ms
        ? [`the first rows of a ${form.name} come ${shown} ms after the answer, over ${form.firstRows.ms}`]
        : []),
      ...(isOpenInTime ? [] : [`a ${form.name} opens in ${opening} ms, not within ${form.openingMs}`]),
    ],
  }
}
