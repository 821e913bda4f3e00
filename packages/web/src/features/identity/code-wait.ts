import { createStore, useStore } from '../../platform/storage/store.ts'

/** A mail takes time. A second request at once makes the first code invalid. */
const WAIT_SECONDS = 60

const left = createStore(0)
let timer: ReturnType<typeof setInterval> | undefined

/** Called when a code was requested. */
export function startResendCooldown(now = Date.now()) {
  const until = now + WAIT_SECONDS * 1000
  clearInterval(timer)
  const count = () => {
    left.set(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    if (left.get() === 0) clearInterval(timer)
  }
  timer = setInterval(count, 500)
  count()
}

/** Seconds until a new code can be requested. */
export const useResendCooldown = () => useStore(left)
