import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'

/** Where a text stands in a document: `remarks`, `shipper.name`, `containers.2.quantity`. */
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

/** Anything of a document that something can be said of: a text, a group of them, a list. */
export type DocumentPath<D> = TextPath<D> | (keyof D & string)

/** The lists of a document whose rows people add and take out, by their names. */
export type RowList<D> = {
  [K in keyof D & string]: D[K] extends readonly (infer R)[] ? (R extends object ? K : never) : never
}[keyof D & string]
export type RowOf<D, K extends keyof D> = D[K] extends readonly (infer R)[] ? R : never

/** Whether two documents say the same, in whatever order their fields came. */
export const isSame = <D extends object>(one: D, other: D) => differencesBetween(one, other).length === 0

/** What stands at a path; nothing where there is no such field. */
export function textAt(document: object, path: string): string {
  let value: unknown = document
  for (const step of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[step] // step by step, any may be missing
  return typeof value === 'string' ? value : ''
}

/** The document with another text at a path; everything beside it stays the same object. */
export function withText<D extends object>(document: D, path: string, text: string): D {
  return changed(document, path.split('.'), text) as D // a text in the place of a text
}

function changed(value: unknown, [step = '', ...rest]: string[], text: string): unknown {
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === step ? changed(one, rest, text) : one))
  const inner = (value as Record<string, unknown>)[step] // only paths of the document come here
  return { ...(value as object), [step]: rest.length === 0 ? text : changed(inner, rest, text) }
}

/**
 * Rows of a list move when others are put in before them, or one is taken out (`by` is -1): what is known of their fields
 * by path moves along. Nothing for a field of the row that is taken out.
 */
export function shiftedPath(path: string, list: string, from: number, by: number): string | undefined {
  const [first, row, ...rest] = path.split('.')
  if (first !== list || row === undefined || Number(row) < from) return path
  if (by < 0 && Number(row) === from) return undefined
  return [list, Number(row) + by, ...rest].join('.')
}
