export { recordBills } from './bill.actions.ts'
