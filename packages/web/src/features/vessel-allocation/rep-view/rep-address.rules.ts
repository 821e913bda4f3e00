import { cutUnits } from '@fairway/contract/shared/cut-units'
import type { AllocationVvds } from '@fairway/contract/vessel-allocation/allocation.schema'
import { SAILED_DAYS_MOST, VVD_LIMIT } from '@fairway/contract/vessel-allocation/allocation.values'

/** What the address of the rep view carries; several vessels are separated by commas. */
export interface RepAddress {
  vvds?: string
  pol?: string
  account?: string
  /** A web id, or `all`. */
  rep?: string
  recent?: string
  days?: string
}

const names = ['vvds', 'pol', 'account', 'rep', 'recent', 'days'] as const

/** Reads plain texts. No vessel at all is said by an empty text, and differs from an address that says nothing. */
export function readRepAddress(input: Record<string, unknown>): RepAddress {
  const plain = names.flatMap((name) => {
    const value = input[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, cutUnits(String(value), 1000)]] : []
  })
  return Object.fromEntries(plain)
}

/** What is looked for. */
export interface RepCriteria {
  vvds: readonly string[]
  pol: string
  account: string
  rep: string
  isRecent: boolean
}

/** Days that a vessel may have sailed before, of the choices that the page offers. */
export const sailedDays = [0, 7, 14, 21] as const
export function daysOf({ days }: RepAddress): number {
  const wanted = Number(days ?? 0)
  return Number.isInteger(wanted) && wanted >= 0 && wanted <= SAILED_DAYS_MOST ? wanted : 0
}

/** ALL_REPS stands in the address where the rows of every rep are shown. */
export const ALL_REPS = 'all'

interface Known {
  /** The web id of whoever looks, where they are a rep. */
  ownRep: string
  vessels: AllocationVvds['vvds']
}

/** The criteria of an address. Without any, the next vessel to sail is shown, and the rows of whoever looks. */
export function criteriaOf(address: RepAddress, { ownRep, vessels }: Known): RepCriteria {
  const next = vessels.find(({ isClosed }) => !isClosed) ?? vessels[0]
  const vvds =
    address.vvds === undefined
      ? [next?.vvd ?? '']
      : address.vvds
          .toUpperCase()
          .split(',')
          .map((one) => one.trim())
  return {
    vvds: [...new Set(vvds.filter(Boolean))].slice(0, VVD_LIMIT),
    pol: address.pol ?? '',
    account: address.account ?? '',
    rep: (address.rep ?? ownRep) === ALL_REPS ? '' : (address.rep ?? ownRep),
    isRecent: address.recent === '1',
  }
}
