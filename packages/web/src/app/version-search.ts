import { cutUnits } from '@fairway/contract/shared/cut-units'

/** What the addresses of history and comparison carry. */
export interface VersionSearch {
  type?: string
  id?: number
  left?: number
  right?: number
}

const LARGEST = 1_000_000_000

const numberOf = (value: unknown, least: number) => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= LARGEST ? number : undefined
}

/** Any text may come by a link: what is no number is left out. */
export function readVersionSearch(input: Record<string, unknown>): VersionSearch {
  const found = {
    type: typeof input.type === 'string' ? cutUnits(input.type, 40) : undefined,
    id: numberOf(input.id, 1),
    left: numberOf(input.left, 0),
    right: numberOf(input.right, 0),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
