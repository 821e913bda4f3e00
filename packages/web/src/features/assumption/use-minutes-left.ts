import { useEffect, useState } from 'react'
import { minutesLeft } from './time-left.rules.ts'

/** A machine that slept looks at the clock again soon after. */
const LOOK_MS = 5_000

/** How many minutes are left until then; at the end it says so once. */
export function useMinutesLeft(expiresAt: number, onEnd: () => void): number {
  const [minutes, setMinutes] = useState(() => minutesLeft(expiresAt, Date.now()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const left = minutesLeft(expiresAt, Date.now())
      setMinutes(left)
      if (left === 0) return onEnd()
      timer = setTimeout(look, Math.min(LOOK_MS, expiresAt - Date.now()))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [expiresAt, onEnd])
  return minutes
}
