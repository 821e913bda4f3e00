import { clearerOf } from '@fairway/contract/billing-documents/bill.values'
import { amountOf, totalsByCurrency } from '@fairway/contract/shared/money'
import {
  SiCommodity,
  SiContainer,
  SiDocument,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { PartyRole } from '@fairway/contract/tracking/tracking.values'
import type { BillCharge } from '../../../ports/documents/bill/bill-print.ts'
import type { BillSource } from './bill-source.repository.ts'
import type {
  ArrivalFacts,
  ContainerFacts,
  CurrencyFacts,
  DeliveryOrderFacts,
  PartyFacts,
  ShipmentFacts,
} from './paper-facts.ts'
import { money } from './paper-parts.rules.ts'

/** The day of a moment where it happens. */
export const dayAt = (at: string | null, zone: string): string =>
  at === null ? '' : new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at))

const nobody: PartyFacts = { name: '', address: '' }
/** A party of the booking; what the bill itself says of it counts more. */
function partyOf({ parties, instruction }: BillSource, role: PartyRole): PartyFacts {
  const written =
    instruction && role in instruction ? instruction[role as 'shipper' | 'consignee' | 'notifyParty'] : undefined // checked
  if (written && written.name !== '') return { name: written.name, address: written.address }
  return parties.find((party) => party.role === role) ?? nobody
}

export const shipmentOf = (source: BillSource): ShipmentFacts => ({
  blNo: source.blNo,
  bookingNo: source.bookingNo,
  customerReference: source.instruction?.customerReference ?? source.customerReference,
  vessel: source.vessel ?? '',
  vvd: source.vvd ?? '',
  portOfLoading: source.portOfLoading.name,
  portOfDischarge: source.portOfDischarge.name,
  placeOfReceipt: source.placeOfReceipt?.name ?? null,
  placeOfDelivery: source.placeOfDelivery?.name ?? null,
  departureOn: dayAt(source.departureAt, source.portOfLoading.zone),
  arrivalOn: dayAt(source.arrivalAt, source.portOfDischarge.zone),
  hasArrived: source.hasArrived,
  commodity: source.commodity ?? '',
})

const containersOf = ({ containers }: BillSource): ContainerFacts[] =>
  containers.map(({ equipmentName, ...one }) => ({ ...one, equipment: equipmentName }))

/** The arrival notice of a bill. `sums` say what is paid and open of collect charges, and are null for whoever does not pay them. */
export function arrivalFactsOf(source: BillSource, sums: CurrencyFacts[] | null): ArrivalFacts {
  const charges = sums && source.charges.filter(({ term }) => term === 'Collect')
  const available = source.containers
    .map(({ availableAt }) => availableAt ?? '')
    .sort()
    .at(-1)
  return {
    number: `AN-${source.blNo}`,
    shipper: partyOf(source, 'shipper'),
    consignee: partyOf(source, 'consignee'),
    notifyParty: partyOf(source, 'notifyParty'),
    shipment: shipmentOf(source),
    pickupAt: source.pickup.name,
    availableOn: available ? dayAt(available, source.pickup.zone) : '',
    containers: containersOf(source),
    holds: source.holds.map((hold) => ({ hold, clearedBy: clearerOf[hold] })),
    charges,
    sums: sums ?? [],
  }
}

/** How long a delivery order is good for: until the last free day, or two weeks after it was printed. */
const ORDER_DAYS = 14

/** The delivery order of a bill, for whoever of the viewer may fetch the cargo. */
export function orderFactsOf(source: BillSource, release: string): DeliveryOrderFacts {
  const own = source.parties.filter(({ isOwn }) => isOwn)
  const fetcher = own.find(({ role }) => role === 'broker') ?? own.find(({ role }) => role === 'consignee')
  const lastFree = source.containers
    .map(({ lastFreeOn }) => lastFreeOn)
    .filter(Boolean)
    .sort()
    .at(-1)
  const later = new Date(Date.parse(source.now) + ORDER_DAYS * 24 * 60 * 60 * 1000).toISOString()
  const today = dayAt(source.now, source.pickup.zone)
  return {
    number: `DO-${source.blNo}`,
    releasedTo: fetcher ?? partyOf(source, 'consignee'),
    consignee: partyOf(source, 'consignee'),
    shipment: shipmentOf(source),
    pickupAt: source.pickup.name,
    validUntil: lastFree && lastFree > today ? lastFree : dayAt(later, source.pickup.zone),
    release,
    containers: containersOf(source),
  }
}

/** What a bill says, where nobody instructed it in the portal: what the booking says. */
export function bookedDocument(source: BillSource): SiDocument {
  const party = (role: 'shipper' | 'consignee' | 'notifyParty') => {
    const { name, address } = partyOf(source, role)
    return { name, address, contact: '' }
  }
  // the carrier's texts are taken as they are, whatever the limits of a form
  return {
    ...SiDocument.parse({}),
    bookingNo: source.bookingNo,
    blNo: source.blNo,
    blType: source.type,
    paymentTerm: source.paymentTerm,
    freightDisplay: 'As arranged',
    shipper: party('shipper'),
    consignee: party('consignee'),
    notifyParty: party('notifyParty'),
    commodities: [
      {
        ...SiCommodity.parse({}),
        description: source.commodity ?? '',
        containers: source.containers.map(({ containerNo, equipment, seal, weightKg }) => ({
          ...SiContainer.parse({}),
          containerNo,
          equipment,
          seal,
          weight: weightKg,
        })),
      },
    ],
  }
}

/** The charges that a freighted bill shows; all others show none. */
export function billChargesOf({ charges }: BillSource, { freightDisplay }: SiDocument): BillCharge[] {
  if (freightDisplay !== 'Freighted') return []
  return charges.map(({ name, currency, amount, term }) => {
    const text = `${currency} ${money(amount)}`
    return {
      name: name.en.toUpperCase(),
      basis: '',
      prepaid: term === 'Collect' ? '' : text,
      collect: term === 'Collect' ? text : '',
    }
  })
}

/** Sums of charges that nothing is known of yet but what they are. */
export const unpaidSums = (charges: readonly { amount: string; currency: string }[]): CurrencyFacts[] =>
  totalsByCurrency(charges).map(({ amount, currency }) => ({
    currency,
    total: amount,
    paid: amountOf(0n, currency),
    open: amount,
  }))
