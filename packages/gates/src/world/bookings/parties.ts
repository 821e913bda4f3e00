import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import { DEMO_SALES_REP } from '@fairway/contract/identity/demo.values'
import type { Draw } from '../random.ts'
import { brokers, consignees, forwarders } from './organisations.ts'
import { NINGBO_LIGHTING, type Shipper } from './shippers.ts'

const refs = (customers: readonly { ref: string }[]) => customers.map(({ ref }) => ref)
const everyone = { consignees: refs(consignees), forwarders: refs(forwarders), brokers: refs(brokers) }

/** The parties of a booking besides its shipper; the rivals have only their own partners. */
export function drawParties(luck: Draw, shipper: Shipper, paidByThird: boolean): BookingLine['parties'] {
  const partners = shipper.partners ?? everyone
  const consignee = luck.pick(partners.consignees)
  const broker = luck.pick(partners.brokers)
  const forwarder = luck.pick(partners.forwarders)
  const forwarded = luck.chance(0.45)
  const parties: BookingLine['parties'] = [
    { role: 'shipper', organisation: shipper.ref },
    { role: 'consignee', organisation: consignee },
    { role: 'notifyParty', organisation: luck.chance(0.6) ? consignee : broker },
    { role: 'broker', organisation: broker },
    { role: 'contractHolder', organisation: forwarded && luck.chance(0.5) ? forwarder : shipper.ref },
  ]
  if (forwarded) parties.push({ role: 'forwarder', organisation: forwarder })
  if (paidByThird) parties.push({ role: 'thirdParty', organisation: forwarder })
  return parties
}

/** The customers of the demo's sales rep; the reps of all others have no account here. */
const repsAccounts = new Set([NINGBO_LIGHTING, 'YONGJIANG-TOOLS', 'PUJIANG-SOLAR', 'SAIGON-FURNITURE'])

export const findSalesRep = ({ ref }: Shipper): string | null => (repsAccounts.has(ref) ? DEMO_SALES_REP : null)
