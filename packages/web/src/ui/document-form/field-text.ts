import type { ReactNode } from 'react'
import { useDocumentParts, useFieldError, useText } from './document-context.ts'

/** What is told of a field that stands in the document. */
export interface LineProps<P extends string = string> {
  path: P
  label: string
  hint?: ReactNode
  optional?: boolean
  className?: string | undefined
  /** Stands after the input. */
  below?: ReactNode
}

/** Where a field stands on the page. */
export const lineId = (formId: string, path: string) => `${formId}${path}`

/** A field of the document: what stands in it, what is wrong with it, and the attributes that tie both together. */
export function useLine({ path, hint }: Pick<LineProps, 'path' | 'hint'>) {
  const { id: formId, work, useLocked, lockNote } = useDocumentParts()
  const id = lineId(formId, path)
  const error = useFieldError(path)
  const isLocked = useLocked(path)
  const saysLock = isLocked && !/\.(address|contact)$/.test(path) // a party says it once, at its name
  const described = [(hint !== undefined || saysLock) && `${id}hint`, error !== undefined && `${id}wrong`]
    .filter(Boolean)
    .join(' ')
  return {
    text: useText(path),
    isLocked,
    set: (text: string) => work.form.setText(path, text),
    leave: () => work.form.leave(path),
    /** What the frame around it is told; a field that is settled says so in the place of its hint. */
    frame: { id, error, ...(saysLock && { hint: lockNote }) },
    attributes: {
      id,
      'aria-invalid': error !== undefined,
      ...(described !== '' && { 'aria-describedby': described }),
    },
  }
}
