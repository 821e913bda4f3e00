import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import type { Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import type { Context } from '../../platform/http/serve.ts'
import { holdBookings } from '../bookings/public.ts'
import { saveBills } from './bill.repository.ts'

/** Saves bills that are new or changed. */
export async function recordBills({ db }: Context, lines: Line<BillLine>[]): Promise<Outcome[]> {
  await holdBookings(db, lines)
  return saveBills(db, lines)
}
