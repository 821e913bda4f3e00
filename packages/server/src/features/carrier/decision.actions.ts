import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import { processDecisions } from '../../platform/decision-taking.ts'
import type { Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import type { Context } from '../../platform/http/serve.ts'
import { applyDecisions } from '../bookings/public.ts'
import * as decisions from './decision.repository.ts'

/** Takes in what the carrier decided on requests, and applies it in the order of the lines. */
export const recordDecisions = (context: Context, lines: Line<DecisionLine>[]): Promise<Outcome[]> => {
  const { db, viewer } = context
  return processDecisions(lines, {
    saveNew: (all) => decisions.insertDecisions(db, viewer, all),
    apply: (fresh) => applyDecisions(context, fresh),
    markApplied: (refs) => decisions.markApplied(db, viewer, refs),
    forget: (refs) => decisions.deleteDecisions(db, viewer, refs),
  })
}

/** When a version turns out never to have reached the carrier, what was recorded for the one before it counts after all. */
export async function applyRecorded(context: Context, ediRefs: readonly string[]) {
  const recorded = await decisions.findRecorded(context.db, context.viewer, ediRefs)
  const lines = recorded.map((value, line) => ({ line, value }))
  const applied = (await applyDecisions(context, lines)).filter(({ isApplied }) => isApplied).map(({ line }) => line)
  const refs = lines.filter(({ line }) => applied.includes(line)).map(({ value }) => value.ref)
  await decisions.markApplied(context.db, context.viewer, refs)
}
