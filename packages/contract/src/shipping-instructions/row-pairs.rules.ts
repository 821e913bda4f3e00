interface Pair {
  left: number | undefined
  right: number | undefined
}

type Measure<T> = (one: T, other: T) => number

/**
 * Finds which row of one list is which of another. Each measure in turn pairs what is most alike among the rows that are
 * left; zero is not alike. Rows without a partner follow in the order of the right, then of the left.
 */
export function pairRows<T>(left: readonly T[], right: readonly T[], measures: readonly Measure<T>[]): Pair[] {
  const partners = new Map<number, number>()
  const taken = new Set<number>()
  const isFree = (at: number, to: number) => !taken.has(at) && !partners.has(to)
  for (const measure of measures) {
    for (const { at, to } of alike(left, right, (one, other) => (isFree(one, other) ? measure : undefined))) {
      if (!isFree(at, to)) continue
      partners.set(to, at)
      taken.add(at)
    }
  }
  return [
    ...right.map((_, to) => ({ left: partners.get(to), right: to })),
    ...left.flatMap((_, at) => (taken.has(at) ? [] : [{ left: at, right: undefined }])),
  ]
}

/** The pairs of rows that are alike, the most alike first, then those that stand nearest. */
function alike<T>(
  left: readonly T[],
  right: readonly T[],
  measureOf: (at: number, to: number) => Measure<T> | undefined,
): { at: number; to: number }[] {
  const found: { score: number; at: number; to: number }[] = []
  for (const [to, other] of right.entries()) {
    for (const [at, one] of left.entries()) {
      const score = measureOf(at, to)?.(one, other) ?? 0
      if (score > 0) found.push({ score, at, to })
    }
  }
  return found.sort(
    (one, other) => other.score - one.score || Math.abs(one.at - one.to) - Math.abs(other.at - other.to),
  )
}
