import type { Locator, Page } from '@playwright/test'
import { findViolations } from './barriers.ts'
import { type Person, signIn } from './people.ts'
import { expect, test } from './portal.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Containers' })
const head = (page: Page, title: string) => grid(page).getByRole('columnheader', { name: title, exact: true })
const titles = (page: Page) =>
  grid(page)
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((one) => one.querySelector('[title]')?.textContent ?? ''))
/** The row of the focus and the column's title, as a screen reader hears them. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('[aria-colindex]')
    const row = Number(cell?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'))
    const heads = [...document.querySelectorAll('[role=columnheader]')]
    const title = heads.find((one) => one.ariaColIndex === cell?.getAttribute('aria-colindex'))
    return `${row - 1} ${title?.querySelector('[title]')?.textContent ?? ''}`
  })
const widthOf = async (cell: Locator) => Number.parseFloat(await cell.evaluate((one) => getComputedStyle(one).width))
const boundsOf = async (cell: Locator) => {
  const bounds = await cell.boundingBox()
  if (!bounds) throw new Error('the cell is not drawn')
  return { ...bounds, middle: bounds.y + bounds.height / 2, end: bounds.x + bounds.width }
}
const expectAnnounced = (page: Page, text: string | RegExp) =>
  expect(grid(page).locator('xpath=../following-sibling::*[@role="status"]')).toHaveText(text)
const preferencesSaved = (page: Page) =>
  page.waitForResponse((reply) => /bookings\/prefs$/.test(reply.url()) && reply.ok())

/** The dashboard of a person who has never changed it. */
async function openDashboard(page: Page, person: Person) {
  await signIn(page, person, '/containerdash')
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await page.keyboard.press('Escape')
  await expect(grid(page).getByRole('rowheader').first()).toBeVisible()
}

/** The grid is one tab stop, wherever it is on the page. */
async function tabToGrid(page: Page) {
  await page.getByRole('button', { name: 'Columns', exact: true }).focus()
  while (!/ Container$/.test(await focused(page))) await page.keyboard.press('Tab')
}

test('a reader arranges the grid with the mouse, and finds it unchanged after a reload', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDashboard(page, 'consignee')
  const asMade = await titles(page)
  expect(asMade.slice(1)).toEqual([
    'Container', 'Type', 'Stage', 'Location', 'Latest event', 'VVD', 'ETA', 'Availability', 'Last free day', 'Holds',
  ]) // biome-ignore format: one line of names

  await head(page, 'Location').click({ position: { x: 15, y: 20 } })
  await head(page, 'Container').click({ position: { x: 15, y: 20 }, modifiers: ['Shift'] })
  await head(page, 'Container').click({ position: { x: 15, y: 20 }, modifiers: ['Shift'] })
  await expectAnnounced(page, 'Sorted by Location ascending, Container descending')
  await expect(head(page, 'Container')).toHaveAttribute('aria-sort', 'descending')

  const type = await boundsOf(head(page, 'Stage'))
  const before = await widthOf(head(page, 'Stage'))
  await page.mouse.move(type.end, type.middle)
  await page.mouse.down()
  await page.mouse.move(type.end + 70, type.middle, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => widthOf(head(page, 'Stage'))).toBe(before + 70)

  const [from, to] = [await boundsOf(head(page, 'Stage')), await boundsOf(head(page, 'Latest event'))]
  await page.mouse.move(from.x + 15, from.middle)
  await page.mouse.down()
  await page.mouse.move(to.end - 15, to.middle, { steps: 5 })
  await page.mouse.up()
  await expectAnnounced(page, `Stage is now column 5 of ${asMade.length - 1}`)

  await head(page, 'Location').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Hide column' }).click()
  await head(page, 'Stage').hover()
  await head(page, 'Stage').getByRole('button', { name: 'Column menu: Stage' }).click()
  const stored = preferencesSaved(page)
  await page.getByRole('menuitem', { name: 'Pin to the start' }).click()
  await expectAnnounced(page, 'Stage is pinned')
  await stored

  await page.reload()
  await expect(grid(page).getByRole('rowheader').first()).toBeVisible()
  expect((await titles(page)).slice(1, 4)).toEqual(['Container', 'Stage', 'Type'])
  expect(await widthOf(head(page, 'Stage'))).toBe(before + 70)
  await expect(head(page, 'Container')).toHaveAttribute('aria-sort', 'descending')

  await head(page, 'Stage').hover()
  const wide = await boundsOf(head(page, 'Stage'))
  await page.mouse.dblclick(wide.end, wide.middle)
  await expect.poll(() => widthOf(head(page, 'Stage'))).toBe(before)

  const cell = (row: number, col: number) => grid(page).locator(`[aria-rowindex="${row}"] > [aria-colindex="${col}"]`)
  const [first, last] = [await boundsOf(cell(2, 2)), await boundsOf(cell(4, 3))]
  await page.mouse.move(first.end - 4, first.middle)
  await page.mouse.down()
  await page.mouse.move(last.x + 20, last.middle, { steps: 5 })
  await page.mouse.up()
  await page.keyboard.press('Control+c')
  await expectAnnounced(page, '6 cells copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const lines = copied.split('\n').map((line) => line.split('\t'))
  expect(lines.map((line) => line.length)).toEqual([2, 2, 2])
  expect(lines[0]?.[0]).toBe(await cell(2, 2).innerText())
  expect(await findViolations(page, 'the grid')).toEqual([])
})

