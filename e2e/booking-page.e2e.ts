import { showContainerNumber } from '../packages/contract/src/shared/container-number.ts'
import { findViolations, overflow } from './barriers.ts'
import { Carrier, carrierKey } from './carrier.ts'
import { BillingCarrier } from './corrections.ts'
import { noted } from './network-faults.ts'
import { goTo, signIn, storedSession } from './people.ts'
import { expect, speak, test } from './portal.ts'
import { requestsOf } from './requests.ts'

const parties = [
  { role: 'shipper', organisation: 'NINGBO-LIGHTING' },
  { role: 'consignee', organisation: 'LAKESHORE-HOME' },
]

test('a booking’s page shows its status and actions with their reasons, updates by itself, and is visible to nobody else', async ({
  page,
  browser,
  baseURL,
  troubles,
}) => {
  const key = await carrierKey()
  const carrier = new Carrier(baseURL ?? '', key)
  const first = await carrier.begin()
  await carrier.book({ parties, bills: [`FWYL${carrier.bookingNo}01`] })
  await signIn(page, 'shipper', `/bookingDetails/${carrier.bookingNo}`)
  const main = page.getByRole('main')
  const actions = main.getByRole('region', { name: 'Actions' })
  const activity = main.getByRole('region', { name: 'Activity' })
  const containers = main.getByRole('region', { name: 'Containers' })

  await test.step('the route, the containers and the documents of a booking that the carrier made', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Booking ${carrier.bookingNo}`)
    await expect(main).toContainText('Ningbo → Long Beach')
    await expect(main.getByRole('region', { name: 'Parties' })).toContainText('Ningbo Lighting Co., Ltd.')
    await expect(main.getByRole('region', { name: 'Documents', exact: true })).toContainText(
      `FWYL${carrier.bookingNo}01`,
    )
    await expect(containers.getByRole('link', { name: showContainerNumber(first) })).toBeVisible()
    await expect(activity.getByRole('listitem').last()).toContainText('Booked')
  })

  await test.step('a closed action gives its reason to eyes, keyboard and screen reader', async () => {
    const change = actions.getByRole('button', { name: 'Change booking' })
    await expect(change).toHaveAccessibleDescription(/This booking was not made in this portal/)
    await expect(actions.getByText('This booking was not made in this portal')).toBeVisible()
    await change.focus()
    await expect(change).toBeFocused()
    await expect(actions.getByText(/has no bill in status Billed/)).toBeVisible()
    await expect(actions.getByRole('link', { name: 'Track containers' })).toHaveAttribute(
      'href',
      /^\/containerdash\?criteria=/,
    )
  })

  await test.step('changes appear by themselves', async () => {
    await carrier.pickUp(first)
    await expect(containers.getByText('Empty Pickup', { exact: true })).toBeVisible()
    await carrier.book({ parties, bills: [`FWYL${carrier.bookingNo}01`], paymentTerm: 'Collect' })
    await expect(activity.getByText('Payment term')).toBeVisible()
    await expect(activity.getByRole('listitem').filter({ hasText: 'Payment term' })).toContainText('Booking changed')
  })

  await test.step('a container links to its page, and its page back', async () => {
    await containers.getByRole('link', { name: showContainerNumber(first) }).click()
    await expect(page).toHaveURL(`/containerDetails/${carrier.bookingNo}/${first}`)
    const booking = page.getByRole('region', { name: 'Booking', exact: true })
    await booking.getByRole('link', { name: carrier.bookingNo }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Booking ${carrier.bookingNo}`)
  })

  await test.step('one’s own request can be changed and cancelled from its booking', async () => {
    const { id, ediRef } = await (await requestsOf(page)).submit({ remarks: 'demo: approve', poNumber: 'PO-E2E' })
    const { tokenType = '', accessToken = '' } = (await storedSession(page)) ?? {}
    const headers = { authorization: `${tokenType} ${accessToken}` }
    const numberOf = async () => {
      const { state } = await (await page.request.get(`/api/bookings/detail?id=${id}`, { headers })).json()
      return String(state.bookingNo)
    }
    await expect.poll(numberOf, { timeout: 120_000 }).toMatch(/^\d{7}$/)
    const bookingNo = await numberOf()
    const isKnown = async () =>
      (await page.request.get(`/api/bookings/booking?bookingNo=${bookingNo}`, { headers })).status()
    await expect.poll(isKnown).toBe(200)
    await goTo(page, `/bookingDetails/${bookingNo}`)
    await expect(main.getByRole('region', { name: 'References and cargo' })).toContainText('PO-E2E')
    await expect(activity.getByText('Booking requested')).toBeVisible()
    await expect(activity).toContainText('shipper@fairway.test')
    await expect(actions.getByRole('link', { name: 'Change booking' })).toHaveAttribute(
      'href',
      `/bookingRequestDetails?type=edit&id=${id}`,
    )
    await expect(actions.getByText('An approved booking request cannot be copied.')).toBeVisible()
    await actions.getByRole('button', { name: 'Cancel booking' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('demo: refuse, the buyer thinks again')
    await dialog.getByRole('button', { name: 'Send cancellation' }).click()
    await expect(activity.getByText('Cancellation requested', { exact: true })).toBeVisible()
    await expect(activity.getByText('the buyer thinks again')).toBeVisible()
    // the demo carrier would decide the same later
    await new BillingCarrier(baseURL ?? '', key).decide('decisions', {
      ediRef,
      version: 2,
      decision: 'refuseCancellation',
      note: 'The cargo is planned into the stowage.',
    })
    await expect(activity.getByText('Cancellation refused', { exact: true })).toBeVisible({ timeout: 120_000 })
  })

  await test.step('in every language, on a phone, without accessibility violations', async () => {
    expect(await findViolations(page, 'a booking on a desk')).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    for (const language of ['vi', 'zh'] as const) {
      await speak(page, language)
      expect(await overflow(page), language).toEqual([])
    }
  })

  await test.step('for a rival it does not exist', async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    troubles.tolerate(noted.status(404))
    await signIn(other, 'rival', `/bookingDetails/${carrier.bookingNo}`)
    await expect(other.getByRole('heading', { name: /Booking not found|未找到该订舱/ })).toBeVisible()
    await expect(other.getByText(first)).toHaveCount(0)
    await context.close()
  })
})
