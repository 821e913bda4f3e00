import { randomInt } from 'node:crypto'
import { carrierKey } from './carrier.ts'
import { hold, noted } from './network-faults.ts'
import { signIn } from './people.ts'
import { expect, test } from './portal.ts'
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
  await expect(field(page, 'portOfLoading')).toHaveAccessibleDescription(/Settled by the carrier’s approval/)
  await expect(field(page, 'portOfLoading')).not.toBeEditable()
  await expect(field(page, 'paymentTerm')).toBeDisabled()
  await expect(field(page, 'portOfDischarge')).toBeEditable()

  await field(page, 'commodity').fill('LED lamps')
  await page.getByRole('button', { name: 'Send changes' }).click()
  await expect(page.getByText('Nothing differs from what the carrier has, so nothing was sent.')).toBeVisible()

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
