import type { EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { Outcome } from '../../platform/bulk.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'
import * as events from './event.repository.ts'
import * as stages from './stage.repository.ts'

/** Takes in what happened to boxes and derives their stages anew, all in one transaction. */
export async function recordEvents({ db, viewer }: Context, lines: Line<EventLine>[]): Promise<Outcome[]> {
  const judged = supersede(lines, await events.judgeEvents(db, viewer, lines))
  const good = withContainers(lines, judged)
  const touched = distinct(
    judged.flatMap(({ containerId, formerId, outcome }) => (outcome === 'accepted' ? [containerId, formerId] : [])),
  )
  await stages.lock(db, touched)
  await events.saveEvents(db, viewer, good)
  await stages.recompute(db, touched)
  return judged
}

/** Takes in holds that were set or cleared, and derives the stages of their boxes anew. */
export async function recordHolds({ db, viewer }: Context, lines: Line<HoldLine>[]): Promise<Outcome[]> {
  const judged = await events.judgeHolds(db, viewer, lines)
  const good = withContainers(lines, judged)
  const touched = distinct(good.map(({ value }) => value.containerId))
  await stages.lock(db, touched)
  await events.saveHolds(db, viewer, good)
  await stages.recompute(db, touched)
  return judged
}

/** A booking that changed its way or its terms may change the stages of its boxes. */
export async function rederive({ db, viewer }: Context, bookingIds: number[]) {
  const ids = (await events.containersOfBookings(db, viewer, bookingIds)).map(({ id }) => id)
  await stages.lock(db, ids)
  await stages.recompute(db, ids)
}

/** Of two lines about one event in the same batch only the newer one counts. */
function supersede<O extends Outcome>(lines: Line<EventLine>[], judged: O[]): O[] {
  const eventOn = new Map(lines.map(({ line, value }) => [line, value]))
  const newest = new Map<string, { line: number; revision: number }>()
  for (const { line, outcome } of judged) {
    const event = eventOn.get(line)
    if (!event || outcome !== 'accepted') continue
    const known = newest.get(event.ref)
    if (!known || event.revision > known.revision || (event.revision === known.revision && line > known.line))
      newest.set(event.ref, { line, revision: event.revision })
  }
  return judged.map((one) =>
    one.outcome === 'accepted' && newest.get(eventOn.get(one.line)?.ref ?? '')?.line !== one.line
      ? { ...one, outcome: 'unchanged' }
      : one,
  )
}

function withContainers<T extends object>(lines: Line<T>[], judged: (Outcome & { containerId: number | null })[]) {
  const containerOf = new Map(
    judged.filter(({ outcome }) => outcome === 'accepted').map(({ line, containerId }) => [line, containerId]),
  )
  return lines.flatMap(({ line, value }) => {
    const containerId = containerOf.get(line)
    return containerId == null ? [] : [{ line, value: { ...value, containerId } }]
  })
}

const distinct = (ids: (number | null)[]) => [...new Set(ids)].filter((id) => id !== null)
