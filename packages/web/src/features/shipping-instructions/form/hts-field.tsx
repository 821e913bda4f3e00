import { formatHts, readHts } from '@fairway/contract/shipping-instructions/hts.rules'
import type { ReactNode } from 'react'
import { type LineProps, useLine } from '../../../ui/document-form/field-text.ts'
import { LookUpField, type LookUpOption } from '../../../ui/form/lookup-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { chapterIn } from '../hts/hts-options.rules.ts'
import { useHtsLookUp } from '../hts/use-hts-lookup.ts'
import css from './hts-field.module.css'

interface Props {
  id: string
  label: string
  hint?: ReactNode
  optional?: boolean
  error?: string | undefined
  /** A warning of the form, shown instead of the field's own. */
  warning?: string | undefined
  /** The digits of a code, or typed text that is none, which the rules report. */
  value: string
  className?: string | undefined
  onChange: (value: string) => void
  onLeave?: () => void
  /** Read-only; its hint says why. */
  isLocked?: boolean
}

/**
 * An HTS code: typed, or found by words or digits. It is shown with its dots and kept as digits; text that is no code
 * stays as it was typed. The value changes only on choosing or on leaving the field.
 */
export function HtsField({ value, warning, onChange, onLeave, ...field }: Props) {
  const hts = useHtsLookUp(value)
  const change = (next: string) => {
    hts.stopTyping()
    if (next !== value) onChange(next)
  }
  const choose = (option: LookUpOption) => {
    const chapter = chapterIn(option)
    if (chapter === undefined) change(option.value)
    else hts.searchFor(chapter)
  }
  const leave = () => {
    if (hts.typed !== undefined) change(readHts(hts.typed) ?? hts.typed.trim())
    onLeave?.()
  }
  return (
    <LookUpField
      {...field}
      lookUp={{ ...hts.lookUp, text: hts.typed ?? formatHts(value) }}
      onChoose={choose}
      onLeave={leave}
      below={<Meaning text={hts.meaning} warning={warning ?? hts.warning} />}
    />
  )
}

/** What the code means, and what to check about it. */
function Meaning({ text, warning }: { text: string | undefined; warning: string | undefined }) {
  return (
    <div className={css.below}>
      {text !== undefined && <p className={css.meaning}>{text}</p>}
      <div role="status">
        {warning !== undefined && (
          <p className={css.warning}>
            <Icon name="alert" size={16} />
            {warning}
          </p>
        )}
      </div>
    </div>
  )
}

/** The same as a field of a document. */
export function HtsLine({ path, ...props }: Omit<LineProps, 'below'> & { warning?: string | undefined }) {
  const line = useLine({ path, hint: props.hint })
  const { note, ...frame } = line.frame
  return (
    <HtsField
      {...props}
      {...frame}
      warning={props.warning ?? note}
      value={line.text}
      onChange={line.set}
      onLeave={line.leave}
      isLocked={line.isLocked}
    />
  )
}
