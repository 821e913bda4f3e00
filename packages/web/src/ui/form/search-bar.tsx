import { type ReactNode, useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { fieldId } from './field-id.ts'
import css from './search-bar.module.css'
import { useComposing } from './use-composing.ts'
import type { ContractForm } from './use-contract-form.ts'

interface Props<T extends FieldValues> {
  form: ContractForm<T>
  /** The name for screen readers. */
  label: string
  /** The label of the button. */
  action: string
  /** Starts the search, usually by writing the criteria into the address. */
  onSearch: (criteria: T) => unknown
  children: ReactNode
}

/** The criteria of a search on one line. An error is shown at its field, which takes the focus. */
export function SearchBar<T extends FieldValues>({ form, label, action, onSearch, children }: Props<T>) {
  const composing = useComposing()
  const { errors, consumeFocusRequest } = form
  useEffect(() => {
    const [first] = errors
    if (first && consumeFocusRequest()) document.getElementById(fieldId(form, first.path))?.focus()
  })
  return (
    <search aria-label={label}>
      <form
        className={css.bar}
        noValidate
        {...composing.keys}
        onSubmit={(event) => {
          event.preventDefault()
          if (!composing.isBusy()) form.submit(async (criteria) => onSearch(criteria)).catch(() => {})
        }}
      >
        {children}
        <Button type="submit" variant="primary" className={css.button}>
          <Icon name="search" size={18} />
          {action}
        </Button>
      </form>
    </search>
  )
}

/** The class of the field that takes most of the line. */
export const broadField = css.broad
