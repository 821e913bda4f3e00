/** The most keys of one query. */
const TOGETHER = 100

/** The keys of one query: none joins once it is sent. */
interface Round<T> {
  keys: Set<string>
  answer: Promise<Readonly<Record<string, T>>>
}

/**
 * Calls that arrive at the same moment share a query. A query that was sent is never shared with later calls, so that
 * every answer is at least as young as its call.
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
