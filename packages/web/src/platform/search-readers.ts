import { cutUnits } from '@fairway/contract/shared/cut-units'

/** Short plain texts; the screens judge them. */
export type TextSearch = Record<string, string>

export function readTextSearch(input: Record<string, unknown>): TextSearch {
  const plain = Object.entries(input).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return Object.fromEntries(plain.map(([name, value]) => [name, cutUnits(String(value), 300)]))
}

/** What the address of a list carries: the criteria and the layout of the grid, each as one encoded text. */
export interface ListSearch {
  criteria?: string
  view?: string
  /** Names a pasted list that is too long for an address. */
  list?: string
}

const textOf = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? cutUnits(String(value), 12_000) : undefined

/** The screen decodes what is inside. */
export function readListSearch({ criteria, view, list }: Record<string, unknown>): ListSearch {
  const found = { criteria: textOf(criteria), view: textOf(view), list: textOf(list) }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
}

/** The id of a record: a whole number above zero. */
export function readId(value: unknown): { id?: number } {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? { id } : {}
}
