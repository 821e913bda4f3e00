/** Makes something once for each value that it is made of. */
export function once<K, V>(make: (of: K) => V): (of: K) => V {
  const made = new Map<K, V>()
  return (of) => {
    const before = made.get(of)
    if (before !== undefined) return before
    const now = make(of)
    made.set(of, now)
    return now
  }
}
