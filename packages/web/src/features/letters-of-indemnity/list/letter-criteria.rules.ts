import type { BlanketLetterChoices } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import {
  BLANKET_CRITERIA_TYPE,
  type BlanketLetterStatus,
  blanketLetterStatuses,
  LETTER_ADDRESS_LENGTH,
} from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import { cutText } from '@fairway/contract/shared/cut-text'
import { decodeCriteria } from '@fairway/contract/shared/url-criteria'

/** What letters are searched by; nothing while nobody has searched. */
export interface LetterCriteria {
  type?: typeof BLANKET_CRITERIA_TYPE
  shipper?: string
  shipperAddress?: string
  agent?: string
  serviceContract?: string
  statuses?: BlanketLetterStatus[]
}

const limits = { shipper: 20, shipperAddress: LETTER_ADDRESS_LENGTH, agent: 20, serviceContract: 40 } as const

/** Reads criteria from storage or an address; parts that cannot be read are left out. */
export function readLetterCriteria(input: Record<string, unknown>): LetterCriteria {
  const texts = Object.entries(limits).flatMap(([name, limit]) => {
    const value = input[name]
    const text = typeof value === 'string' ? cutText(value.normalize('NFC').trim(), limit) : ''
    return text === '' ? [] : [[name, text] as const]
  })
  const named = Array.isArray(input.statuses) ? input.statuses : []
  const statuses = blanketLetterStatuses.filter((status) => named.includes(status))
  const criteria = { ...Object.fromEntries(texts), ...(statuses.length > 0 && { statuses }) }
  return Object.keys(criteria).length > 0 ? { type: BLANKET_CRITERIA_TYPE, ...criteria } : {}
}

/** Whether the address carries criteria of another page. A text that cannot be decoded yields nothing. */
export function hasOtherType(criteria: string | undefined): boolean {
  const found = criteria === undefined ? undefined : decodeCriteria(criteria)
  return found !== undefined && 'type' in found && found.type !== BLANKET_CRITERIA_TYPE
}

/** Somebody with one shipper and one address needs no search to see their letters. */
export function usualCriteria({ shippers }: BlanketLetterChoices): LetterCriteria | undefined {
  const [only] = shippers
  const [address] = only?.addresses ?? []
  if (!only || !address || shippers.length > 1) return undefined
  return { type: BLANKET_CRITERIA_TYPE, shipper: only.ref, shipperAddress: address }
}
