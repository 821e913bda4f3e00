import { readFile } from 'node:fs/promises'
import type { HomeReply } from '@fairway/contract/home/home.schema'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { banner } from './assuming.ts'
import { grid, shownCount } from './dashboard.ts'
import { test } from './keyboard.ts'
import { signIn } from './people.ts'
import { expect, openHome } from './portal.ts'
import { field, savedDraft } from './request-form.ts'
import { requestsOf } from './requests.ts'
import { example } from './screens.ts'
import { likelyMass, nth, openBookings } from './vgm-bookings.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

/** The action of the first line of the Home Page. */
const firstLine = (page: Page) => main(page).locator('li:has(a[aria-describedby])').first().getByRole('link')

async function exported(page: Page, work: () => Promise<void>) {
  const downloading = page.waitForEvent('download')
  await work()
  const file = await downloading
  const [header = [], ...rows] = await readSheet(await readFile(await file.path()))
  return { name: file.suggestedFilename(), header, rows }
}

test('a guest tracks cargo and finds sailings', async ({ page, keys }) => {
  await openHome(page)
  await keys.task('tracks a container', 2, async () => {
    await keys.type('fwyu4829130')
    await keys.press('Enter')
    await expect(page).toHaveURL('/containerList/container=FWYU4829130')
  })
  await keys.task('opens it from the list', 2, async () => {
    await keys.goTo(main(page).getByRole('link', { name: 'FWYU 482913 0' }))
    await keys.press('Enter')
    await expect(title(page)).toHaveText('FWYU 482913 0')
  })
  await keys.task('looks up a number with a wrong last digit from any page', 3, async () => {
    await keys.go('fwyu4829131')
    await expect(page).toHaveURL('/containerList/container=FWYU4829130')
  })
  await keys.task('finds the sailings from Ningbo to Long Beach', 9, async () => {
    await keys.go('sailing')
    await keys.goTo(page.getByRole('combobox', { name: 'Port of loading' }))
    await keys.type('ningbo')
    await keys.choose(page.getByRole('option', { name: 'Ningbo' }).first())
    await keys.goTo(page.getByRole('combobox', { name: 'Port of discharge' }))
    await keys.type('long')
    await keys.choose(page.getByRole('option', { name: 'Long Beach' }).first())
    await expect(page).toHaveURL('/schedules?pol=CNNGB&pod=USLGB')
    await expect(main(page).getByText('CO₂ per TEU').first()).toBeVisible()
  })
})

test('a shipper finds cargo, orders and files', async ({ page, keys }) => {
  const answered = page.waitForResponse(/\/api\/home$/)
  await signIn(page, 'shipper')
  const { lines } = (await (await answered).json()) as HomeReply // as the contract says
  const order = `PO-${Date.now().toString(36)}`.toUpperCase()
  await (await requestsOf(page)).draft({ poNumber: order })

  await keys.task('does the first thing that needs them today', 2, async () => {
    expect(lines.length).toBeGreaterThan(0)
    await keys.goTo(firstLine(page))
    await keys.press('Enter')
    await expect(page).not.toHaveURL('/search')
  })
  await keys.task('finds a PO that was copied from a mail', 2, async () => {
    await keys.paste(order)
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/(bookingDetails\/|bookingRequestDetails\?)/)
  })
  await keys.task('finds a PO by typing it', 3, async () => {
    await keys.go(order)
    await expect(page).toHaveURL(/\/(bookingDetails\/|bookingRequestDetails\?)/)
  })
  await keys.task('brings the customs holds to Excel', 3, async () => {
    const file = await exported(page, () => keys.go('customs excel'))
    await expect(page).toHaveURL(/\/containerdash\?criteria=/)
    await expect(shownCount(page)).toHaveText(new RegExp(`^${file.rows.length} containers?`))
    expect(file.header).toContain('Holds')
  })
  await keys.task('brings the open list to Excel', 3, async () => {
    const { rows } = await exported(page, () => keys.go('this excel'))
    await expect(shownCount(page)).toHaveText(new RegExp(`^${rows.length} containers?`))
  })
  await keys.task('opens the first container of what is on hold', 6, async () => {
    await keys.go('hold')
    await keys.goTo(grid(page).getByRole('columnheader', { name: 'Container', exact: true }))
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/containerDetails\//)
  })
})

test('a shipper books, weighs and looks for invoices', async ({ page, keys }) => {
  await signIn(page, 'shipper')
  const booking = nth(await openBookings(page), -2)
  const [container] = booking.containers
  if (!container) throw new Error('a booking to weigh has containers')

  await keys.task('begins a booking request', 5, async () => {
    await keys.go('new booking')
    const stored = savedDraft(page)
    await keys.goTo(field(page, 'customerReference'))
    await keys.type(`KEYS-${Date.now().toString(36)}`)
    await stored
    await expect(page).toHaveURL(/type=edit&id=\d+/)
  })
  await keys.task('opens the weights of a booking', 6, async () => {
    await keys.go('vgm')
    await expect(title(page)).toHaveText('Verified gross mass (VGM)')
    await keys.press('/')
    await keys.type(booking.header.bookingNo)
    await keys.press('Enter')
    await expect(title(page)).toHaveText(new RegExp(`^VGM .* ${booking.header.bookingNo}$`))
  })
  await keys.task('enters a weight, and has it saved', 2, async () => {
    await keys.goTo(page.getByRole('textbox', { name: 'VGM, row 1', exact: true }))
    await keys.type(likelyMass(container))
    await expect(page.locator('[data-save=saved]')).toBeVisible()
  })
  await keys.task('opens the invoices', 3, async () => {
    await keys.go('billing')
    await expect(page).toHaveURL(/\/billingdoc/)
  })
})

