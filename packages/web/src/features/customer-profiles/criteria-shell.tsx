import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { type ContractForm, fieldId } from '../../ui/form/use-contract-form.ts'
import { Icon } from '../../ui/icon.tsx'
import { isComposing } from '../../ui/use-ime-safe-input.ts'
import css from './criteria.module.css'

interface Props<T extends FieldValues> {
  form: ContractForm<T>
  /** What a screen reader calls the search. */
  label: string
  onSearch: (criteria: T) => void
  children: ReactNode
}

/** A search by several criteria in one line; what is wrong stands at its field, which takes the focus. */
export function CriteriaShell<T extends FieldValues>({ form, label, onSearch, children }: Props<T>) {
  const { t } = useTranslation('customerProfiles')
  const composing = useRef(false)
  const { wrong, takeAttention } = form
  useEffect(() => {
    if (wrong[0] && takeAttention()) document.getElementById(fieldId(form, wrong[0].path))?.focus()
  })
  return (
    <search aria-label={label}>
      <form
        className={css.shell}
        noValidate
        onKeyDown={(event: KeyboardEvent) => {
          composing.current = isComposing(event)
        }}
        onKeyUp={() => {
          composing.current = false
        }}
        onSubmit={(event) => {
          event.preventDefault()
          // a key that chooses a word of an input method is not meant for the form
          if (!composing.current) form.submit(async (criteria) => onSearch(criteria)).catch(() => {})
        }}
      >
        {children}
        <Button type="submit" look="primary" className={css.action}>
          <Icon name="search" size={18} />
          {t('search.action')}
        </Button>
      </form>
    </search>
  )
}
