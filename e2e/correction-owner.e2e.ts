import type { Page } from '@playwright/test'
import { findViolations, overflow } from './barriers.ts'
import { carrierKey } from './carrier.ts'
import { BillingCarrier } from './corrections.ts'
import { rest, signIn } from './people.ts'
import { expect, test } from './portal.ts'

const parties = [
  { role: 'shipper', organisation: 'NINGBO-LIGHTING' },
  { role: 'consignee', organisation: 'LAKESHORE-HOME' },
  { role: 'forwarder', organisation: 'EASTWIND-FORWARDING' },
]
const idOf = (page: Page) => Number(new URL(page.url()).searchParams.get('id'))
const startButton = (page: Page) => page.getByRole('button', { name: 'Start correction', exact: true })
const anotherButton = (page: Page) => page.getByRole('button', { name: 'Start another correction' })

/** Counts every call of this page that would write a correction. */
function countWrites(page: Page) {
  const writes: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && /^\/api\/corrections\/v2\/(?!search)/.test(pathname)) writes.push(pathname)
  })
  return writes
}

test('a correction is only started by a button, belongs to the company that started it, and another one needs a confirmation', async ({
  page,
  baseURL,
  troubles,
}) => {
  const carrier = new BillingCarrier(baseURL ?? '', await carrierKey())
  await signIn(page, 'shipper', '/search')
  await carrier.bookRequest(page, { commodity: 'LED lamps' })
  await carrier.book({ parties })
  await carrier.bill('Billed')
  const ofShipment = `/bookingUpdateDetails?shipmentNo=${carrier.shipmentNo}`

  // opening the address starts nothing, however often
  const writes = countWrites(page)
  for (let nth = 0; nth < 2; nth++) {
    await page.goto(ofShipment)
    await expect(startButton(page)).toBeVisible()
  }
  expect(await findViolations(page, 'a shipment to correct')).toEqual([])
  expect(writes).toEqual([])
  await startButton(page).click()
  await expect(page.getByRole('textbox', { name: 'Commodity description' })).toBeVisible()
  const id = idOf(page)

  // the address of the shipment opens the correction in progress
  await page.goto(ofShipment)
  await expect(page).toHaveURL(new RegExp(`id=${id}$`))

  // the forwarder sees since when there is one and whose it is, and no button
  await rest(page)
  await signIn(page, 'forwarder', `/bookingDetails/${carrier.shipmentNo}`)
  await expect(page.getByText('Ningbo Lighting Co., Ltd. is correcting the bill.')).toBeVisible()
  await expect(page.getByText(`A correction of shipment ${carrier.shipmentNo} is already in progress.`)).toBeVisible()
  await page.goto(ofShipment)
  await expect(page.getByText('Ningbo Lighting Co., Ltd. is correcting this shipment.', { exact: false })).toBeVisible()
  await expect(page.getByText('In progress since')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  expect(await findViolations(page, 'a correction of another company')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  troubles.expect(/404.*view\?id=/)
  await page.goto(`/bookingUpdateDetails?id=${id}`)
  await expect(page.getByRole('alert')).toContainText('does not exist')

  // sent and completed
  await rest(page)
  await signIn(page, 'shipper', `/bookingUpdateDetails?id=${id}`)
  await page.getByRole('textbox', { name: 'Commodity description' }).fill('LED lamps and shades')
  await page.getByRole('textbox', { name: 'Remarks' }).fill('demo: approve')
  await page.getByRole('button', { name: 'Send correction' }).click()
  await expect(page.getByText('The correction was sent to the carrier (version 1).')).toBeVisible()
  await carrier.decideOn(id, 1, 'approve')
  await carrier.decideOn(id, 1, 'complete')
  await expect(page.getByRole('heading', { name: 'Start another correction?' })).toBeVisible()

  // another one needs a confirmation: by the address, from the booking, and in the list
  writes.length = 0
  const expectQuestion = async () => {
    await expect(page.getByRole('heading', { name: 'Start another correction?' })).toBeVisible()
    await expect(startButton(page)).toHaveCount(0)
  }
  await page.goto(ofShipment)
  await expectQuestion()
  expect(await findViolations(page, 'the question after a completed correction')).toEqual([])
  await page.goto(`/bookingDetails/${carrier.shipmentNo}`)
  await page.getByRole('link', { name: 'Correct bill' }).click()
  await expectQuestion()
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL(`/bookingDetails/${carrier.shipmentNo}`)
  await page.goto('/bookingUpdate')
  await page.getByRole('textbox', { name: 'Correct a shipment' }).fill(carrier.shipmentNo)
  await expectQuestion()
  expect(writes).toEqual([])
  await anotherButton(page).click()
  await expect(page.getByRole('textbox', { name: 'Commodity description' })).toBeVisible()
  expect(idOf(page)).toBeGreaterThan(id)
})
