import { useEffect, useRef } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { markTitle } from '../../platform/page-title.ts'
import { Icon } from '../icon.tsx'
import { WholeDates } from '../whole-dates.tsx'
import css from './error-summary.module.css'
import { fieldId } from './field-id.ts'
import type { FieldErrorText } from './use-error-texts.ts'

interface ValidatedForm {
  id: string
  errors: readonly FieldErrorText[]
  refusal: string | undefined
  consumeFocusRequest: () => boolean
}

interface Props {
  form: ValidatedForm
  /** A long list shows only its first errors. Fixing them shows the next. */
  most?: number
  /** Goes to a field, where not all fields are on the page at once. */
  onGo?: (path: string) => void
}

/** The errors above the form. It takes the focus after a failed submission and links to each field. */
export function ErrorSummary({ form, most = 1000, onGo }: Props) {
  const { t } = useTranslation('form')
  const summary = useRef<HTMLDivElement>(null)
  const { errors, refusal, consumeFocusRequest } = form
  const isShown = errors.length > 0 || refusal !== undefined
  const mark = isShown ? t('errorMark') : ''

  useEffect(() => {
    if (isShown && consumeFocusRequest()) summary.current?.focus()
  })
  useEffect(() => {
    markTitle(mark)
    return () => markTitle('')
  }, [mark])

  if (!isShown) return null
  return (
    <div className={css.summary} ref={summary} tabIndex={-1} role="alert" aria-labelledby={`${form.id}summary`}>
      <h2 className={css.title} id={`${form.id}summary`}>
        <Icon name="blocked" />
        {errors.length > 0 ? t('problem', { count: errors.length }) : t('refused')}
      </h2>
      {refusal && <p>{refusal}</p>}
      {errors.length > 0 && (
        <ul className={css.list}>
          {inOrder(errors, form, onGo !== undefined)
            .slice(0, most)
            .map(({ path, text }) => (
              <li key={path}>
                <ToField id={fieldId(form, path)} text={text} {...(onGo && { onGo: () => onGo(path) })} />
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

/** The link to a field; plain text for an error of no field. */
function ToField({ id, text, onGo }: { id: string; text: string; onGo?: () => void }) {
  const field = document.getElementById(id)
  if (!field && !onGo) return text
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        if (onGo) return onGo()
        field?.focus({ preventScroll: true })
        field?.scrollIntoView({ block: 'center' })
      }}
    >
      <WholeDates>{text}</WholeDates>
    </a>
  )
}

/** Sorted as the fields are on the page. Errors of no field come first, those of hidden fields last. */
function inOrder(errors: readonly FieldErrorText[], form: { id: string }, isPaged: boolean): FieldErrorText[] {
  const placed = errors.map((one) => ({ one, field: document.getElementById(fieldId(form, one.path)) }))
  return placed
    .toSorted((a, b) => {
      if (!a.field || !b.field) return (Number(a.field !== null) - Number(b.field !== null)) * (isPaged ? -1 : 1)
      return a.field.compareDocumentPosition(b.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    })
    .map(({ one }) => one)
}
