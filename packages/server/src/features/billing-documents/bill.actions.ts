import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import type { Outcome } from '../../platform/bulk.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'
import { saveBills } from './bill.repository.ts'

/** Takes in bills that are new or changed. */
export const recordBills = ({ db, viewer }: Context, lines: Line<BillLine>[]): Promise<Outcome[]> =>
  saveBills(db, viewer, lines)
