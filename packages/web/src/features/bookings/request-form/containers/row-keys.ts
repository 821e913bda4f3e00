import type { ContainerRow } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { KeyboardEvent } from 'react'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import { isComposing } from '../../../../ui/form/use-ime-safe-input.ts'

/** Puts the cursor into a field of a container row. */
export function goToCell(formId: string, at: number, field: keyof ContainerRow) {
  document.getElementById(lineId(formId, `containers.${at}.${field}`))?.focus()
}

interface Ways {
  next: () => void
  copy: () => void
  remove: () => void
}

/** The keys of a row, with Alt: the arrow down goes on to the next or a new one, Insert copies it, Delete takes it out. */
export function rowKey(event: KeyboardEvent, { next, copy, remove }: Ways) {
  if (isComposing(event) || event.defaultPrevented) return
  const act = event.altKey ? { ArrowDown: next, Insert: copy, Delete: remove }[event.key] : undefined
  if (!act) return
  event.preventDefault()
  act()
}
