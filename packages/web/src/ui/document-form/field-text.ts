import type { ReactNode } from 'react'
import { useDocumentParts, useFieldError, useFieldNote, useText } from './document-context.ts'
import { lineId } from './line-id.ts'

/** The props of a field of the document. */
export interface LineProps<P extends string = string> {
  path: P
  label: string
  hint?: ReactNode
  optional?: boolean
  className?: string | undefined
  /** Shown below the input. */
  below?: ReactNode
}

/** A field of the document: its text, its error, and the attributes that connect both. */
export function useLine({ path, hint }: Pick<LineProps, 'path' | 'hint'>) {
  const { id: formId, editor, useLocked, lockNote } = useDocumentParts()
  const id = lineId(formId, path)
  const error = useFieldError(path)
  const note = useFieldNote(path)
  const isLocked = useLocked(path)
  const saysLock = isLocked && !/\.(address|contact)$/.test(path) // a party shows it once, at its name
  const described = [
    (hint !== undefined || saysLock) && `${id}hint`,
    error !== undefined && `${id}wrong`,
    note !== undefined && `${id}note`,
  ]
    .filter(Boolean)
    .join(' ')
  return {
    text: useText(path),
    isLocked,
    set: (text: string) => editor.form.setText(path, text),
    leave: () => editor.form.leave(path),
    /** The props of its frame. A locked field shows the lock note instead of its hint. */
    frame: { id, error, note, ...(saysLock && { hint: lockNote }) },
    attributes: {
      id,
      'aria-invalid': error !== undefined,
      ...(described !== '' && { 'aria-describedby': described }),
    },
  }
}
