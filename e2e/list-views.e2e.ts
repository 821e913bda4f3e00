import type { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import type { Page } from '@playwright/test'
import { encodeCriteria } from '../packages/contract/src/shared/url-criteria.ts'
import { findViolations, overflow } from './barriers.ts'
import { addFilter, addressOf, card, filterBar, grid, head, LIST, numbers, shownCount, stages } from './dashboard.ts'
import { change } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'

const views = (page: Page) => page.getByRole('list', { name: 'Saved views' })
const view = (page: Page, name: string) => views(page).getByRole('button', { name, exact: true })
const countIn = (text: string | null) => Number(text?.replace(/\D/g, ''))
const shown = async (page: Page) => countIn(await shownCount(page).textContent())

/** Opens a view, which stands behind More views where others of the organisation have saved many. */
const open = (page: Page, name: string) =>
  expect(async () => {
    if (!(await view(page, name).isVisible()))
      await page.getByRole('button', { name: 'More views' }).click({ timeout: 1000 })
    await page.getByRole('button', { name, exact: true }).click({ timeout: 1000 })
  }).toPass()

/** Questions of the dashboard to the server, as it sends them. */
const WHOLE = '{}'
const ON_CUSTOMS_HOLD = '{"redHolds":["customs"]}'

/** Opens the dashboard. Gives the newest list that answered this question, or the whole one where that was not asked. */
async function opened(page: Page, path = '/containerdash') {
  // as for somebody who has never changed the columns, whatever other tests do meanwhile
  await page.route(/\/api\/bookings\/prefs/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { preference: null } }) : route.abort(),
  )
  const lists = followLists(page)
  await signIn(page, 'shipper', path)
  await expect(numbers(page).first()).toBeVisible()
  await expect.poll(() => lists.get(WHOLE), 'the list was answered').toBeDefined()
  return (question = WHOLE) => (lists.get(question) ?? lists.get(WHOLE)) as DashboardReply // the whole one was answered
}

/** By question. The demo's carrier and other tests add containers, so each answer that the page gets may count others. */
function followLists(page: Page) {
  const lists = new Map<string, DashboardReply>()
  page.on('response', async (reply) => {
    if (!LIST.test(reply.url()) || !reply.ok()) return
    const list: DashboardReply | undefined = await reply.json().catch(() => undefined) // of a page that was left meanwhile
    if (list) lists.set(reply.request().postData() ?? '', list)
  })
  return lists
}

/** As many are shown as the newest list has of them, once those are taken in that came meanwhile. */
const expectShown = (page: Page, count: () => number, message?: string) =>
  expect
    .poll(
      async () => {
        const came = page.getByRole('button', { name: /^Show \d+ (new|gone)/ })
        if (await came.isVisible()) await came.click({ timeout: 1000 }).catch(() => undefined) // gone by itself
        return (await shown(page)) - count()
      },
      { message },
    )
    .toBe(0)

const openIn = ({ columns }: DashboardReply) => columns.stage.filter((stage) => stage !== 'Empty Returned').length
const heldIn = ({ columns }: DashboardReply) =>
  columns.redHolds.filter((mask, row) => mask % 2 === 1 && columns.stage[row] !== 'Empty Returned').length
const lateIn = ({ columns }: DashboardReply) =>
  columns.detentionDays.filter((days, row) => (days ?? 0) > 0 && columns.stage[row] === 'Out-gated').length

test('the dashboard begins with what is not returned, the most urgent first; the rest is one chip away', async ({
  page,
}) => {
  const list = await opened(page)
  const { columns } = list()
  expect(openIn(list())).toBeLessThan(list().rows)
  await expectShown(page, () => openIn(list()))
  await expect(view(page, 'My open containers')).toHaveAttribute('aria-current', 'true')
  await expect(stages(page).getByRole('button', { pressed: true })).toHaveCount(0)
  await expect(head(page, 'Last free day')).toHaveAttribute('aria-sort', 'ascending')
  const days = columns.lastFreeOn.filter((day, row) => day !== null && columns.stage[row] !== 'Empty Returned').sort()
  await expect(grid(page).getByRole('row').nth(1)).toContainText(days[0] ?? '')

  await page.getByRole('button', { name: 'Remove: Stage: not returned yet' }).click()
  await expectShown(page, () => list().rows)
  await page.reload()
  await expectShown(page, () => list().rows, 'an address says that it means all of them')
  await open(page, 'My open containers')
  await expectShown(page, () => openIn(list()))
  await expect(page).toHaveURL('/containerdash')
  const returned = () => list().rows - openIn(list())
  const onCard = async () =>
    countIn((await card(page, 'Empty Returned').textContent())?.replace('Empty Returned', '') ?? '')
  await expect.poll(async () => (await onCard()) - returned()).toBe(0)
  await card(page, 'Empty Returned').click()
  await expectShown(page, returned)
  await card(page, 'Empty Returned').click()
  await expectShown(page, () => openIn(list()), 'without a card it is what still matters')
})

