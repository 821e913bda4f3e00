import { strengthOf } from '@fairway/contract/identity/password.rules'
import { useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { boot } from '../../platform/boot.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import css from './field.module.css'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

interface Props<T extends FieldValues> extends FieldProps<T> {
  autoComplete: 'current-password' | 'new-password'
  /** Shows the strength of a new password while it is typed. */
  measured?: boolean
}

/** A password: hidden by default. Pasting and password managers work. */
export function PasswordField<T extends FieldValues>(props: Props<T>) {
  const { form, name, label, hint, autoComplete, measured = false } = props
  const { t } = useTranslation('form')
  const [isShown, setIsShown] = useState(false)
  const { id, error, input } = useField(props)
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      below={measured && <Strength {...props} />}
      className={css.whole}
    >
      <div className={css.joined}>
        <input
          {...input}
          {...form.fields.register(name)}
          className={css.input}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={css.reveal}
          aria-label={t(isShown ? 'password.hideLabel' : 'password.showLabel', { field: label })}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'password.hide' : 'password.show')}
        </button>
      </div>
    </FieldFrame>
  )
}

function Strength<T extends FieldValues>({ form, name }: FieldProps<T>) {
  const { t } = useTranslation('form')
  const password: string = useWatch({ control: form.fields.control, name })
  const strength = password === '' ? 'none' : strengthOf(password, boot.passwordMinimum)
  return (
    <p className={css.strength} data-strength={strength} role="status">
      <svg className={css.meter} width="96" height="4" viewBox="0 0 96 4" aria-hidden="true">
        <rect width="30" height="4" rx="2" />
        <rect x="33" width="30" height="4" rx="2" />
        <rect x="66" width="30" height="4" rx="2" />
      </svg>
      <span>{t(`strength.${strength}`)}</span>
    </p>
  )
}
