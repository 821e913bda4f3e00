import { placeHeaders } from '../client-log/client-place.ts'
import { i18n } from '../language/i18n.ts'
import { createStore } from '../storage/store.ts'

/** Statuses by which a gateway says that the server behind it is unreachable. */
export const GATEWAY_STATUSES = [502, 503, 504]
const CHECK_TIMEOUT_MS = 5_000
const RETRY_DELAYS_MS = [2_000, 4_000, 8_000, 15_000, 30_000]

async function isUp(): Promise<boolean> {
  try {
    const reply = await fetch('/health', {
      cache: 'no-store',
      headers: placeHeaders(i18n.language),
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    })
    return !GATEWAY_STATUSES.includes(reply.status)
  } catch {
    return false
  }
}

/** Watches whether the server is up: checks after a network error, and repeats until it is back. */
export function createServerHealth(retryDelaysMs: readonly number[] = RETRY_DELAYS_MS) {
  const down = createStore(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let watching = false

  const checkAgain = (attempt: number) => {
    const delay = retryDelaysMs[Math.min(attempt, retryDelaysMs.length - 1)]
    timer = setTimeout(async () => {
      if (!(await isUp())) return checkAgain(attempt + 1)
      watching = false
      down.set(false)
    }, delay)
  }

  /** Tells after a network error whether the server is down or only this answer did not come. */
  const diagnose = async (): Promise<'down' | 'timedOut'> => {
    const up = await isUp()
    if (up) return 'timedOut'
    down.set(true)
    if (!watching) checkAgain(0)
    watching = true
    return 'down'
  }

  const stop = () => {
    clearTimeout(timer)
    watching = false
  }
  return { down, diagnose, stop }
}

export const serverHealth = createServerHealth()
