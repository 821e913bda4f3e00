import { RequestOpening } from '../features/bookings/request-form/request-opening.tsx'

/** A request to write; who only looks at one does not load it. */
export const RequestWritingPage = RequestOpening
