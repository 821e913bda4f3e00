import type {
  AllocationAccountLine,
  AllocationLine,
  CapacityLine,
} from '@fairway/contract/carrier/allocation-lines.schema'
import type { ScheduleLine } from '@fairway/contract/carrier/carrier.schema'
import { DEMO_SALES_REP, DEMO_SECOND_REP } from '@fairway/contract/identity/demo.values'
import { forwarders } from './bookings/organisations.ts'
import { contractOf, NINGBO_LIGHTING, type Shipper, shippers } from './bookings/shippers.ts'
import { draw } from './random.ts'

/** The forwarder's own contract, and the ports that it is for. */
const FREIGHT_OF_ALL_KINDS = { account: 'EASTWIND-FORWARDING', contract: 'EW2201', ports: ['CNNGB', 'CNSHA'] }

const DAY_MS = 24 * 3_600_000
const reps = [DEMO_SALES_REP, DEMO_SECOND_REP] as const

/** Shippers and forwarders by turns with one of two reps; both look after Ningbo Lighting. */
export const allocationAccounts: readonly AllocationAccountLine[] = [
  ...shippers.map(({ ref }, at) => ({
    organisation: ref,
    partyType: 'BCO' as const,
    salesReps: repsOf(ref, at),
    revision: 1,
  })),
  ...forwarders.map(({ ref }, at) => ({
    organisation: ref,
    partyType: at % 2 === 0 ? ('NVOCC' as const) : ('Forwarder' as const),
    salesReps: repsOf(ref, at),
    revision: 1,
  })),
]

function repsOf(ref: string, at: number): string[] {
  if (ref === NINGBO_LIGHTING) return [...reps]
  return [reps[at % 2] ?? DEMO_SALES_REP]
}

/** What a voyage can take on at its ports, and who gets how much of it. */
export interface Market {
  capacities: CapacityLine[]
  allocations: AllocationLine[]
}

/** The space of a ship: what one of its load ports gets, in containers of 20 and of 40 feet. */
const space = { Mainline: { teu: [110, 150], feu: [150, 210] }, Feeder: { teu: [40, 60], feu: [50, 70] } } as const

/**
 * The market of a voyage: a function of its schedule and the seed. Ports where it takes nothing on have none. It was
 * made over the last two weeks.
 */
export function marketOf(seed: string, { vvd, type, calls }: ScheduleLine, now: number): Market {
  const market: Market = { capacities: [], allocations: [] }
  const last = calls.at(-1)?.location
  const loading = calls.filter(({ cutOffs }) => cutOffs.cy != null)
  for (const { location: portOfLoading } of loading) {
    const luck = draw(seed, 'market', vvd, portOfLoading)
    const { teu, feu } = space[type]
    const capacity = { teu: luck.whole(teu[0], teu[1]), feu: luck.whole(feu[0], feu[1]) }
    market.capacities.push({ vvd, portOfLoading, capacityTeu: capacity.teu, capacityFeu: capacity.feu, revision: 1 })
    const landing = calls.slice(calls.findIndex(({ location }) => location === portOfLoading) + 1)
    const ports = landing.map(({ location }) => location).filter((port) => type === 'Feeder' || port.startsWith('US'))
    const customers = customersAt(portOfLoading)
    // the shares of all accounts together leave some room
    const weights = customers.map(() => luck.between(0.5, 1.5))
    const sum = weights.reduce((one, other) => one + other, 0)
    for (const [at, customer] of customers.entries()) {
      const share = ((weights[at] ?? 0) / sum) * luck.between(0.7, 0.95)
      const release = { teu: Math.floor(capacity.teu * share), feu: Math.floor(capacity.feu * share) }
      const demand = luck.between(0.9, 1.6)
      market.allocations.push({
        vvd,
        portOfLoading,
        portOfDischarge: ports.length > 0 ? luck.pick(ports) : (last ?? portOfLoading),
        ...customer,
        demandTeu: Math.round(release.teu * demand),
        demandFeu: Math.round(release.feu * demand),
        protectTeu: Math.floor(release.teu * luck.between(0.4, 0.9)),
        protectFeu: Math.floor(release.feu * luck.between(0.4, 0.9)),
        releaseTeu: release.teu,
        releaseFeu: release.feu,
        remarks: luck.chance(0.12) ? luck.pick(remarks) : '',
        changedAt: new Date(now - draw(seed, 'changed', vvd, customer.account).between(0, 14 * DAY_MS)).toISOString(),
        revision: 1,
      })
    }
  }
  return market
}

const remarks = ['Peak season surcharge agreed', 'Weekly minimum', 'Confirm by Friday', 'Trial shipment']

const customersAt = (port: string) => [
  ...shippers
    .filter((shipper: Shipper) => shipper.port === port)
    .map((shipper) => ({ account: shipper.ref, contract: contractOf(shipper) })),
  ...(FREIGHT_OF_ALL_KINDS.ports.includes(port)
    ? [{ account: FREIGHT_OF_ALL_KINDS.account, contract: FREIGHT_OF_ALL_KINDS.contract }]
    : []),
]
