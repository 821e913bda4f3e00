import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import type { Browser, Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { carrierKey } from './carrier.ts'
import { BillingCarrier } from './corrections.ts'
import { noted } from './network-faults.ts'
import { rest, signIn, storedSession } from './people.ts'
import { anotherBrowser, expect, test } from './portal.ts'

const number = (page: Page) => page.getByRole('textbox', { name: 'Correct a shipment' })
const weight = (page: Page) => page.getByRole('textbox', { name: 'Gross weight (kg)' })
const commodity = (page: Page) => page.getByRole('textbox', { name: 'Commodity description' })
const remarks = (page: Page) => page.getByRole('textbox', { name: 'Remarks' })
const changes = (page: Page) => page.getByRole('region', { name: /^Changes/ })
const status = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const saved = (page: Page) => expect(page.locator('[data-save=saved]')).toBeVisible()
const idOf = (page: Page) => Number(new URL(page.url()).searchParams.get('id'))

/** The same customer on another machine. */
async function elsewhere(browser: Browser, baseURL: string | undefined, path: string) {
  const { page } = await anotherBrowser(browser, baseURL)
  await signIn(page, 'shipper', path)
  return page
}

/** Delays calls of a page until they are released. */
async function holdBack(page: Page, calls: string) {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(calls, (route) => isFree.then(() => route.continue()))
  return letGo
}

/** The server's answer to a write without the form. */
async function writePastForm(page: Page, id: number, change: object) {
  const { tokenType = '', accessToken = '' } = (await storedSession(page)) ?? {}
  const headers = { authorization: `${tokenType} ${accessToken}` }
  const { state, document } = await (await page.request.get(`/api/corrections/v2/view?id=${id}`, { headers })).json()
  const data = { id, revision: state.revision, document: { ...document, ...change } }
  return (await page.request.put('/api/corrections/v2/update', { headers, data })).json()
}

test('a billed shipment is corrected: refused, sent, rejected, sent again, completed, and once more', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const carrier = new BillingCarrier(baseURL ?? '', await carrierKey())
  await signIn(page, 'shipper', '/search')
  await carrier.bookRequest(page, { commodity: 'LED lamps', grossWeight: '18250.5' })
  await carrier.bill('Rated')

  // reasons against a correction are shown while typing
  await page.goto('/bookingUpdate')
  await number(page).fill('123456')
  await number(page).blur()
  await expect(number(page)).toHaveAccessibleDescription(/A shipment number has 7 digits/)
  await number(page).fill(`${carrier.shipmentNo}1`)
  await expect(number(page)).toHaveAccessibleDescription(/A shipment number has 7 digits/)
  await number(page).fill(carrier.shipmentNo)
  await expect(page.getByText(/has no bill in status Billed/)).toBeVisible()
  await expect(page.getByText('Rated', { exact: true })).toBeVisible()
  await carrier.bill('Billed')
  await number(page).fill('')
  await number(page).fill(carrier.shipmentNo)
  await page.getByRole('button', { name: 'Start correction' }).click()

  // locked fields say so and link to customer service, in the form and without it
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Correction of shipment ${carrier.shipmentNo}`)
  const id = idOf(page)
  const locked = page.getByRole('link', { name: /^Port of loading \(POL\) cannot be updated from the portal/ })
  await expect(locked).toHaveAttribute('href', '/support')
  const refused = await writePastForm(page, id, { portOfLoading: 'VNHPH' })
  expect(refused.violations).toEqual([
    expect.objectContaining({ code: 'BC0009', path: expect.stringMatching(/portOfLoading$/) }),
  ])
  expect(await findViolations(page, 'the form')).toEqual([])

  // rules while typing, before and after, and nothing is lost
  await weight(page).fill('heavy')
  await weight(page).blur()
  await expect(weight(page)).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Send correction' }).click()
  await expect(
    page.getByRole('alert', { name: /field to fill in or correct/ }),
    'the first error gets the focus',
  ).toBeFocused()
  await weight(page).fill('19000')
  await expect(page.getByText('Before: 18250.5')).toBeVisible()
  await commodity(page).fill('LED lamps and shades')
  await remarks(page).fill('demo: wait') // this test decides, however long it takes
  await saved(page)
  await page.reload()
  await expect(weight(page)).toHaveValue('19000')
  await expect(changes(page)).toContainText('LED lamps and shades')

  // the list contains it, and the number opens it
  const other = await elsewhere(
    browser,
    baseURL,
    `/bookingUpdate?criteria=${encodeCriteria({ text: carrier.shipmentNo })}`,
  )
  await expect(other.getByRole('grid', { name: 'Booking corrections' }).getByRole('rowheader')).toHaveText(
    carrier.shipmentNo,
  )
  expect(await findViolations(other, 'the list of corrections')).toEqual([])
  await number(other).fill(carrier.shipmentNo)
  await other.getByRole('button', { name: 'Open the correction' }).click()
  await expect(weight(other)).toHaveValue('19000')

  // Two people at once: nobody's text is lost. On any machine the other one hears of the change after typing has begun;
  // hearing of it before would show the new value.
  const releaseView = await holdBack(other, '**/api/corrections/v2/view*')
  await weight(page).fill('19100')
  await saved(page)
  await weight(other).fill('19200')
  releaseView()
  const conflict = other.getByRole('alert', { name: /changed this in the meantime/ })
  await expect(conflict).toBeVisible()
  await expect(conflict.getByRole('row', { name: /Gross weight/ })).toContainText('19100')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await saved(other)
  await other.context().close()
  await page.reload()
  await expect(weight(page)).toHaveValue('19200')

  // sent, and rejected with a note
  await page.getByRole('button', { name: 'Send correction' }).click()
  await expect(page.getByText('The correction was sent to the carrier (version 1).')).toBeVisible()
  await expect(status(page, 'Submitted')).toBeVisible()
  await carrier.decideOn(id, 1, 'reject', 'The gross weight needs a certificate.')
  await expect(status(page, 'Rejected')).toContainText('Customer service note')
  await expect(weight(page)).toBeEditable()

  // the booking changes meanwhile: one's own changes stay on top of it
  await carrier.book({ commodity: 'LED lamps, 2026 range', serviceContract: null })
  await remarks(page).fill('demo: approve')
  await saved(page)
  troubles.tolerate(noted.status(409))
  await page.getByRole('button', { name: 'Send again for approval' }).click()
  const stale = page.getByRole('alert', { name: 'The booking has changed since this correction was started' })
  await expect(stale).toBeVisible()
  await stale.getByRole('button', { name: 'Update to the latest data' }).click()
  await expect(stale).toBeHidden()
  await expect(weight(page)).toHaveValue('19200')
  await page.getByRole('button', { name: 'Send again for approval' }).click()
  await expect(page.getByText('The correction was sent to the carrier (version 2).')).toBeVisible()
  await carrier.decideOn(id, 2, 'approve')
  await expect(status(page, 'Approved').or(status(page, 'Completed'))).toBeVisible()
  await expect(weight(page), 'the form is read-only').toHaveCount(0)
  await page.getByRole('button', { name: /^Delete correction/ }).press('Enter')
  await expect(page.getByText(/This is not possible for a correction in status/).last()).toBeVisible()
  await carrier.book({ commodity: 'LED lamps and shades', serviceContract: null })
  await carrier.decideOn(id, 2, 'complete')
  await expect(page.getByRole('heading', { name: 'Start another correction?' })).toBeVisible()
  expect(await findViolations(page, 'a completed correction')).toEqual([])

  // dashboard and page show the corrected booking
  const layout = {
    columns: ['bookingNo', 'commodity'].map((column) => ({ id: column, pinned: true })),
    density: 'normal',
  }
  const [found, view] = [
    { numberType: 'booking', numbers: [carrier.shipmentNo] },
    { layout, sort: [] },
  ].map(encodeCriteria)
  await page.goto(`/bookingdash?criteria=${found}&view=${view}`)
  await expect(
    page.getByRole('grid').getByRole('gridcell', { name: 'LED lamps and shades', exact: true }),
  ).toBeVisible()
  await page.goto(`/bookingDetails/${carrier.shipmentNo}`)
  await expect(page.getByText('LED lamps and shades', { exact: true })).toBeVisible()
  await page.goto(`/bookingUpdateDetails?id=${id}`)

  // its versions
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(carrier.shipmentNo)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('table')).toContainText('The gross weight needs a certificate.')
  await page.getByRole('link', { name: 'Compare versions 1 and 2' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Compare versions/ })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row', { name: /Remarks/ })).toContainText('demo: approve')
  await page.getByLabel('Left').selectOption({ label: 'Booking before' })
  await expect(page.getByRole('table').getByRole('row', { name: /Gross weight/ })).toContainText('19200')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toEqual([])

  // once more, based on the current booking; deleted after a confirmation
  await page.goto(`/bookingUpdateDetails?id=${id}`)
  await page.getByRole('button', { name: 'Start another correction' }).click()
  await expect(weight(page)).toHaveValue('19200')
  expect(idOf(page)).toBeGreaterThan(id)
  expect(await overflow(page)).toEqual([])
  await page.getByRole('button', { name: 'Send correction' }).click()
  await expect(page.getByText('Nothing differs from the booking, so nothing was sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete correction' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete correction' }).click()
  await expect(page.getByText('The correction was deleted.')).toBeVisible()
  await expect(page).toHaveURL(/\/bookingUpdate(\?|$)/)

  // nobody else can see it
  troubles.expect(/404.*checkPermission/)
  await rest(page) // pending calls must not be answered to another person
  await signIn(page, 'rival', '/bookingUpdate')
  await number(page).fill(carrier.shipmentNo)
  await expect(page.getByText(/was not found, or you do not have access/)).toBeVisible()
  troubles.expect(/404.*view\?id=/)
  await page.goto(`/bookingUpdateDetails?id=${id}`)
  await expect(page.getByRole('alert')).toContainText('does not exist')
})
