import type { Page } from '@playwright/test'
import { encodeCriteria } from '../packages/contract/src/shared/url-criteria.ts'
import { findViolations, overflow } from './barriers.ts'
import { carrierKey } from './carrier.ts'
import { BillingCarrier } from './corrections.ts'
import { signIn, storedSession } from './people.ts'
import { expect, test } from './portal.ts'

/** A booking of Ningbo Lighting with so many sea waybills that wait for a letter; the digits of each. */
async function waitingBills(url: string, count: number) {
  const carrier = new BillingCarrier(url, await carrierKey())
  await carrier.cargo.begin()
  const suffixes = Array.from({ length: count }, (_, at) => `0${at + 1}`)
  await carrier.book({ bills: suffixes.map((suffix) => `FWYL${carrier.shipmentNo}${suffix}`) })
  for (const suffix of suffixes) {
    const blNo = `FWYL${carrier.shipmentNo}${suffix}`
    await carrier.bill('Billed', { blNo, release: 'SWB LOI Pending' })
  }
  return { bookingNo: carrier.shipmentNo, ids: suffixes.map((suffix) => `${carrier.shipmentNo}${suffix}`) }
}

const openIn = async (page: Page) => {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Open the letter to sign' }).click()
  return opening
}

test('bills are signed for together in another tab; a tab that was killed is given up, and the signature releases them', async ({
  page,
  baseURL,
}) => {
  const { bookingNo, ids } = await waitingBills(baseURL ?? '', 2)
  const criteria = encodeCriteria({ type: 'OL', numberType: 'booking', numbers: [bookingNo] })
  await signIn(page, 'shipper', `/billingdoc?criteria=${criteria}`)
  for (const id of ids) await page.getByRole('checkbox', { name: new RegExp(`FWYL${id}`) }).click()
  await page.getByRole('link', { name: 'Letter of indemnity for 2 bills' }).click()
  await expect(page.getByText('Your signature covers all 2 shipments', { exact: false })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 1600 }) // nothing of it is below a bar
  expect(await findViolations(page, 'shipments that are chosen')).toEqual([])

  const killed = await openIn(page)
  await expect(killed.getByRole('heading', { name: 'Sign as' })).toBeVisible()
  await expect(killed.getByText(`FWYL${ids[1]}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for the signature' })).toBeVisible()
  await killed.close()
  await page.getByRole('button', { name: 'Cancel signing' }).click()
  await expect(page.getByRole('heading', { name: 'Signing cancelled' })).toBeVisible()

  const tab = await openIn(page)
  await tab.getByRole('textbox').fill('Li Na')
  await tab.getByRole('checkbox').check()
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(tab.getByRole('heading', { name: 'Signed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download the signed letter' })).toBeVisible()
  await expect(page.getByText('SWB LOI Pending')).toHaveCount(0)
  expect(await findViolations(page, 'a signed letter')).toEqual([])
  await page.setViewportSize({ width: 390, height: 1600 })
  expect(await overflow(page)).toEqual([])
})

test('shipments of another group are counted down and become free by themselves', async ({ page, baseURL }) => {
  const { ids } = await waitingBills(baseURL ?? '', 2)
  await signIn(page, 'shipper', '/search')
  const { tokenType = '', accessToken = '' } = (await storedSession(page)) ?? {}
  const headers = { authorization: `${tokenType} ${accessToken}` }
  const formed = await page.request.post('/api/billing/onetimeloi', { headers, data: { shipmentIds: [ids[0]] } })
  const { id } = (await formed.json()) as { id: number } // as the contract says
  await page.clock.install()
  await page.goto(`/billingdoc?sign=${ids.join(',')}`)
  await expect(page.getByRole('timer')).toHaveText(/^Available in [45]:\d\d$/)
  await expect(page.getByRole('alert')).toContainText('not in the same group')
  await page.request.delete(`/api/billing/onetimeloi?id=${id}`, { headers })
  await page.clock.runFor(301_000)
  await expect(page.getByRole('button', { name: 'Open the letter to sign' })).toBeVisible()
})
