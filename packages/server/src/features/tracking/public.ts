export { type BoxOutcome, noteCargoChanges } from './cargo-change.actions.ts'
export { recordCustoms, recordFreeTime, recordInterchanges } from './carrier-facts.actions.ts'
export { recordEvents, recordHolds, rederive } from './event.actions.ts'
