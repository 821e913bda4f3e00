/** So long one list may keep everybody else waiting. */
const CHUNK_MS = 8

/** Lists that wait for their turn. One of them goes on each time the event loop comes round, however many there are. */
const waiting: (() => void)[] = []

function nextTurn() {
  return new Promise<void>((goOn) => {
    waiting.push(goOn)
    if (waiting.length === 1) setImmediate(giveTurn)
  })
}

function giveTurn() {
  waiting[0]?.()
  waiting.shift()
  if (waiting.length > 0) setImmediate(giveTurn)
}

/** Works a long list off without keeping other calls waiting: after some milliseconds it is their turn. A short one is done at once. */
export async function mapInChunks<T, R>(items: readonly T[], work: (item: T, at: number) => R): Promise<R[]> {
  const done: R[] = []
  let endsAt = performance.now() + CHUNK_MS
  for (const [at, item] of items.entries()) {
    if (performance.now() >= endsAt) {
      await nextTurn()
      endsAt = performance.now() + CHUNK_MS
    }
    done.push(work(item, at))
  }
  return done
}

/**
 * Reads a long list part by part, always one part ahead: while the caller works on one, the database reads the next. Each
 * call of `read` begins after the one before has ended, so that both may use one connection.
 */
export async function* readAhead<T, R>(
  items: readonly T[],
  size: number,
  read: (some: readonly T[]) => Promise<R>,
): AsyncGenerator<[some: readonly T[], found: R]> {
  const partAt = (from: number) => items.slice(from, from + size)
  const begin = (from: number) => (from < items.length ? read(partAt(from)) : undefined)
  let coming = begin(0)
  try {
    for (let from = 0; coming; from += size) {
      const found = await coming
      coming = begin(from + size)
      coming?.catch(() => undefined) // whoever takes it is told
      yield [partAt(from), found]
    }
  } finally {
    await coming?.catch(() => undefined) // whoever stops early can use the connection again
  }
}
