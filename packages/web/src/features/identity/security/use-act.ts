import { useRef, useState } from 'react'
import { isCancelled } from '../../../platform/failure.ts'

/** Does one thing at a time, and keeps what went wrong with the last. */
export function useAct() {
  const isBusy = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  const act = async (work: () => Promise<unknown>) => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      if (!isCancelled(error)) setFailure(error)
    } finally {
      isBusy.current = false
    }
  }
  return { act, failure }
}
