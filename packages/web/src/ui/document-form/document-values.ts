import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'

/** The path of a text in a document: `remarks`, `shipper.name`, `containers.2.quantity`. */
export type TextPath<D> = {
  [K in keyof D & string]: D[K] extends string
    ? K
    : D[K] extends readonly (infer R)[]
      ? R extends object
        ? `${K}.${number}.${TextPath<R>}`
        : never
      : D[K] extends object
        ? `${K}.${TextPath<D[K]>}`
        : never
}[keyof D & string]

/** The path of a text, a group or a list. */
export type DocumentPath<D> = TextPath<D> | (keyof D & string)

/** The names of the lists of rows in a document. */
export type RowList<D> = {
  [K in keyof D & string]: D[K] extends readonly (infer R)[] ? (R extends object ? K : never) : never
}[keyof D & string]
export type RowOf<D, K extends keyof D> = D[K] extends readonly (infer R)[] ? R : never

/** Whether two documents are equal, in whatever order their fields come. */
export const isSame = <D extends object>(one: D, other: D) => differencesBetween(one, other).length === 0

/** The text at a path; empty if there is no such field. */
export function textAt(document: object, path: string): string {
  let value: unknown = document
  for (const step of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[step] // step by step, any may be missing
  return typeof value === 'string' ? value : ''
}

/** The document with another text at a path. Everything else stays the same object. */
export function withText<D extends object>(document: D, path: string, text: string): D {
  return changed(document, path.split('.'), text) as D // a text in the place of a text
}

function changed(value: unknown, [step = '', ...rest]: string[], text: string): unknown {
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === step ? changed(one, rest, text) : one))
  const inner = (value as Record<string, unknown>)[step] // only paths of the document come here
  return { ...(value as object), [step]: rest.length === 0 ? text : changed(inner, rest, text) }
}

/**
 * The path of a field after rows were inserted before it, or one was removed (`by` is -1). Nothing for a field of the
 * removed row.
 */
export function shiftedPath(path: string, list: string, from: number, by: number): string | undefined {
  const [first, row, ...rest] = path.split('.')
  if (first !== list || row === undefined || Number(row) < from) return path
  if (by < 0 && Number(row) === from) return undefined
  return [list, Number(row) + by, ...rest].join('.')
}
