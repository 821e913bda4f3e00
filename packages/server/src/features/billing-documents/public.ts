export { billingHomeLines } from './billing-home-lines.repository.ts'
export {
  recordBills,
  recordCharges,
  recordInvoices,
  recordPayments,
  recordReleaseHolds,
} from './intake/bill.actions.ts'
