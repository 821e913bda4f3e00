import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import type { Outcome } from '../../platform/bulk.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'

/** Takes in bills that are new or changed. */
export const recordBills = async (_context: Context, lines: Line<BillLine>[]): Promise<Outcome[]> =>
  lines.map(({ line }) => ({ line, outcome: 'unchanged' as const, path: null }))
