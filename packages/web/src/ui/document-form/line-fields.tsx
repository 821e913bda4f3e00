import { normalizeDay } from '@fairway/contract/shared/date-only'
import { plainNumber } from '@fairway/contract/shared/plain-number'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { classNames } from '../class-names.ts'
import { ChoiceField } from '../form/choice-field.tsx'
import dayCss from '../form/day-field.module.css'
import fieldCss from '../form/field.module.css'
import { FieldFrame } from '../form/field.tsx'
import type { Option } from '../form/select-field.tsx'
import { Icon } from '../icon.tsx'
import { useDocumentParts, useFieldError, useLocked, useStoreSelector } from './document-context.ts'
import type { DocumentPath, TextPath } from './document-values.ts'
import { type LineProps, useLine } from './field-text.ts'
import css from './line-fields.module.css'

interface TextProps<P extends string> extends LineProps<P> {
  /** The unit behind the text. */
  unit?: string
  /** On blur, figures become plain numbers and codes upper case. */
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

/** One line of text. */
export function TextLine({ unit, kind = 'text', ...props }: TextProps<string>) {
  const line = useLine(props)
  return (
    <FieldFrame {...props} {...line.frame}>
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
  return (
    <FieldFrame {...props} {...line.frame}>
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

interface ChoiceProps<P extends string> extends LineProps<P> {
  options: readonly Option[]
  /** Called instead of setting the text, if the choice has consequences. */
  onChoose?: (value: string) => void
}

/** One of a few values, in a select. */
function ChoiceLine({ options, onChoose, ...props }: ChoiceProps<string>) {
  const { t } = useTranslation('form')
  const line = useLine(props)
  return (
    <FieldFrame {...props} {...line.frame}>
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

/** One day of the document, typed as yyyy-mm-dd or chosen in the browser's own calendar. */
function DayLine(props: LineProps) {
  const { t } = useTranslation('form')
  const line = useLine(props)
  const calendar = useRef<HTMLInputElement>(null)
  const open = () => {
    if (!calendar.current) return
    calendar.current.value = normalizeDay(line.text)
    calendar.current.showPicker()
  }
  return (
    <FieldFrame {...props} {...line.frame}>
      <span className={dayCss.frame}>
        <input
          {...line.attributes}
          className={classNames(fieldCss.input, dayCss.day)}
          type="text"
          inputMode="numeric"
          placeholder={t('dayFormat')}
          maxLength={12}
          autoComplete="off"
          value={line.text}
          onChange={(event) => line.set(event.target.value)}
          onBlur={({ target }) => {
            const day = normalizeDay(target.value)
            if (day !== line.text) line.set(day)
            line.leave()
          }}
        />
        <input
          ref={calendar}
          className={dayCss.calendar}
          type="date"
          max="2199-12-31"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => line.set(event.currentTarget.value)}
        />
        <button type="button" className={dayCss.open} aria-label={t('calendar', { field: props.label })} onClick={open}>
          <Icon name="calendar" />
        </button>
      </span>
    </FieldFrame>
  )
}

interface PickerProps<P extends string>
  extends Omit<LineProps<P>, 'below'>,
    Pick<ComponentProps<typeof ChoiceField>, 'choices' | 'others' | 'first' | 'detailOf'> {
  /** Called instead of setting the text, if the choice has consequences. */
  onChoose?: (value: string) => void
}

/** One of many values, found by code or name. */
export function PickerLine({ path, onChoose, ...props }: PickerProps<string>) {
  const line = useLine({ path, hint: props.hint })
  return (
    <ChoiceField
      {...props}
      {...line.frame}
      value={line.text}
      onChange={onChoose ?? line.set}
      onLeave={line.leave}
      isLocked={line.isLocked}
    />
  )
}

/** The fields of one kind of document. The compiler checks their paths. */
export interface DocumentFields<D extends object> {
  TextLine: (props: TextProps<TextPath<D>>) => ReactNode
  TextLines: (props: LineProps<TextPath<D>> & { rows?: number }) => ReactNode
  ChoiceLine: (props: ChoiceProps<TextPath<D>>) => ReactNode
  PickerLine: (props: PickerProps<TextPath<D>>) => ReactNode
  DayLine: (props: LineProps<TextPath<D>>) => ReactNode
  /** One value of the document. It must be the same object as long as it does not change. */
  useDocument: <P>(pick: (document: D) => P) => P
  useFieldError: (path: DocumentPath<D>) => string | undefined
  useLocked: (path: DocumentPath<D>) => boolean
}

export const documentFields = <D extends object>(): DocumentFields<D> => ({
  TextLine,
  TextLines,
  ChoiceLine,
  PickerLine,
  DayLine,
  // the form around the field edits a D
  useDocument: (pick) => useStoreSelector(useDocumentParts().work.form.document, (document) => pick(document as D)),
  useFieldError,
  useLocked,
})
