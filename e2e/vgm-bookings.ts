import type { VgmBooking } from '@fairway/contract/vgm/vgm.schema'
import type { Page } from '@playwright/test'
import { storedSession } from './people.ts'

/** Bookings of a person whose containers can be weighed, and of which nothing was sent. */
export async function openBookings(page: Page): Promise<VgmBooking[]> {
  const { tokenType = '', accessToken = '' } = (await storedSession(page)) ?? {}
  const headers = { authorization: `${tokenType} ${accessToken}` }
  const list = await page.request.post('/api/bookings/list', { headers, data: {} })
  const { columns } = await list.json()
  const numbers = columns.bookingNo.filter(Boolean).slice(0, 90).join(',')
  const answer = await page.request.get('/api/vgm/search', { headers, params: { type: 'booking', numbers } })
  const { bookings }: { bookings: VgmBooking[] } = await answer.json()
  return bookings.filter(
    ({ containers, bookingStatus, state }) =>
      bookingStatus === 'Approved' &&
      state === null &&
      containers.length > 0 &&
      !containers.some((one) => one.isLoaded),
  )
}
export const nth = (bookings: VgmBooking[], at: number): VgmBooking => {
  const booking = bookings.at(at)
  if (!booking) throw new Error('the demo has too few bookings to weigh')
  return booking
}
export const likelyMass = ({ cargoKg, tareKg }: VgmBooking['containers'][number]) =>
  String(Math.round(Number(cargoKg ?? 9000) + Number(tareKg)))
