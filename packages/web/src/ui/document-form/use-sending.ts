import { useRef, useState } from 'react'
import { Failure, isCancelled } from '../../platform/failure.ts'
import { newId } from '../../platform/new-id.ts'
import { tidy } from '../form/tidy-values.ts'
import type { Wrong } from '../form/wrong-fields.ts'
import type { DocumentForm } from './document-form.store.ts'
import type { DraftSaver, Write } from './draft-saver.ts'

interface Around<O> {
  work: { form: DocumentForm; saver: DraftSaver }
  deliver: (body: Write['body'], writeKey: string) => Promise<O>
  /** What is wrong in a refusal, at the fields that it is about. */
  wrongOf: (error: unknown) => Wrong[]
  /** Looks at what has changed where that is why it was refused. */
  onRefused: (code: string | undefined) => Promise<void>
  onOutcome: (outcome: O) => unknown
}

/** Sends a document once per intention: the same again, after an answer that never came, goes under the same key. */
export function useSending<O>({ work, deliver, wrongOf, onRefused, onOutcome }: Around<O>) {
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
    await onRefused(error instanceof Failure ? error.answer.errorCode : undefined)
    const told = wrongOf(error)
    work.form.tell(told)
    show(told.length > 0 ? undefined : error)
  }
  const go = async () => {
    await work.saver.flush()
    if (work.saver.state.get().kind === 'stale') return
    // nobody knows whether the first save arrived: a second document must not come of it
    if (work.saver.owed().write) throw new Failure('down')
    const body = { ...work.saver.base(), document: tidy(work.form.document.get()) }
    const of = JSON.stringify(body)
    if (last.current.of !== of) last.current = { key: newId(), of }
    await onOutcome(await deliver(body, last.current.key))
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
