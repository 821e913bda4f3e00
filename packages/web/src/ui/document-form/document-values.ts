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

/** The path of a list of rows inside of a row: `commodities.2.containers`. */
type InnerListPath<D> = { [K in RowList<D>]: `${K}.${number}.${RowList<RowOf<D, K>>}` }[RowList<D>]

/** The path of a text, a group or a list. */
export type DocumentPath<D> = TextPath<D> | InnerListPath<D> | (keyof D & string)

/** The names of the lists of rows in a document. */
export type RowList<D> = {
  [K in keyof D & string]: D[K] extends readonly (infer R)[] ? (R extends object ? K : never) : never
}[keyof D & string]
export type RowOf<D, K extends keyof D> = D[K] extends readonly (infer R)[] ? R : never

/** Whether two documents are equal, in whatever order their fields come. */
export const isSame = <D extends object>(one: D, other: D) => differencesBetween(one, other).length === 0

/** The value at a path; nothing if there is no such field. */
function valueAt(document: object, path: string): unknown {
  let value: unknown = document
  for (const step of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[step] // step by step, any may be missing
  return value
}

/** The text at a path; empty if there is no such field. */
export function textAt(document: object, path: string): string {
  const value = valueAt(document, path)
  return typeof value === 'string' ? value : ''
}

/** The rows of a list at a path; none if there is no such list. */
export function rowsAt(document: object, path: string): readonly unknown[] {
  const value = valueAt(document, path)
  return Array.isArray(value) ? value : []
}

/** The document with another text at a path. Everything else stays the same object. */
export function withText<D extends object>(document: D, path: string, text: string): D {
  return changed(document, path.split('.'), text) as D // a text in the place of a text
}

/** The document with other rows in the list at a path. */
export function withRows<D extends object>(document: D, path: string, rows: readonly unknown[]): D {
  return changed(document, path.split('.'), rows) as D // rows in the place of rows
}

function changed(value: unknown, [step = '', ...rest]: string[], next: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === step ? changed(one, rest, next) : one))
  const inner = (value as Record<string, unknown>)[step] // only paths of the document come here
  return { ...(value as object), [step]: rest.length === 0 ? next : changed(inner, rest, next) }
}

/** The new place of a row by its old one; nothing for a row that was removed. */
export type RowPlaces = (at: number) => number | undefined

/** The path of a field after the rows of a list changed places. Nothing for a field of a removed row. */
export function movedPath(path: string, list: string, placeOf: RowPlaces): string | undefined {
  if (!path.startsWith(`${list}.`)) return path
  const [row, ...rest] = path.slice(list.length + 1).split('.')
  const at = placeOf(Number(row))
  return at === undefined ? undefined : [list, at, ...rest].join('.')
}
