export { judgeBookings, saveBookings, saveContainers } from './booking.repository.ts'
export { bookingsSeenBy, mayBeSeenBy, type Seer } from './visibility.repository.ts'
