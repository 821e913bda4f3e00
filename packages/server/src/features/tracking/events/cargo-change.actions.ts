import type { Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { insertChanges } from './cargo-change.repository.ts'

/** What became of a line, and the container that it was about before, where a correction moved it to another one. */
export type ContainerOutcome = Outcome & { formerId?: number | null }

/**
 * Records for whom the accepted lines of a batch change something, so that open dashboards are notified. A line that
 * names a booking is about that booking; one that names only a voyage is about everything that the voyage carries.
 */
export async function recordCargoChanges({ db }: Context, lines: Line<object>[], outcomes: ContainerOutcome[]) {
  const accepted = outcomes.filter(({ outcome }) => outcome === 'accepted')
  const acceptedLines = new Set(accepted.map(({ line }) => line))
  const bookingNos = new Set<string>()
  const vvds = new Set<string>()
  for (const { line, value } of lines) {
    if (!acceptedLines.has(line)) continue
    if ('bookingNo' in value) bookingNos.add(String(value.bookingNo))
    else if ('vvd' in value) vvds.add(String(value.vvd))
  }
  if (bookingNos.size + vvds.size === 0) return
  const containerIds = [...new Set(accepted.flatMap(({ formerId }) => formerId ?? []))]
  await insertChanges(db, { bookingNos: [...bookingNos], vvds: [...vvds], containerIds })
}