test('a consignee fetches, watches, shares and calculates', async ({ page, keys }) => {
  await signIn(page, 'consignee')
  await keys.task('copies the numbers of what can be picked up now', 8, async () => {
    await keys.go('pick up now')
    await keys.goTo(grid(page).getByRole('columnheader', { name: 'Container', exact: true }))
    await keys.press('ArrowDown')
    await keys.press('Space')
    await keys.goTo(button(page, /^Copy 1 number/))
    await keys.press('Enter')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[A-Z]{4}\d{7}$/)
  })
  const { path, container } = example('outGated')
  await keys.task('opens a container by its number', 5, async () => {
    await keys.go(container)
    await keys.goTo(main(page).locator(`a[href="${path}"]`))
    await keys.press('Enter')
    await expect(page).toHaveURL(path)
  })
  await keys.task('watches it, and no longer', 3, async () => {
    const watch = main(page).getByRole('button', { name: 'Watch', exact: true })
    await keys.goTo(watch)
    await keys.press('Enter')
    await expect(button(page, 'Watching')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, 'Watching')).toHaveAttribute('aria-disabled', 'false')
    await keys.press('Enter')
    await expect(watch).toHaveAttribute('aria-pressed', 'false')
  })
  await keys.task('shares it with a trucker', 4, async () => {
    await keys.goTo(button(page, 'Share by link'))
    await keys.press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Label')).toBeFocused()
    await keys.type(`Trucker ${Date.now()}`)
    await keys.press('Enter')
    await expect(page.getByLabel('Address of the link')).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await keys.task('calculates its detention day by day', 2, async () => {
    await keys.goTo(main(page).getByRole('link', { name: 'Calculate detention day by day' }))
    await keys.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Estimated detention' })).toBeVisible()
  })
})

test('a forwarder opens a booking', async ({ page, keys }) => {
  await signIn(page, 'forwarder')
  await keys.task('finds a booking in the dashboard and opens it', 6, async () => {
    await keys.go('booking dash')
    const bookings = page.getByRole('grid', { name: 'Bookings' })
    await keys.goTo(bookings.getByRole('columnheader', { name: 'Booking', exact: true }))
    await keys.press('ArrowDown')
    await keys.press('Enter')
    await expect(page).toHaveURL(/\/(bookingDetails\/|bookingRequestDetails\?)/)
  })
})

test('customer service acts for a customer', async ({ page, keys }) => {
  await signIn(page, 'csr')
  await keys.task('acts for a customer who calls', 4, async () => {
    await keys.go('ningbo lighting')
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'User id' })).not.toHaveValue('')
    await keys.press('Enter')
    await expect(banner(page)).toBeVisible()
  })
  await keys.task('and no longer', 4, async () => {
    await keys.goTo(banner(page).getByRole('button'))
    await keys.press('Enter')
    await keys.goTo(page.getByRole('dialog').getByRole('button', { name: 'YES' }))
    await keys.press('Enter')
    await expect(banner(page)).toHaveCount(0)
  })
})

test('an admin opens companies and accounts', async ({ page, keys }) => {
  await signIn(page, 'admin')
  await keys.task('opens a company', 3, async () => {
    await keys.go('ningbo lighting')
    await expect(page).toHaveURL(/\/adminOrganisationSearchDetails\//)
  })
  await keys.task('finds an account and opens it', 8, async () => {
    await keys.go('user search')
    await expect(title(page)).toHaveText('User accounts')
    await keys.press('/')
    await keys.type('shipper@fairway.test')
    await keys.press('Enter')
    await keys.goTo(main(page).getByRole('table').getByRole('link').first())
    await keys.press('Enter')
    await expect(title(page)).toHaveText(/^Mei /)
  })
})

test('sales and a rep look after space', async ({ page, keys }) => {
  await signIn(page, 'sales')
  await keys.task('sales opens the ports of the next sailing', 5, async () => {
    await keys.go('sales')
    const bar = main(page)
      .getByRole('region', { name: /week by week$/ })
      .getByRole('button')
      .first()
    await keys.goTo(bar)
    await keys.press('Enter')
    await expect(bar).toHaveAttribute('aria-expanded', 'true')
  })
  await signIn(page, 'rep')
  await keys.task('a rep enters a demand for the next sailing and saves it', 5, async () => {
    await keys.goTo(firstLine(page))
    await keys.press('Enter')
    // the ship may have left its first port
    const open = page.getByRole('textbox', { name: /^Demand TEU, row / }).and(page.locator(':not([readonly])'))
    const demand = open.first()
    await keys.goTo(demand)
    await keys.type(String(Number(await demand.inputValue()) + 1))
    await keys.press('Control+s')
    await expect(page.getByText('1 row saved.')).toBeVisible()
  })
})
