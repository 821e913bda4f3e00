import type { Outcome } from './http/bulk.ts'
import type { Line } from './http/ndjson.ts'

/** What became of one decision; `isApplied` is false for one that was only recorded, such as for an older version. */
export type DecisionOutcome = Outcome & { isApplied: boolean }

/** Where decisions of one kind are kept, and what they do. */
interface DecisionStore<T> {
  /** Keeps those whose reference is new, and says which lines those are. */
  saveNew: (lines: Line<T>[]) => Promise<ReadonlySet<number>>
  /** Applies new ones in the order of their lines. */
  apply: (lines: Line<T>[]) => Promise<DecisionOutcome[]>
  markApplied: (refs: readonly string[]) => Promise<unknown>
  /** What was not taken after all can be sent again. */
  forget: (refs: readonly string[]) => Promise<unknown>
}

/**
 * Takes in what the carrier decided, each reference once. A line that names nothing of ours is refused and can be sent
 * again; one for an older version is kept for the record.
 */
export async function processDecisions<T extends { ref: string }>(
  lines: Line<T>[],
  book: DecisionStore<T>,
): Promise<Outcome[]> {
  const isNew = await book.saveNew(lines)
  const fresh = lines.filter(({ line }) => isNew.has(line))
  const outcomes = await book.apply(fresh)
  const refsOf = (wanted: (outcome: DecisionOutcome) => boolean) => {
    const chosen = new Set(outcomes.filter(wanted).map(({ line }) => line))
    return fresh.filter(({ line }) => chosen.has(line)).map(({ value }) => value.ref)
  }
  await book.markApplied(refsOf(({ isApplied }) => isApplied)) // biome-ignore format: one thought
  await book.forget(refsOf(({ outcome }) => outcome !== 'accepted' && outcome !== 'unchanged'))
  const known = lines.filter(({ line }) => !isNew.has(line))
  return [...outcomes, ...known.map(({ line }) => ({ line, outcome: 'unchanged' as const, path: null }))]
}
