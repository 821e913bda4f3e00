import { type LineProps, useLine } from '../../../ui/document-form/field-text.ts'
import type { Choice } from '../../../ui/form/choice.rules.ts'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { LockNote } from './lock-note.tsx'

interface Props extends LineProps {
  choices: readonly Choice[]
  /** Understood when they are typed, and not offered. */
  others?: readonly Choice[]
  /** Codes that the contract names: they are offered first. */
  first?: readonly string[]
  detailOf?: (code: string) => string
  /** In the place of writing the choice into the document, where that has a consequence. */
  onChoose?: (value: string) => void
}

/** A field of the document that is chosen from many. */
export function PickerLine({ onChoose, path, ...props }: Props) {
  const line = useLine({ path, hint: props.hint })
  return (
    <ChoiceField
      {...props}
      id={line.id}
      wrong={line.wrong}
      value={line.text}
      onChange={onChoose ?? line.set}
      onLeave={line.leave}
      isLocked={line.isLocked}
      {...(line.saysLock && { hint: <LockNote /> })}
    />
  )
}
