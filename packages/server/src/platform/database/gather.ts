/** How many are asked for together at most. */
const TOGETHER = 100

/** Whatever is asked for together: nothing joins once the question is on its way. */
interface Round<T> {
  keys: Set<string>
  answer: Promise<Readonly<Record<string, T>>>
}

/**
 * Calls that arrive at the same moment ask together. A question that is on its way is never shared with whoever comes
 * later, so that every answer is at least as young as the call that it is for.
 */
export function gather<T>(ask: (keys: string[]) => Promise<Readonly<Record<string, T>>>) {
  let forming: Round<T> | undefined
  const form = (): Round<T> => {
    const keys = new Set<string>()
    const leave = () => {
      if (forming?.keys === keys) forming = undefined
      return ask([...keys])
    }
    // after everything that the network has brought by now
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(leave)
    return { keys, answer }
  }
  return async (key: string): Promise<T | undefined> => {
    if (!forming || forming.keys.size >= TOGETHER) forming = form()
    forming.keys.add(key)
    return (await forming.answer)[key]
  }
}
