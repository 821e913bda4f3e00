import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from '../../platform/use-translation.ts'
import { classNames } from '../class-names.ts'
import css from './field.module.css'
import { fieldId } from './field-id.ts'
import type { ContractForm } from './use-contract-form.ts'

/** What every field is told. */
export interface FieldProps<T extends FieldValues> {
  form: ContractForm<T>
  name: FieldPath<T>
  label: string
  hint?: ReactNode
  optional?: boolean
}

/** The attributes that tie an input to its label, its hint and what is wrong with it. */
export function useField<T extends FieldValues>({ form, name, hint }: FieldProps<T>) {
  const id = fieldId(form, name)
  const wrong = form.wrong.find(({ path }) => path === name)?.text
  const described = [hint !== undefined && `${id}hint`, wrong !== undefined && `${id}wrong`].filter(Boolean).join(' ')
  return {
    id,
    wrong,
    input: {
      id,
      'aria-invalid': wrong !== undefined,
      ...(described !== '' && { 'aria-describedby': described }),
    },
  }
}

interface FrameProps {
  id: string
  label: string
  hint?: ReactNode
  optional?: boolean
  wrong: string | undefined
  /** What stands after the input: a count, a measure of strength. */
  below?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Label, hint, what is wrong, input: in this order on every form. */
export function FieldFrame({ id, label, hint, optional = false, wrong, below, className, children }: FrameProps) {
  return (
    <div className={classNames(css.field, wrong !== undefined && css.wrong, className)}>
      <label className={css.label} htmlFor={id}>
        {label} {optional && <OptionalMark />}
      </label>
      <FieldNotes id={id} hint={hint} wrong={wrong} />
      {children}
      {below}
    </div>
  )
}

export function OptionalMark() {
  const { t } = useTranslation('form')
  return <span className={css.optional}>{t('optional')}</span>
}

/** The hint of a field and what is wrong with it. */
export function FieldNotes({ id, hint, wrong }: Pick<FrameProps, 'id' | 'hint' | 'wrong'>) {
  return (
    <>
      {hint !== undefined && (
        <p className={css.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {wrong !== undefined && (
        <p className={css.problem} id={`${id}wrong`}>
          {wrong}
        </p>
      )}
    </>
  )
}
