import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'

/** Whether two documents say the same, in whatever order their fields came. */
export const isSame = (one: RequestDocument, other: RequestDocument) => differencesBetween(one, other).length === 0

/** What stands at a path such as `shipper.name` or `containers.2.quantity`; nothing where there is no such field. */
export function textAt(document: RequestDocument, path: string): string {
  let value: unknown = document
  for (const step of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[step] // step by step, any may be missing
  return typeof value === 'string' ? value : ''
}

/** The document with another text at a path; everything beside it stays the same object. */
export function withText(document: RequestDocument, path: string, text: string): RequestDocument {
  return changed(document, path.split('.'), text) as RequestDocument // a text in the place of a text
}

function changed(value: unknown, [step = '', ...rest]: string[], text: string): unknown {
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === step ? changed(one, rest, text) : one))
  const inner = (value as Record<string, unknown>)[step] // only paths of the document come here
  return { ...(value as object), [step]: rest.length === 0 ? text : changed(inner, rest, text) }
}

/** Rows move when one is taken out or put in: what is known of their fields by path moves along. */
export function shiftedPath(path: string, from: number, by: 1 | -1): string | undefined {
  const [, row, field] = /^containers\.(\d+)\.(.+)$/.exec(path) ?? []
  if (row === undefined || Number(row) < from) return path
  if (by < 0 && Number(row) === from) return undefined
  return `containers.${Number(row) + by}.${field}`
}
