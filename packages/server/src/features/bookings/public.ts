export { judgeBookings, saveBookings, saveContainers } from './booking.repository.ts'
