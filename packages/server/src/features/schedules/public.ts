export { saveSchedules } from './schedule.repository.ts'
