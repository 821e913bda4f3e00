import type { BookingList } from '@fairway/contract/bookings/dashboard/booking-dashboard.schema'
import { en } from '@fairway/contract/bookings/messages/en'
import { encodeCriteria } from '../packages/contract/src/shared/url-criteria.ts'
import { filterBar, openCriteria } from './dashboard.ts'
import { signIn } from './people.ts'
import { expect, test } from './portal.ts'

test('the booking dashboard has the vessel filters, and a departure range needs both dates', async ({ page }) => {
  const answer = page.waitForResponse((reply) => /\/api\/bookings\/list$/.test(reply.url()) && reply.ok())
  await signIn(page, 'shipper', '/bookingdash')
  const { columns }: BookingList = await (await answer).json()
  const { days, departureBasis } = columns
  const shown = page.getByText(/^[\d\u2009]+ bookings?$/)
  const count = (rows: unknown[]) => new RegExp(`^${rows.length} bookings?$`)

  await openCriteria(page)
  const dialog = page.getByRole('dialog')
  const show = dialog.getByRole('button', { name: 'Show bookings' })
  const vessel = dialog.getByRole('combobox', { name: 'Vessel', exact: true })
  await expect(vessel.getByRole('option')).toHaveText([
    'All vessels',
    'Open vessel',
    'Open and sailed in last 7 days',
    'Open and sailed in last 14 days',
    'Open and sailed in last 21 days',
  ])
  await vessel.selectOption('Open and sailed in last 14 days')
  await dialog.getByRole('textbox', { name: 'From' }).fill('2026-01-01')
  await show.click()
  await expect(dialog.getByText(en.errors.BD0009), 'at the field that is empty').toBeVisible()
  await dialog.getByRole('textbox', { name: 'From' }).fill('')
  await show.click()
  const criteria = filterBar(page)
  await expect(criteria).toContainText('Vessel: Open and sailed in last 14 days')
  await expect(shown).toHaveText(
    count(days.filter((day, row) => departureBasis[row] !== 'actual' || (day ?? 0) >= -14)),
  )

  await page.goto(`/bookingdash?criteria=${encodeCriteria({ sailedDays: 0 })}`)
  await expect(criteria).toContainText('Vessel: Open vessel')
  await expect(shown).toHaveText(count(departureBasis.filter((basis) => basis !== 'actual')))
  await page.goto(`/bookingdash?criteria=${encodeCriteria({ dateOf: 'departure', to: '2026-11-22' })}`)
  await expect(page.getByRole('alert')).toContainText(en.errors.BD0009)
})
