import { useEffect, useState } from 'react'

/** An answer is stored after it has been shown for this long. */
const STORE_AFTER_MS = 2_000

interface Stored<T> {
  question: string
  answer: T
}

interface Options<T> {
  /** One answer is stored under each name: the latest. */
  name: 'containerList' | 'dropdowns'
  question: string
  /** The server's answer, once there is one. */
  answer: T | undefined
  /** Nothing is stored for a guest, and no old answer is shown in place of a failure. */
  enabled: boolean
}

/** Loaded when there is something to store, so that a guest's page does without it. */
const store = () => import('../storage/stored-state.ts')

/** The stored answer of the last visit to the same query, while the new one is loading; encrypted for its owner. */
export function useStoredAnswer<T>({ name, question, answer, enabled }: Options<T>): T | undefined {
  const [found, setFound] = useState<Stored<T>>()
  const isWaiting = enabled && answer === undefined
  useEffect(() => {
    if (!isWaiting) return
    let isCurrent = true
    const read = async () => (await store()).readDraft<Stored<T>>(name)
    read().then(
      (stored) => isCurrent && setFound(stored),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [name, isWaiting])
  useEffect(() => {
    if (!enabled || answer === undefined) return
    const save = async () => (await store()).storeDraft(name, { question, answer })
    const timer = setTimeout(() => void save().catch(() => undefined), STORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [name, question, answer, enabled])
  return isWaiting && found?.question === question ? found.answer : undefined
}
