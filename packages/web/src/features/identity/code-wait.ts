import { createStore, useStore } from '../../platform/store.ts'

/** A mail needs its time; who asks again at once gets two codes of which one is dead. */
const WAIT_SECONDS = 60

const left = createStore(0)
let timer: ReturnType<typeof setInterval> | undefined

/** A code was just asked for. */
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

/** Seconds until a new code can be asked for. */
export const useResendCooldown = () => useStore(left)