test('ten columns fit into 1440 pixels, and a card counts what a click shows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await opened(page)
  await expect(grid(page).getByRole('columnheader', { name: /\w/ }).and(page.locator('[data-id]'))).toHaveCount(10)
  const lights = await grid(page).getByRole('img').first().boundingBox()
  expect((lights?.x ?? 0) + (lights?.width ?? 9999)).toBeLessThanOrEqual(1440)

  await head(page, 'Location').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Filter…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter: Location' })
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  for (const stage of ['Booked', 'Hold', 'At Destination', 'Empty Returned']) {
    await card(page, stage).click()
    await expect(card(page, stage)).toHaveAttribute('aria-pressed', 'true')
    // the filter of before reaches the cards a moment after its dialog has closed
    await expect(async () => {
      const counted = countIn((await card(page, stage).textContent()) ?? '')
      if (counted > 0) expect(await shown(page), stage).toBe(counted)
      else await expect(page.getByText('Nothing matches'), stage).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
})

test('each view of the list shows what it is called, and leaves the columns alone', async ({ page }) => {
  const list = await opened(page)
  const { asOf } = list()
  const day = (days: number) => new Date(Date.parse(asOf) + days * 86_400_000).toISOString().slice(0, 10)
  const heads = await grid(page).locator('[data-id]').count()
  await open(page, 'Customs hold')
  await expectShown(page, () => heldIn(list(ON_CUSTOMS_HOLD)))
  await expect(filterBar(page)).toContainText('Open hold: Customs')
  await expect(view(page, 'Customs hold')).toHaveAttribute('aria-current', 'true')

  await open(page, 'Detention running')
  await expectShown(page, () => lateIn(list()))
  await expect(page.getByRole('button', { name: 'Detention days: from 1', exact: true })).toBeVisible()

  await open(page, 'Arriving next 7 days')
  // the demo's clock runs fast: its next day may have begun since the list was read
  await expect(filterBar(page)).toContainText(new RegExp(`Arrival: (${day(0)} to ${day(7)}|${day(1)} to ${day(8)})`))
  await expect(grid(page).locator('[data-id]')).toHaveCount(heads)
  await open(page, 'Last free day this week')
  await expect(filterBar(page)).toContainText(/Last free day: \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a view of before and a link of before open as they were; what a link asks for in vain is named', async ({
  page,
}) => {
  const layout = {
    columns: [
      { id: 'containerNo', pinned: true },
      { id: 'stage', pinned: true },
    ],
    density: 'normal',
  }
  const list = await opened(page, `/containerdash?view=${encodeCriteria({ layout, sort: [] })}`)
  await expectShown(page, () => list().rows, 'then a list without criteria was one of every row')

  const unknown = { ...layout, columns: [...layout.columns, { id: 'mood' }] }
  const holdsAsText = { holds: { kind: 'has', text: 'customs' }, smell: { kind: 'has', text: 'x' } }
  const text = encodeCriteria({ layout: unknown, sort: [], filters: holdsAsText })
  await page.goto(`${addressOf({ stages: ['Hold', 'Sunk'], colour: 'red' })}&view=${text}`)
  const note = page.getByRole('status').filter({ hasText: 'was left out' })
  await expect(note).toContainText('filter stages Sunk, filter colour, column mood, filter smell')
  await expect(card(page, 'Hold')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Holds: customs', exact: true })).toBeVisible()
  expect(await findViolations(page, 'what was left out')).toEqual([])
  await note.getByRole('button', { name: 'Dismiss' }).click()
  await expect(note).toHaveCount(0)
  await page.goto('/containerdash?criteria=%25%25rubbish')
  await expect(page.getByText('its filters, which cannot be read')).toBeVisible()
})

test('a customer without a container is told so, and not that nothing matches', async ({ page }) => {
  await change<DashboardReply>(page, LIST, (reply) => ({
    ...reply,
    rows: 0,
    columns: Object.fromEntries(Object.keys(reply.columns ?? {}).map((field) => [field, []])) as never, // no row at all
  }))
  await signIn(page, 'shipper', '/containerdash')
  await expect(page.getByText('No containers yet')).toBeVisible()
})

test('the views stand on a phone and in three languages', async ({ page }) => {
  await opened(page)
  for (const language of languages) {
    await speak(page, language)
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${language} ${width}`).toEqual([])
      expect(await findViolations(page, `${language} ${width}`)).toEqual([])
    }
  }
  await speak(page, 'en')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'Customs hold')
  await expect(filterBar(page)).toContainText('Open hold: Customs')
})

test('holds are a choice, every filter has a chip, and fifty of them leave room for the rows', async ({ page }) => {
  const list = await opened(page)
  await addFilter(page, 'Open hold')
  const dialog = page.getByRole('dialog', { name: 'Open hold' })
  await dialog.getByLabel('Customs', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Show containers' }).click()
  await expectShown(page, () => heldIn(list(ON_CUSTOMS_HOLD)))
  await filterBar(page).getByRole('button', { name: 'Open hold: Customs', exact: true }).click()
  await expect(dialog.getByLabel('Customs', { exact: true }), 'a chip is changed where it was made').toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove: Open hold: Customs' }).press('Enter')
  await expect(filterBar(page).getByRole('button', { name: '+ Filter' })).toBeFocused()

  const ids = [
    'containerNo', 'equipment', 'stage', 'location', 'eventAt', 'vvd', 'arrivalAt', 'availability', 'lastFreeOn', 'holds', 'event',
    'destination', 'bookingNo', 'blNumbers', 'ediRef', 'vessel', 'portOfLoading', 'portOfDischarge', 'shipment', 'departureAt',
    'departureBasis', 'arrivalBasis', 'availableAt', 'deliveryAt', 'estimateRule', 'lastFreeBasis', 'freeDays', 'detentionDays',
    'detentionAmount', 'detentionCurrency', 'freeTimeBasis', 'returnedAt', 'load', 'seal', 'weightKg', 'temperature',
    'ventilation', 'hazardous', 'shipper', 'consignee',
  ] // biome-ignore format: every column
  const each = Object.fromEntries(
    ids.map((id) => [id, { kind: 'has', text: 'a text that is so long that its chip is cut' }]),
  )
  const criteria = {
    sailedDays: 21, vvds: ['FHM042E'], portsOfLoading: ['CNNGB'], portsOfDischarge: ['USLGB'], destinations: ['USLGB', 'USOAK'],
    dateOf: 'arrival', from: '2026-11-01', redHolds: ['customs'], stages: ['Hold'], numberType: 'booking', numbers: ['3104482'],
  } // biome-ignore format: every criterion
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${addressOf(criteria)}&view=${encodeCriteria({ filters: each })}`)
    if (width === 390) await filterBar(page).getByRole('button', { name: '49 filters' }).click()
    await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('listitem')).toHaveCount(49)
    expect(await overflow(page), String(width)).toEqual([])
    const bounds = await filterBar(page).boundingBox()
    expect(bounds?.height, String(width)).toBeLessThan(200)
  }
  expect(await findViolations(page, 'fifty filters')).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveCount(0)
})

test('a view keeps the filters of columns; widths stay while one filters; tags of selected rows can be read', async ({
  page,
}) => {
  await opened(page)
  const widths = () =>
    grid(page)
      .locator('[data-id]')
      .evaluateAll((all) => all.map((one) => one.clientWidth))
  const before = await widths()
  await addFilter(page, 'Destination')
  const dialog = page.getByRole('dialog', { name: 'Destination' })
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Show containers' }).click()
  await expect(filterBar(page)).toContainText('Destination:')
  await addFilter(page, 'Type')
  const types = page.getByRole('dialog', { name: 'Filter: Type' })
  await types.getByRole('checkbox').first().check()
  await types.getByRole('button', { name: 'Apply' }).click()
  await expect(filterBar(page)).toContainText('Type:')
  expect(await widths()).toEqual(before)
  const said = await page.getByRole('list', { name: 'Filters in use' }).innerText()

  const name = `Filters ${Date.now()}`
  await page.getByRole('button', { name: '+ Save view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(view(page, name)).toHaveAttribute('aria-current', 'true')
  await open(page, 'My open containers')
  await expect(filterBar(page)).not.toContainText('Type:')
  await open(page, name)
  await expect(page.getByRole('list', { name: 'Filters in use' })).toHaveText(said, { useInnerText: true })
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Watching', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Share by link' })).toBeVisible()
  for (const box of await grid(page)
    .getByRole('checkbox', { name: /^Select [A-Z]{4} / })
    .all()) {
    await box.click()
    if ((await grid(page).getByRole('checkbox', { checked: true }).count()) >= 4) break
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page, `selected rows, ${colorScheme}`, ['color-contrast'])).toEqual([])
  }
  await views(page).getByRole('button', { name: 'Menu of the view' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
})
