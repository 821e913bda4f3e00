import { violation } from '@fairway/contract/eta-rules/eta-rule.errors'
import type { Violation } from '@fairway/contract/kit/errors'
import { cutText } from '@fairway/contract/shared/cut-text'
import { type ShipmentKind, shipmentKinds } from '@fairway/contract/tracking/tracking.values'

type SearchParams = Record<string, string | undefined>
const days = ['1', '2', '3', '4', '5', '6', '7'] as const

/** The search criteria, as in the address. */
export interface RuleCriteria {
  port: string
  shipment: ShipmentKind | ''
  day: (typeof days)[number] | ''
  /** An equipment type or group. */
  equipment: string
  withEnded: 'yes' | ''
  /** For exceptions only. */
  vvd: string
}

const oneOf = <T extends string>(known: readonly T[], value = ''): T | '' => known.find((one) => one === value) ?? ''

/** Anybody may write an address, so only valid values are used. */
export const readRuleCriteria = ({
  port = '',
  shipment,
  day,
  equipment = '',
  withEnded,
  vvd = '',
}: SearchParams): RuleCriteria => ({
  port: cutText(port.trim().toUpperCase(), 20),
  shipment: oneOf(shipmentKinds, shipment),
  day: oneOf(days, day),
  equipment: cutText(equipment.trim(), 20),
  withEnded: oneOf(['yes'], withEnded),
  vvd: cutText(vvd.trim().toUpperCase(), 20),
})

/** The parameters for the address, without empty values. */
export const writeRuleCriteria = (criteria: RuleCriteria): Record<string, string> =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value !== ''))

/** A search needs a port. */
export const checkRuleCriteria = ({ port }: { port: string }): Violation[] =>
  port === '' ? [violation('port', 'ETA0002')] : []
