import type { Violation } from '@fairway/contract/kit/errors'
import { Failure, isCancelled } from '../../platform/calls/failure.ts'
import { newId } from '../../platform/new-id.ts'
import { createStore } from '../../platform/storage/store.ts'
import { tidy } from '../form/tidy-values.ts'
import {
  type DocumentDefinition,
  type DocumentDetail,
  type DocumentEditor,
  fieldErrorsOf,
  type Outcome,
} from './document-editor.ts'

export interface SubmissionState {
  isSending: boolean
  /** The number of failed attempts. Each moves the focus to the error summary. */
  attempts: number
  /** A refusal that is not about single fields. */
  failure: unknown
  /** Warnings that the sender has to confirm. */
  unconfirmed: readonly Violation[] | undefined
}

export interface SubmissionOptions<D extends object, T extends DocumentDetail<D>> {
  /** The warnings that this page knows of. */
  warnings?: (document: D) => readonly Violation[]
  /** Called after a refusal, with its code. */
  onRefused?: (code: string | undefined) => Promise<unknown>
  onOutcome: (outcome: Outcome<T>) => unknown
}

/**
 * Submits a document. The same content, sent again after a missing answer, has the same write key and happens once. The
 * sender confirms all warnings first, also those that only the server knows of.
 */
export function createDocumentSubmission<D extends object, T extends DocumentDetail<D>>(
  definition: DocumentDefinition<D, T>,
  editor: DocumentEditor<D, T>,
  options: SubmissionOptions<D, T>,
) {
  const state = createStore<SubmissionState>({
    isSending: false,
    attempts: 0,
    failure: undefined,
    unconfirmed: undefined,
  })
  const change = (next: Partial<SubmissionState>) => state.set({ ...state.get(), ...next })
  let last = { key: '', of: '' }
  let confirmed: readonly string[] = []

  const show = (failure?: unknown) => change({ failure, attempts: state.get().attempts + 1 })
  const refuse = async (error: unknown) => {
    if (isCancelled(error)) return
    const code = error instanceof Failure ? error.answer.errorCode : undefined
    await options.onRefused?.(code)
    const { id } = editor.saver.base()
    if (definition.changedCodes.includes(code ?? '') && id !== undefined) editor.receive(await definition.load(id))
    const warnings = definition.warningsIn?.(error) ?? []
    if (warnings.length > 0) return change({ unconfirmed: warnings })
    const errors = fieldErrorsOf(definition, error)
    editor.form.setServerErrors(errors)
    show(errors.length > 0 ? undefined : error)
  }
  const go = async () => {
    await editor.saver.flush()
    if (editor.saver.state.get().kind === 'stale') return
    // the last save has no answer yet: submitting now could create a second document
    if (editor.saver.unsaved().write) throw new Failure('down')
    const body = { ...editor.saver.base(), document: tidy(editor.form.document.get()) }
    const of = `${confirmed.join()} ${JSON.stringify(body)}` // with other confirmed warnings it is another submission
    if (last.of !== of) last = { key: newId(), of }
    await options.onOutcome(await definition.submit({ key: last.key, body }, confirmed, editor.state.get()))
  }
  const submit = async () => {
    if (state.get().isSending) return
    if (editor.form.attempt().length > 0) return show()
    const warnings = options.warnings?.(editor.form.document.get()) ?? []
    const unconfirmed = warnings.filter(({ code }) => !confirmed.includes(code))
    if (unconfirmed.length > 0) return change({ unconfirmed })
    change({ isSending: true, failure: undefined })
    try {
      await go()
    } catch (error) {
      await refuse(error).catch(show)
    } finally {
      change({ isSending: false })
    }
  }
  const close = () => change({ unconfirmed: undefined })
  return {
    state,
    submit,
    close,
    confirm: async () => {
      confirmed = (state.get().unconfirmed ?? []).map(({ code }) => code)
      close()
      await submit()
      confirmed = [] // a confirmation counts for one submission
    },
  }
}
