import type { CorrectionSearch } from '@fairway/contract/corrections/correction.schema'
import { correctionStatuses } from '@fairway/contract/corrections/correction.values'
import type { Violation } from '@fairway/contract/kit/errors'
import { cutText } from '@fairway/contract/shared/cut-text'
import { rangeViolations } from '@fairway/contract/tracking/dashboard-criteria.rules'

export type CorrectionCriteria = CorrectionSearch

const MAX_LENGTHS = { text: 80, from: 20, to: 20 } as const
const textNames = Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[] // the keys of the table above

/** Takes from anything what corrections can be searched by; the rest of it is left out. */
export function readCriteria(input: Readonly<Record<string, unknown>>): CorrectionCriteria {
  const { statuses: named } = input
  const statuses = Array.isArray(named) ? correctionStatuses.filter((status) => named.includes(status)) : []
  const texts = textNames.flatMap((name) => {
    const value = input[name]
    const text = typeof value === 'string' ? cutText(value.normalize('NFC').trim(), MAX_LENGTHS[name]) : ''
    return text === '' ? [] : [[name, text] as const]
  })
  return { ...(statuses.length > 0 && { statuses }), ...Object.fromEntries(texts) }
}

/** Days that are none, and a range that ends before it begins. */
export const checkCriteria = ({ from = '', to = '' }: Pick<CorrectionCriteria, 'from' | 'to'>): Violation[] =>
  rangeViolations(from, to)
