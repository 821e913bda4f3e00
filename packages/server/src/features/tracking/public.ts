export { recordEvents, recordHolds, rederive } from './event.actions.ts'
