import { needBookingMessages } from '../features/bookings/bookings.messages.ts'
import { RequestViewScreen } from '../features/bookings/request-view/request-view.screen.tsx'

export const loadTexts = () => needBookingMessages()

/** A request to look at; who only writes one does not load it. */
export const RequestViewPage = RequestViewScreen
