import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { WholeDates } from '../whole-dates.tsx'
import css from './field.module.css'
import { fieldId } from './field-id.ts'
import type { ContractForm } from './use-contract-form.ts'

/** The props of every field. */
export interface FieldProps<T extends FieldValues> {
  form: ContractForm<T>
  name: FieldPath<T>
  label: string
  hint?: ReactNode
  optional?: boolean
}

/** The attributes that connect an input with its label, hint and error. */
export function useField<T extends FieldValues>({ form, name, hint }: FieldProps<T>) {
  const id = fieldId(form, name)
  const error = form.errors.find(({ path }) => path === name)?.text
  const described = [hint !== undefined && `${id}hint`, error !== undefined && `${id}wrong`].filter(Boolean).join(' ')
  return {
    id,
    error: error,
    input: {
      id,
      'aria-invalid': error !== undefined,
      ...(described !== '' && { 'aria-describedby': described }),
    },
  }
}

interface FrameProps {
  id: string
  label: string
  hint?: ReactNode
  optional?: boolean
  error: string | undefined
  /** A warning or remark below the input, which stops nothing. */
  note?: string | undefined
  /** Content after the input: a count, a password meter. */
  below?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Label, hint, error, input: in this order on every form. */
export function FieldFrame({ id, label, hint, optional = false, error, note, below, className, children }: FrameProps) {
  return (
    <div className={classNames(css.field, error !== undefined && css.wrong, className)}>
      <label className={css.label} htmlFor={id}>
        {label} {optional && <OptionalMark />}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
      {note !== undefined && (
        <p className={css.note} id={`${id}note`}>
          <Icon name="alert" size={15} />
          <WholeDates>{note}</WholeDates>
        </p>
      )}
      {below}
    </div>
  )
}

export function OptionalMark() {
  const { t } = useTranslation('form')
  return <span className={css.optional}>{t('optional')}</span>
}

/** The hint and the error of a field. */
export function FieldNotes({ id, hint, error }: Pick<FrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint !== undefined && (
        <p className={css.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={css.problem} id={`${id}wrong`}>
          <WholeDates>{error}</WholeDates>
        </p>
      )}
    </>
  )
}
