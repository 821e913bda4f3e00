/**
 * Makes something once for each object, for as long as the object lives. For values that never change: a form replaces
 * a row that is edited, so every other row keeps what was found out about it.
 */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>()
  return (key) => {
    const known = made.get(key)
    if (known) return known.value
    const value = make(key)
    made.set(key, { value })
    return value
  }
}
