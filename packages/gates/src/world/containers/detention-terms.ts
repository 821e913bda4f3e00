import type { DetentionTermsLine } from '@fairway/contract/carrier/detention-lines.schema'
import { contractsOf } from '../bookings/contracts.ts'
import type { World } from '../world.ts'
import { dryFreeDays, FREE_DAYS, rates, SHORT_DRY, TIER_DAYS, type Tiers } from './free-time.ts'

type Contract = ReturnType<typeof contractsOf>[number]
type Scope = Pick<DetentionTermsLine, 'equipment' | 'equipmentGroup'> & { name: string; freeDays: number; rates: Tiers }

const tiersOf = ([first, next, later]: Tiers): DetentionTermsLine['tiers'] => [
  { fromDay: 1, toDay: TIER_DAYS, rate: first.toFixed(2) },
  { fromDay: TIER_DAYS + 1, toDay: 2 * TIER_DAYS, rate: next.toFixed(2) },
  { fromDay: 2 * TIER_DAYS + 1, toDay: null, rate: later.toFixed(2) },
]

const scopesOf = ({ number }: Contract): Scope[] => [
  { name: 'DRY', equipment: null, equipmentGroup: 'dry', freeDays: dryFreeDays(number), rates: rates.dry },
  { name: 'D20', equipment: '22G1', equipmentGroup: null, freeDays: dryFreeDays(number), rates: SHORT_DRY },
  { name: 'REEFER', equipment: null, equipmentGroup: 'reefer', freeDays: FREE_DAYS.reefer, rates: rates.reefer },
  { name: 'SPECIAL', equipment: null, equipmentGroup: 'special', freeDays: FREE_DAYS.special, rates: rates.special },
]

/**
 * Contracts count calendar days, as the carrier's own accounts do. The public tariff counts working days until the free
 * time is over, by the holidays of the United States.
 */
const termsOf = (contract: Contract): DetentionTermsLine[] =>
  scopesOf(contract).map(({ name, equipment, equipmentGroup, freeDays, rates: dollars }) => ({
    ref: `${contract.number}-${name}`,
    contract: contract.number,
    equipment,
    equipmentGroup,
    destination: null,
    freeDays,
    freeUnit: contract.isPublic ? 'working' : 'calendar',
    startsOn: 'dayAfter',
    chargeUnit: 'calendar',
    countsInGate: true,
    tiers: tiersOf(dollars),
    currency: 'USD',
    calendar: { weekend: [6, 7], country: 'US', state: null, holidays: null, closures: [] },
    validFrom: contract.validFrom,
    validTo: contract.validTo,
    source: contract.isPublic ? 'Tariff FWYL-100, rule 21' : `Service contract ${contract.number}, appendix D`,
    withdrawn: false,
    revision: 1,
  }))

/** The detention terms of all contracts of the demo. */
export const detentionTermsOf = (world: World): readonly DetentionTermsLine[] => contractsOf(world).flatMap(termsOf)
