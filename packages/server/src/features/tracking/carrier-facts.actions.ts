import type { CustomsLine, FreeTimeLine, InterchangeLine } from '@fairway/contract/carrier/carrier.schema'
import type { Outcome } from '../../platform/bulk.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'

export async function recordFreeTime(_context: Context, _lines: Line<FreeTimeLine>[]): Promise<Outcome[]> {
  throw new Error('not built')
}
export async function recordCustoms(_context: Context, _lines: Line<CustomsLine>[]): Promise<Outcome[]> {
  throw new Error('not built')
}
export async function recordInterchanges(_context: Context, _lines: Line<InterchangeLine>[]): Promise<Outcome[]> {
  throw new Error('not built')
}
