import type { Listing } from './listing.ts'

/** What a page reads of its list: the fields of every row, and what the list says beside them. */
export interface ListShape<L extends Listing> {
  fields: readonly (keyof L['columns'] & string)[]
  parts?: readonly (keyof L & string)[]
}

/** Whether a kept answer is whole: an older version of the portal may have kept it. */
export function fits<L extends Listing>(list: Partial<L> | undefined, { fields, parts = [] }: ListShape<L>): boolean {
  if (typeof list?.rows !== 'number' || parts.some((part) => list[part] === undefined)) return false
  return fields.every((field) => list.columns?.[field]?.length === list.rows)
}
