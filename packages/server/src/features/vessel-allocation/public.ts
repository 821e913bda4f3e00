export { recordAccounts, recordAllocations, recordCapacities } from './allocation-intake.actions.ts'
