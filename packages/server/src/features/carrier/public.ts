export { carrierListens } from './outbox/intake.actions.ts'
