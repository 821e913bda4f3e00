import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { ErrorSummary } from './error-summary.tsx'
import css from './form-shell.module.css'
import { useComposing } from './use-composing.ts'
import type { ContractForm } from './use-contract-form.ts'

interface Props<T extends FieldValues> {
  form: ContractForm<T>
  /** The label of the primary button. */
  action: string
  /** Submits the form. A thrown error is shown, and the input stays. */
  onSend: (values: T) => Promise<unknown>
  /** The button of a short form is below the fields, in a dialog beside the others, in a long form in a bar. */
  layout?: 'card' | 'dialog' | 'page'
  /** The outline of a long form, beside its sections. */
  aside?: ReactNode
  /** Content beside the primary button. */
  beside?: ReactNode
  onTouched?: () => void
  children: ReactNode
}

/** The frame of every form: errors on top, the fields, and the primary action. */
export function FormShell<T extends FieldValues>(props: Props<T>) {
  const { form, action, onSend, layout = 'card', aside, beside, onTouched, children } = props
  const { t } = useTranslation('form')
  const composing = useComposing()
  return (
    <form
      className={classNames(css.form, layout !== 'card' && css[layout])}
      noValidate
      onFocus={onTouched}
      {...composing.keys}
      onSubmit={(event) => {
        event.preventDefault()
        // an Enter that confirms a word of an input method does not submit
        if (!composing.isBusy()) form.submit(onSend).catch(() => {})
      }}
    >
      {aside && <div className={css.aside}>{aside}</div>}
      <div className={css.fields}>
        <ErrorSummary form={form} />
        {form.draft.isBack && <DraftNote onClear={form.draft.clear} />}
        {children}
      </div>
      <div className={css.actions}>
        {beside && <div className={css.beside}>{beside}</div>}
        <Button type="submit" variant="primary" className={css.primary} aria-disabled={form.isSending}>
          {form.isSending ? t('sending') : action}
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {form.isSending && t('sending')}
      </span>
    </form>
  )
}

function DraftNote({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('form')
  return (
    <p className={css.draft} role="status">
      <Icon name="note" size={18} />
      <span>{t('draft.back')}</span>
      <button type="button" className={css.clear} onClick={onClear}>
        {t('draft.clear')}
      </button>
    </p>
  )
}
