import { Unavailable } from '../../platform/http/failures.ts'
import type { Draining } from '../../platform/shutdown.ts'

/** Whether the server ends or the database does not answer: the load balancer then sends calls elsewhere. */
export async function getReadiness<T>(draining: Draining, ping: Promise<T>) {
  try {
    const ready = await ping
    if (!draining.begun) return ready
  } catch (cause) {
    throw new Unavailable('the database does not answer', { cause })
  }
  throw new Unavailable('the server is about to end')
}
