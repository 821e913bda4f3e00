import { cutUnits } from '@fairway/contract/shared/cut-units'

/** What the address of a dashboard carries: the criteria and the look of the grid, each as one encoded text. */
export interface DashboardSearch {
  criteria?: string
  view?: string
  /** Names a pasted list that is too long for an address. */
  list?: string
}

const textOf = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? cutUnits(String(value), 12_000) : undefined

/** Any text may come by a link; the screen reads what is inside. */
export function readDashboardSearch({ criteria, view, list }: Record<string, unknown>): DashboardSearch {
  const found = { criteria: textOf(criteria), view: textOf(view), list: textOf(list) }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
}
