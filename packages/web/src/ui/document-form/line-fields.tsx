import { normalizeDay } from '@fairway/contract/shared/date-only'
import { plainNumber } from '@fairway/contract/shared/plain-number'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { classNames } from '../class-names.ts'
import { CalendarButton } from '../form/calendar-button.tsx'
import { ChoiceField } from '../form/choice-field.tsx'
import dayCss from '../form/day-field.module.css'
import fieldCss from '../form/field.module.css'
import { FieldFrame } from '../form/field.tsx'
import { NativeSelect, type Option, Options } from '../form/native-select.tsx'
import { useDocumentParts, useFieldError, useLocked, useStoreSelector } from './document-context.ts'
import type { DocumentPath, TextPath } from './document-values.ts'
import { type LineProps, useLine } from './field-text.ts'
import css from './line-fields.module.css'

interface TextProps<P extends string> extends LineProps<P> {
  /** The unit behind the text. */
  unit?: string
  /** On blur, figures become plain numbers and codes upper case. */
  kind?: 'text' | 'figures' | 'code' | 'phone'
  /** Called instead of setting the text, if it stands in several places. */
  onText?: (text: string) => void
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
export function TextLine({ unit, kind = 'text', onText, ...props }: TextProps<string>) {
  const line = useLine(props)
  const set = onText ?? line.set
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
          onChange={(event) => set(event.target.value)}
          onBlur={({ target }) => {
            const text = tidied[kind](target.value)
            if (text !== line.text) set(text)
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
      <div className={css.line}>
        <textarea
          {...line.attributes}
          className={classNames(fieldCss.input, css.lines)}
          rows={rows}
          style={{ '--lines': rows } as CSSProperties} // React's type does not know custom properties
          maxLength={2000}
          readOnly={line.isLocked}
          value={line.text}
          onChange={(event) => line.set(event.target.value)}
          onBlur={line.leave}
        />
      </div>
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
      <NativeSelect
        {...line.attributes}
        value={line.text}
        disabled={line.isLocked}
        onChange={({ target }) => (onChoose ?? line.set)(target.value)}
        onBlur={line.leave}
      >
        <option value="">{t('choose')}</option>
        <Options options={options} />
      </NativeSelect>
    </FieldFrame>
  )
}

/** One day of the document, typed as yyyy-mm-dd or chosen in the browser's own calendar. */
function DayLine(props: LineProps) {
  const { t } = useTranslation('form')
  const line = useLine(props)
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
        <CalendarButton label={t('calendar', { field: props.label })} dayNow={() => line.text} onDay={line.set} />
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
  useDocument: (pick) => useStoreSelector(useDocumentParts().editor.form.document, (document) => pick(document as D)),
  useFieldError,
  useLocked,
})
