import type { CorrectionDecisionLine } from '@fairway/contract/carrier/correction-decision.schema'
import type { Outcome } from '../../platform/bulk.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'

/** Takes in what the carrier decided on corrections. */
export const recordCorrectionDecisions = async (
  _context: Context,
  lines: Line<CorrectionDecisionLine>[],
): Promise<Outcome[]> => lines.map(({ line }) => ({ line, outcome: 'GE0002' as const, path: 'correctionId' }))
