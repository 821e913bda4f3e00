import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import type { Outcome } from '../../platform/bulk.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'
import { applyDecisions } from '../bookings/public.ts'
import * as decisions from './decision.repository.ts'

/**
 * Takes in what the carrier decided, each reference once, and applies it to the requests in the order of the lines. A
 * line that names no request of ours is refused and can be sent again; one for an older version is kept for the record.
 */
export async function recordDecisions(context: Context, lines: Line<DecisionLine>[]): Promise<Outcome[]> {
  const { db, viewer } = context
  const isNew = await decisions.insertDecisions(db, viewer, lines)
  const fresh = lines.filter(({ line }) => isNew.has(line))
  const outcomes = await applyDecisions(context, fresh)
  const refsOf = (wanted: (outcome: (typeof outcomes)[number]) => boolean) => {
    const chosen = new Set(outcomes.filter(wanted).map(({ line }) => line))
    return fresh.filter(({ line }) => chosen.has(line)).map(({ value }) => value.ref)
  }
  await decisions.markApplied(db, viewer, refsOf(({ isApplied }) => isApplied)) // biome-ignore format: one thought
  await decisions.deleteDecisions(
    db,
    viewer,
    refsOf(({ outcome }) => outcome !== 'accepted' && outcome !== 'unchanged'),
  )
  const known = lines.filter(({ line }) => !isNew.has(line))
  return [...outcomes, ...known.map(({ line }) => ({ line, outcome: 'unchanged' as const, path: null }))]
}

/** When a version turns out never to have reached the carrier, what was recorded for the one before it counts after all. */
export async function applyRecorded(context: Context, ediRefs: readonly string[]) {
  const recorded = await decisions.findRecorded(context.db, context.viewer, ediRefs)
  const lines = recorded.map((value, line) => ({ line, value }))
  const applied = (await applyDecisions(context, lines)).filter(({ isApplied }) => isApplied).map(({ line }) => line)
  const refs = lines.filter(({ line }) => applied.includes(line)).map(({ value }) => value.ref)
  await decisions.markApplied(context.db, context.viewer, refs)
}
