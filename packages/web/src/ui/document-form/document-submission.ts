import type { Violation } from '@fairway/contract/kit/errors'
import { Failure, isCancelled } from '../../platform/failure.ts'
import { newId } from '../../platform/new-id.ts'
import { createStore } from '../../platform/store.ts'
import { tidy } from '../form/tidy-values.ts'
import {
  type DocumentDefinition,
  type DocumentDetail,
  type DocumentWork,
  fieldErrorsOf,
  type Outcome,
} from './document-work.ts'

export interface SubmissionState {
  isSending: boolean
  /** Counts the attempts that failed: each draws the attention to what is wrong. */
  attempts: number
  /** What the server said when it refused the whole. */
  failure: unknown
  /** Warnings that wait for the sender's confirmation. */
  unconfirmed: readonly Violation[] | undefined
}

export interface SubmissionOptions<D extends object, T extends DocumentDetail<D>> {
  /** What has to be confirmed as far as this page knows. */
  warnings?: (document: D) => readonly Violation[]
  /** Something more to look at after a refusal. */
  onRefused?: (code: string | undefined) => Promise<unknown>
  onOutcome: (outcome: Outcome<T>) => unknown
}

/**
 * Sends a document once per intention: the same again, after an answer that never came, goes under the same key. Whoever
 * sends it confirms its warnings first, those that only the server knows of as well.
 */
export function createDocumentSubmission<D extends object, T extends DocumentDetail<D>>(
  definition: DocumentDefinition<D, T>,
  work: DocumentWork<D, T>,
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
    const { id } = work.saver.base()
    if (definition.changedCodes.includes(code ?? '') && id !== undefined) work.receive(await definition.load(id))
    const warnings = definition.warningsIn?.(error) ?? []
    if (warnings.length > 0) return change({ unconfirmed: warnings })
    const errors = fieldErrorsOf(definition, error)
    work.form.setServerErrors(errors)
    show(errors.length > 0 ? undefined : error)
  }
  const go = async () => {
    await work.saver.flush()
    if (work.saver.state.get().kind === 'stale') return
    // nobody knows whether the first save arrived: a second document must not come of it
    if (work.saver.unsaved().write) throw new Failure('down')
    const body = { ...work.saver.base(), document: tidy(work.form.document.get()) }
    const of = `${confirmed.join()} ${JSON.stringify(body)}` // what was confirmed is another intention
    if (last.of !== of) last = { key: newId(), of }
    await options.onOutcome(await definition.submit({ key: last.key, body }, confirmed, work.state.get()))
  }
  const submit = async () => {
    if (state.get().isSending) return
    if (work.form.attempt().length > 0) return show()
    const warnings = options.warnings?.(work.form.document.get()) ?? []
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
      confirmed = [] // another state has other warnings: what was confirmed counts for this once
    },
  }
}
