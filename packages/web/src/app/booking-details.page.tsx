import { useParams } from '@tanstack/react-router'
import { needBookingPageMessages } from '../features/bookings/booking-page/booking-page.messages.ts'
import { BookingPageScreen } from '../features/bookings/booking-page/booking-page.screen.tsx'
import { Queries } from './queries.tsx'

export const loadTexts = () => needBookingPageMessages()

export function BookingDetailsPage() {
  const { bookingNo = '' } = useParams({ strict: false })
  return (
    <Queries>
      <BookingPageScreen key={bookingNo} bookingNo={bookingNo} />
    </Queries>
  )
}
