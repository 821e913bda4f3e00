import { useEffect, useRef } from 'react'
import { useStore } from '../../platform/store.ts'
import { ErrorSummary } from '../form/error-summary.tsx'
import { useFieldErrorTexts } from '../form/use-error-texts.ts'
import { useDocumentParts } from './document-context.ts'

/** More than this many are not read at once: mending the first ones brings the next. */
const SUMMARY_LIMIT = 25

interface Props {
  /** What the server said when it refused the whole. */
  failure: unknown
  /** Counts the attempts to send that failed: each draws the attention to the summary. */
  attempts: number
}

/** Puts what is wrong into words for all fields, and sums it up after an attempt to send. */
export function DocumentProblems({ failure, attempts }: Props) {
  const { id, form, texts } = useDocumentParts()
  const shown = useStore(form.shown)
  const { errors, refusal } = useFieldErrorTexts(shown, failure)
  const seen = useRef(attempts)
  useEffect(() => texts.set(new Map(errors.map(({ path, text }) => [path, text]))), [texts, errors])
  const consumeFocusRequest = () => {
    const isNew = seen.current !== attempts
    seen.current = attempts
    return isNew
  }
  if (attempts === 0) return null
  return <ErrorSummary form={{ id, errors, refusal, consumeFocusRequest }} most={SUMMARY_LIMIT} />
}
