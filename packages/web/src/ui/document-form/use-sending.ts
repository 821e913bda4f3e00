import { useRef, useState } from 'react'
import { Failure, isCancelled } from '../../platform/failure.ts'
import { newId } from '../../platform/new-id.ts'
import type { FieldError } from '../form/field-errors.ts'
import { tidy } from '../form/tidy-values.ts'
import type { DocumentForm } from './document-form.store.ts'
import type { DraftSaver, Write } from './draft-saver.ts'

interface DocumentSubmitOptions<O> {
  work: { form: DocumentForm; saver: DraftSaver }
  deliver: (body: Write['body'], writeKey: string) => Promise<O>
  /** What is sent besides the document, such as what was confirmed: another intention where it differs. */
  besides?: () => string
  /** Asks something first: true where sending waits for the answer. */
  asksFirst?: () => boolean
  /** What is wrong in a refusal, at the fields that it is about. */
  fieldErrorsOf: (error: unknown) => FieldError[]
  /** Looks at what has changed where that is why it was refused; `handled` where nothing is left to show. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most of them have nothing to answer
  onRefused: (code: string | undefined, error: unknown) => Promise<'handled' | void>
  onOutcome: (outcome: O) => unknown
}

/** Sends a document once per intention: the same again, after an answer that never came, goes under the same key. */
export function useDocumentSubmit<O>({
  work,
  deliver,
  besides,
  asksFirst,
  fieldErrorsOf,
  onRefused,
  onOutcome,
}: DocumentSubmitOptions<O>) {
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
    const code = error instanceof Failure ? error.answer.errorCode : undefined
    if ((await onRefused(code, error)) === 'handled') return
    const errors = fieldErrorsOf(error)
    work.form.setServerErrors(errors)
    show(errors.length > 0 ? undefined : error)
  }
  const go = async () => {
    await work.saver.flush()
    if (work.saver.state.get().kind === 'stale') return
    // nobody knows whether the first save arrived: a second document must not come of it
    if (work.saver.unsaved().write) throw new Failure('down')
    const body = { ...work.saver.base(), document: tidy(work.form.document.get()) }
    const of = `${besides?.() ?? ''} ${JSON.stringify(body)}`
    if (last.current.of !== of) last.current = { key: newId(), of }
    await onOutcome(await deliver(body, last.current.key))
  }
  const submit = async () => {
    if (busy.current) return
    if (work.form.attempt().length > 0) return show()
    if (asksFirst?.()) return
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
