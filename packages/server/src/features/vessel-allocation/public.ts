export { recordAccounts, recordAllocations, recordCapacities } from './allocation-intake.actions.ts'
export { sailingHomeLines } from './sailing-home-lines.repository.ts'
