import type { BulkReply } from '@fairway/contract/carrier/carrier.schema'
import { z } from 'zod'
import { type Line, type RejectedLine, rejectLine } from './ndjson.ts'

/** What became of one line; a rejected one names the field that points to nothing. */
export const Outcome = z.object({
  line: z.number(),
  outcome: z.enum(['accepted', 'unchanged', 'GE0002', 'GE0003', 'GE0012']),
  path: z.string().nullable(),
})
export type Outcome = z.output<typeof Outcome>

/** The lines as one JSON parameter, each with its number, for `jsonb_to_recordset`. */
export const asRecords = <T extends object>(lines: Line<T>[]) =>
  JSON.stringify(lines.map(({ line, value }) => ({ ...value, line })))

export function summarise(outcomes: Outcome[], rejected: RejectedLine[]): BulkReply {
  const refused = outcomes
    .filter(({ outcome }) => outcome !== 'accepted' && outcome !== 'unchanged')
    .map(({ line, outcome, path }) =>
      rejectLine(line, outcome, [], path === null ? [] : [{ path, code: outcome, args: [] }]),
    )
  return {
    accepted: outcomes.filter(({ outcome }) => outcome === 'accepted').length,
    unchanged: outcomes.filter(({ outcome }) => outcome === 'unchanged').length,
    rejected: [...rejected, ...refused].sort((one, other) => one.line - other.line),
  }
}