test('the same by keyboard only', async ({ page }) => {
  await openDashboard(page, 'forwarder')
  const asMade = await titles(page)
  await tabToGrid(page)
  expect(await focused(page)).toBe('0 Container')

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Shift+Enter')
  await expectAnnounced(page, 'Sorted by Type ascending, Stage descending')

  const before = await widthOf(head(page, 'Stage'))
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expectAnnounced(page, `Stage is ${before + 20} pixels wide`)
  await page.keyboard.press('Alt+ArrowRight')
  await expectAnnounced(page, `Stage is now column 4 of ${asMade.length - 1}`)
  expect(await focused(page)).toBe('0 Stage')

  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Escape')
  expect(await focused(page)).toBe('0 Stage')
  const choose = async (entry: string) => {
    await page.keyboard.press('Shift+F10')
    while ((await page.evaluate(() => document.activeElement?.textContent)) !== entry)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await choose('Pin to the start')
  await expectAnnounced(page, 'Stage is pinned')
  await page.keyboard.press('ArrowRight')
  const stored = preferencesSaved(page)
  await choose('Hide column')
  await expectAnnounced(page, 'Type is hidden')
  await stored
  await page.reload()
  await expect(grid(page).getByRole('rowheader').first()).toBeVisible()
  expect((await titles(page)).slice(1, 4)).toEqual(['Container', 'Stage', 'Location'])
  expect(await widthOf(head(page, 'Stage'))).toBe(before + 20)

  await tabToGrid(page)
  for (const [key, place] of [
    ['ArrowDown', '1 Container'],
    ['ArrowDown', '2 Container'],
    ['Control+Home', '0 '],
    ['ArrowRight', '0 Container'],
    ['ArrowDown', '1 Container'],
    ['ArrowRight', '1 Stage'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => focused(page), { message: key }).toBe(place)
  }
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await expectAnnounced(page, '2 × 2 cells selected')

  await page.keyboard.press('Home')
  for (let row = 0; row < 6; row += 1) {
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
  }
  await expect(grid(page).getByRole('checkbox', { checked: true })).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Copy 6 numbers' })).toBeVisible()

  const link = grid(page).getByRole('rowheader').first().getByRole('link')
  const [href, name] = [await link.getAttribute('href'), await link.innerText()]
  // faster than the browser renders: the next key continues from the target of the jump
  await page.evaluate(async () => {
    for (const [key, ctrlKey] of [
      ['Home', true],
      ['ArrowDown', false],
      ['ArrowRight', false],
    ] as const) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
      )
      await Promise.resolve()
    }
  })
  await expect(link, name).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
})

test('after a jump down and sideways nothing in the window is empty, and the next rows are ready', async ({ page }) => {
  await openDashboard(page, 'shipper')
  await page.setViewportSize({ width: 900, height: 900 })
  const ready = (move: { top: number; left: number }) =>
    grid(page).evaluate(async (scroller, { top, left }) => {
      scroller.scrollTo(left, top)
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const { x, y, width, height } = scroller.getBoundingClientRect()
      const cellAt = (atX: number, atY: number) =>
        document.elementsFromPoint(atX, atY).some((one) => one.closest('[aria-colindex]'))
      const filled = [0.2, 0.4, 0.6, 0.8].map((part) => cellAt(x + width - 30, y + 40 + part * (height - 60)))
      const below = [...scroller.querySelectorAll('[role=rowgroup] [role=row]')].filter((row) => {
        const bounds = row.getBoundingClientRect()
        return bounds.top >= y + height && bounds.top < y + height + 160
      })
      return { filled, below: below.length }
    }, move)
  for (const move of [
    { top: 900, left: 0 },
    { top: 900, left: 500 },
    { top: 900, left: 900 },
    { top: 0, left: 0 },
  ]) {
    expect((await ready(move)).filled, JSON.stringify(move)).toEqual([true, true, true, true])
    await expect.poll(async () => (await ready(move)).below).toBeGreaterThanOrEqual(3)
  }
})

test('rows that pass too fast for the machine show their numbers, and everything when they rest', async ({ page }) => {
  await openDashboard(page, 'shipper')
  const session = await page.context().newCDPSession(page)
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  await slowDown(20)
  const passed = await grid(page).evaluate(async (scroller) => {
    const { top, bottom } = scroller.getBoundingClientRect()
    const isSeen = (row: Element) =>
      row.getBoundingClientRect().top > top && row.getBoundingClientRect().bottom < bottom
    // further down and back until rows pass; on a busy machine a frame may take so long that they rest
    for (let step = 1; step <= 60; step++) {
      scroller.scrollTop += step % 8 < 4 ? 300 : -300
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const rows = [...scroller.querySelectorAll('[role=rowgroup] [role=row]')].filter(isSeen).map((row) => ({
        at: Number(row.ariaRowIndex),
        name: row.querySelector('[role=rowheader]')?.textContent ?? '',
        shown: [...row.children].filter((cell) => getComputedStyle(cell).visibility === 'visible').length,
      }))
      if (rows.slice(2).every(({ shown }) => shown === 1)) return rows.slice(2)
    }
    return []
  })
  await slowDown(1)
  expect(passed.length).toBeGreaterThan(3)
  expect(new Set(passed.map(({ name }) => name)).size).toBe(passed.length)
  for (const { at, name } of passed) {
    const row = grid(page).locator(`[role=row][aria-rowindex="${at}"]`)
    await expect(row.getByRole('rowheader')).toHaveText(name)
    await expect.poll(() => row.getByRole('gridcell').count()).toBeGreaterThan(5)
  }
})
