import { type FieldValues, useWatch } from 'react-hook-form'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { classNames } from '../class-names.ts'
import css from './field.module.css'
import { FieldFrame, type FieldProps, useField } from './field.tsx'

/** Several lines of text, with a character count. */
export function TextAreaField<T extends FieldValues>(props: FieldProps<T> & { most: number; rows?: number }) {
  const { form, name, label, hint, optional, most, rows = 4 } = props
  const { id, error, input } = useField(props)
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      error={error}
      below={<Count {...props} />}
      className={css.whole}
    >
      <textarea
        {...input}
        {...form.fields.register(name)}
        className={classNames(css.input, css.area)}
        rows={rows}
        maxLength={most}
      />
    </FieldFrame>
  )
}

function Count<T extends FieldValues>({ form, name, most }: FieldProps<T> & { most: number }) {
  const { t } = useTranslation('form')
  const text: string = useWatch({ control: form.fields.control, name })
  return <p className={css.count}>{t('count', { used: [...text].length, most })}</p>
}
