import { randomInt } from 'node:crypto'
import { findViolations, overflow } from './barriers.ts'
import { carrierKey } from './carrier.ts'
import { BillingCarrier } from './corrections.ts'
import { hold, noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, languages, speak, test } from './portal.ts'
import { DRAFT, field, form, saved } from './request-form.ts'
import { requestsOf } from './requests.ts'

test('the carrier approves while somebody types: nothing is lost, locked fields are closed, and a cancellation gives a reason', async ({
  page,
  baseURL,
  troubles,
}) => {
  const key = await carrierKey()
  await signIn(page, 'shipper')
  const requests = await requestsOf(page)
  const { id, ediRef } = await requests.submit({ remarks: 'demo: approve' })
  await page.goto(`/bookingRequestDetails?type=edit&id=${id}`)
  await expect(form(page)).toBeVisible()
  // The decision arrives during a save, which is refused and retried by itself; on a slow machine the demo carrier may
  // already have decided the same.
  troubles.tolerate(noted.status(409))
  const letGo = await hold(page, DRAFT)
  const leaves = page.waitForRequest(DRAFT)
  await field(page, 'commodity').fill('LED lamps, and')
  await leaves
  const bookingNo = `8${String(randomInt(1_000_000)).padStart(6, '0')}`
  const decision = { ref: `E2E-${ediRef}`, ediRef, version: 1, decision: 'approve', bookingNo }
  const reply = await fetch(`${baseURL}/carrier/v1/decisions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    body: JSON.stringify({ ...decision, decidedAt: new Date().toISOString() }),
  })
  expect(reply.ok, await reply.text()).toBe(true)
  letGo()
  await field(page, 'commodity').pressSequentially(' shades')
  await expect(page.getByRole('main').getByText('Approved', { exact: true }).first()).toBeVisible()
  await expect(field(page, 'commodity')).toHaveValue('LED lamps, and shades')
  await saved(page)
  await expect(field(page, 'portOfLoading')).toHaveAccessibleDescription(/Fixed since the carrier’s approval/)
  await expect(field(page, 'portOfLoading')).not.toBeEditable()
  await expect(field(page, 'paymentTerm')).toBeDisabled()
  await expect(field(page, 'portOfDischarge')).toBeEditable()

  await field(page, 'commodity').fill('LED lamps')
  await page.getByRole('button', { name: 'Send changes' }).click()
  await expect(page.getByText('The carrier already has exactly this, so nothing was sent.')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel request' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send cancellation' }).click()
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Enter a comment to cancel/)
  await dialog.getByRole('textbox').fill('demo: approve, the buyer went away')
  await dialog.getByRole('button', { name: 'Send cancellation' }).click()
  await expect(page).toHaveURL(new RegExp(`type=view&id=${id}`))
  await expect(page.getByText('The cancel request was sent.')).toBeVisible()
  await page.goto(`/bookingRequestDetails?type=edit&id=${id}`)
  await expect(
    page.getByText(/^A booking request in status (Cancel Pending|Cancelled) cannot be updated\.$/),
  ).toBeVisible()
})

test('a rejected request is changed and sent again; the others give their reasons', async ({ page, baseURL }) => {
  const carrier = new BillingCarrier(baseURL ?? '', await carrierKey())
  await signIn(page, 'shipper')
  const requests = await requestsOf(page)
  const customerReference = `E2E-REJ-${randomInt(1_000_000_000)}`
  // the demo carrier would reject it a little later
  const { id, ediRef } = await requests.submit({ customerReference, remarks: 'demo: refuse' })
  await carrier.decide('decisions', { ediRef, version: 1, decision: 'reject', note: 'The vessel is full.' })
  await page.goto(`/bookingRequestDetails?type=view&id=${id}`)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customerReference)
  await expect(main.getByText('Rejected', { exact: true }).first()).toBeVisible()
  for (const name of ['Submit', 'Cancel request', 'Delete'])
    await expect(main.getByRole('button', { name, exact: true }), 'only what makes sense').toHaveCount(0)
  const reason = main.getByText('A booking request in status Rejected cannot be cancelled.')
  await expect(reason).toBeHidden()
  await main.getByText('Not available now, and why').click()
  await expect(reason).toBeVisible()
  expect(await findViolations(page, 'a rejected request')).toEqual([])
  await main.getByRole('button', { name: 'Change and send again' }).click()
  await expect(page).toHaveURL(new RegExp(`type=edit&id=${id}`))
  await expect(field(page, 'customerReference')).toHaveValue(customerReference)
})

test('an approved request shows its vessel, cut-offs and depot, and what was confirmed beside what is asked for', async ({
  page,
  baseURL,
}) => {
  const carrier = new BillingCarrier(baseURL ?? '', await carrierKey())
  await signIn(page, 'shipper')
  const requests = await requestsOf(page)
  const { id, ediRef } = await requests.submit({
    ...{ placeOfDelivery: 'USCHI', freightTerm: 'CY-RAMP', remarks: 'demo: approve' },
  })
  // the demo carrier would say the same a little later
  const bookingNo = `8${String(randomInt(1_000_000)).padStart(6, '0')}`
  await carrier.decide('decisions', { ediRef, version: 1, decision: 'approve', bookingNo, emptyDepot: 'CNNGB-BLD' })
  await requests.amend(id, { commodity: 'LED lamps and shades', remarks: 'demo: refuse' })
  await page.goto(`/bookingRequestDetails?type=view&id=${id}`)
  const vessel = page.getByRole('region', { name: 'Vessel', exact: true })
  await expect(vessel).toContainText(/Ningbo, ETD\s*\d{4}-\d\d-\d\d \d\d:\d\d \(UTC\+8\)/)
  await expect(vessel).toContainText(/Long Beach, ETA\s*\d{4}-\d\d-\d\d \d\d:\d\d \(UTC−\d\)/)
  await expect(vessel).toContainText(/Chicago, ETA\s*\d{4}-\d\d-\d\d/)
  await expect(vessel).toContainText('SI cut-off')
  await expect(vessel, 'dry cargo has no cut-off of special cargo').not.toContainText('Special cargo')
  await expect(vessel).toContainText('Ningbo Beilun empty depot')
  const beside = page.getByRole('region', { name: 'Confirmed and requested' }).getByRole('row', { name: /Commodity/ })
  await expect(beside.getByRole('cell')).toHaveText(['LED lamps', 'LED lamps and shades'])
  await expect(
    page.getByRole('button', { name: 'Copy', exact: true }),
    'an approved request is not copied',
  ).toHaveCount(0)
  expect(await findViolations(page, 'an approved request')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of languages) {
    await speak(page, language)
    await expect(page.getByText(/\(CNNGB-BLD\)/)).toBeVisible()
    expect(await overflow(page), language).toEqual([])
  }
})

for (const { width, height, rows } of [
  { width: 390, height: 844, rows: 4 },
  { width: 1440, height: 900, rows: 80 },
])
  test(`a request of ${rows} rows of containers is no wider than a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await signIn(page, 'shipper')
    const requests = await requestsOf(page)
    const row = { equipment: '45G1', quantity: '2', packageType: 'CT', packages: '840', temperature: '' }
    const { id } = await requests.draft({ containers: Array.from({ length: rows }, () => row) })
    await page.goto(`/bookingRequestDetails?type=edit&id=${id}`)
    await expect(field(page, `containers.${rows - 1}.packages`)).toBeAttached()
    expect(await overflow(page), 'before the rows are seen').toEqual([])
    await field(page, `containers.${rows - 1}.packages`).focus()
    expect(await overflow(page)).toEqual([])
  })
