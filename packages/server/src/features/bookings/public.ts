export { judgeBookings, saveBookings, saveContainers } from './booking.repository.ts'
export { mayBeSeenBy, type Seer } from './visibility.repository.ts'
