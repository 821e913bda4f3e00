import { plainNumber } from '@fairway/contract/shared/plain-number'
import { useTranslation } from '../../platform/use-translation.ts'
import { classNames } from '../class-names.ts'
import fieldCss from '../form/field.module.css'
import { FieldFrame } from '../form/field.tsx'
import type { Option } from '../form/select-field.tsx'
import { Icon } from '../icon.tsx'
import { useDocumentParts } from './document-context.ts'
import { type LineProps, useLine } from './field-text.ts'
import css from './line-fields.module.css'

interface TextProps extends LineProps {
  /** Stands behind the text. */
  unit?: string
  /** Figures are written plainly when the field is left, codes in capitals. */
  kind?: 'text' | 'figures' | 'code' | 'phone'
}

const tidied = {
  text: (text: string) => text.trim(),
  figures: plainNumber,
  code: upper,
  phone: (text: string) => text.trim(),
}
function upper(text: string) {
  return text.normalize('NFKC').trim().toUpperCase()
}

/** What the frame around a field is told; a field that is settled says so in the place of its hint. */
function useFrame({ id, error, saysLock }: ReturnType<typeof useLine>) {
  const { LockNote } = useDocumentParts()
  return { id, error, ...(saysLock && { hint: <LockNote /> }) }
}

/** One line of text. */
export function TextLine({ unit, kind = 'text', ...props }: TextProps) {
  const line = useLine(props)
  const frame = useFrame(line)
  return (
    <FieldFrame {...props} {...frame}>
      <div className={css.line}>
        <input
          {...line.attributes}
          className={classNames(fieldCss.input, unit !== undefined && css.withUnit)}
          type={kind === 'phone' ? 'tel' : 'text'}
          {...(kind === 'figures' && { inputMode: 'decimal' })}
          {...(kind !== 'text' && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
          autoComplete="off"
          readOnly={line.isLocked}
          value={line.text}
          onChange={(event) => line.set(event.target.value)}
          onBlur={({ target }) => {
            const text = tidied[kind](target.value)
            if (text !== line.text) line.set(text)
            line.leave()
          }}
        />
        {unit !== undefined && (
          <span className={css.unit} aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  )
}

/** Several lines of text. */
export function TextLines({ rows = 3, ...props }: LineProps & { rows?: number }) {
  const line = useLine(props)
  const frame = useFrame(line)
  return (
    <FieldFrame {...props} {...frame}>
      <textarea
        {...line.attributes}
        className={classNames(fieldCss.input, css.lines)}
        rows={rows}
        maxLength={2000}
        readOnly={line.isLocked}
        value={line.text}
        onChange={(event) => line.set(event.target.value)}
        onBlur={line.leave}
      />
    </FieldFrame>
  )
}

interface ChoiceProps extends LineProps {
  options: readonly Option[]
  /** In the place of writing the choice into the document, where that has a consequence. */
  onChoose?: (value: string) => void
}

/** One of a few, in the browser's own list. */
export function ChoiceLine({ options, onChoose, ...props }: ChoiceProps) {
  const { t } = useTranslation('form')
  const line = useLine(props)
  const frame = useFrame(line)
  return (
    <FieldFrame {...props} {...frame}>
      <div className={fieldCss.joined}>
        <select
          {...line.attributes}
          className={fieldCss.select}
          value={line.text}
          disabled={line.isLocked}
          onChange={({ target }) => (onChoose ?? line.set)(target.value)}
          onBlur={line.leave}
        >
          <option value="">{t('choose')}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className={fieldCss.arrow}>
          <Icon name="chevron" size={18} />
        </span>
      </div>
    </FieldFrame>
  )
}
