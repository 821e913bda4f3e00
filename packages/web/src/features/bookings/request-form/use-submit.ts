import type { RequestOutcome } from '@fairway/contract/bookings/booking-request.schema'
import { useRef, useState } from 'react'
import { send } from '../../../platform/api.ts'
import { Failure, isCancelled } from '../../../platform/failure.ts'
import { newId } from '../../../platform/new-id.ts'
import { tidy } from '../../../ui/form/tidy-values.ts'
import { wrongOf } from './refused-request.ts'
import type { RequestWork } from './request-work.ts'

/** Sends a request once per intention: the same request again, after an answer that never came, goes under the same key. */
export function useSubmit(work: RequestWork, onOutcome: (outcome: RequestOutcome) => void) {
  const [isSending, setIsSending] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [failure, setFailure] = useState<unknown>()
  const busy = useRef(false)
  const last = useRef({ key: '', of: '' })

  const show = (error?: unknown) => {
    setFailure(error)
    setAttempts((count) => count + 1)
  }
  const refuse = async (error: unknown) => {
    if (isCancelled(error)) return
    const { id } = work.saver.base()
    const isStale = error instanceof Failure && error.answer.errorCode === 'BR0003'
    if (isStale && id !== undefined) work.hear(await send('GET /api/bookings/detail', { query: { id } }))
    const told = wrongOf(error)
    work.form.tell(told)
    show(told.length > 0 ? undefined : error)
  }
  const go = async () => {
    await work.saver.flush()
    if (work.saver.state.get().kind === 'stale') return
    // nobody knows whether the first save arrived: a second request must not come of it
    if (work.saver.owed().write) throw new Failure('down')
    const body = { ...work.saver.base(), document: tidy(work.form.document.get()) }
    const of = JSON.stringify(body)
    if (last.current.of !== of) last.current = { key: newId(), of }
    onOutcome(await send('POST /api/bookings/submit', { body }, { writeKey: last.current.key }))
  }
  const submit = async () => {
    if (busy.current) return
    if (work.form.attempt().length > 0) return show()
    busy.current = true
    setIsSending(true)
    setFailure(undefined)
    try {
      await go()
    } catch (error) {
      await refuse(error).catch(show)
    } finally {
      busy.current = false
      setIsSending(false)
    }
  }
  return { submit, isSending, attempts, failure }
}
