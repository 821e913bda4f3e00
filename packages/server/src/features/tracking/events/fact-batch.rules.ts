import type { Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'

/** Of two lines about one thing in the same batch only the newer one counts; of two that are as new, the later line. */
export function dropSuperseded<T, O extends Outcome>(
  lines: Line<T>[],
  outcomes: O[],
  { keyOf, newnessOf }: { keyOf: (value: T) => string; newnessOf: (value: T) => number },
): O[] {
  if (new Set(lines.map(({ value }) => keyOf(value))).size === lines.length) return outcomes // each is about something else
  const valueOn = new Map(lines.map(({ line, value }) => [line, value]))
  const newest = new Map<string, { line: number; newness: number }>()
  for (const { line, outcome } of outcomes) {
    const value = valueOn.get(line)
    if (!value || outcome !== 'accepted') continue
    const [key, newness] = [keyOf(value), newnessOf(value)]
    const known = newest.get(key)
    if (!known || newness > known.newness || (newness === known.newness && line > known.line))
      newest.set(key, { line, newness })
  }
  const standing = new Set([...newest.values()].map(({ line }) => line))
  return outcomes.map((one) =>
    one.outcome === 'accepted' && !standing.has(one.line) ? { ...one, outcome: 'unchanged' } : one,
  )
}

/** How lines that carry a reference of the carrier's own follow each other. */
export const byRef = {
  keyOf: ({ ref }: { ref: string }) => ref,
  newnessOf: ({ revision }: { revision: number }) => revision,
}

/** The lines that were accepted, each with the container that it names. */
export function withContainers<T extends object>(
  lines: Line<T>[],
  outcomes: (Outcome & { containerId: number | null })[],
) {
  const containerOf = new Map(
    outcomes.filter(({ outcome }) => outcome === 'accepted').map(({ line, containerId }) => [line, containerId]),
  )
  return lines.flatMap(({ line, value }) => {
    const containerId = containerOf.get(line)
    return containerId == null ? [] : [{ line, value: { ...value, containerId } }]
  })
}

/** The containers that accepted lines name, or named before they were corrected. */
export const touchedContainers = (outcomes: (Outcome & { containerId: number | null; formerId: number | null })[]) =>
  distinct(
    outcomes.flatMap(({ containerId, formerId, outcome }) => (outcome === 'accepted' ? [containerId, formerId] : [])),
  )

export const distinct = (ids: (number | null)[]) => [...new Set(ids)].filter((id) => id !== null)
