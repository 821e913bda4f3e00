export { carrierListens } from './intake.actions.ts'
