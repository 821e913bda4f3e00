import type { DetentionCriteria } from '@fairway/contract/detention/detention.schema'
import { cutUnits } from '@fairway/contract/shared/cut-units'
import { decodeCriteria, encodeCriteria } from '@fairway/contract/shared/url-criteria'

/** The search type of this page's criteria. */
const TYPE = 'DE'
const fields = ['contract', 'equipment', 'destination', 'outGateOn', 'inGateOn', 'days'] as const
/** The longest pasted list that an address carries. */
const LONGEST_LIST = 3000

/** A question as the address carries it, with further containers as they were pasted. */
export interface AskedDetention extends DetentionCriteria {
  containers: string
}

export const emptyQuestion: AskedDetention = {
  contract: '',
  equipment: '',
  destination: '',
  outGateOn: '',
  inGateOn: '',
  days: '',
  daysUnit: 'calendar',
  containers: '',
}

/** The same question for another reader; what is empty is left out. */
export function writeDetentionCriteria(question: Partial<AskedDetention>): string {
  const given = Object.entries(question).filter(
    ([name, value]) => value !== '' && !(name === 'daysUnit' && value === 'calendar'),
  )
  return encodeCriteria({ type: TYPE, ...Object.fromEntries(given) })
}

/** The question of an address. A text that cannot be decoded, or is of another page, yields an empty one. */
export function readDetentionCriteria(text: string | undefined): AskedDetention {
  const found = text === undefined ? undefined : decodeCriteria(text)
  if (found?.type !== TYPE) return emptyQuestion
  const textOf = (value: unknown, most: number) => (typeof value === 'string' ? cutUnits(value, most) : '')
  const texts = Object.fromEntries(fields.map((name) => [name, textOf(found[name], 20)]))
  const containers = textOf(found.containers, LONGEST_LIST)
  return { ...emptyQuestion, ...texts, daysUnit: found.daysUnit === 'working' ? 'working' : 'calendar', containers }
}
