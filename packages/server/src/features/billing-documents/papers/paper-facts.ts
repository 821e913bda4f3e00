import type { HoldClearer, ReleaseHoldType } from '@fairway/contract/billing-documents/bill.values'
import type { Statement } from '@fairway/contract/billing-documents/invoice.schema'
import type { ChargeBasis } from '@fairway/contract/billing-documents/invoice.values'
import type { PaymentTerm } from '@fairway/contract/bookings/requests/booking-request.values'
import type { PaperProfile } from '@fairway/contract/carrier/paper-profile.schema'
import type { Language } from '@fairway/contract/shared/language'
import type { Names } from '@fairway/contract/shared/scalar.schema'
import type { PrintCarrier } from '../../../ports/documents/print-carrier.ts'

/* What papers are made of: values as the database has them. Amounts are plain decimals, days are yyyy-mm-dd. */

/** For whom a paper is printed, and as what. */
export interface Printing {
  carrier: PrintCarrier
  /** What the carrier has printed on its papers, where it told. */
  papers: PaperProfile | null
  language: Language
  isCopy: boolean
  /** An instant. */
  printedAt: string
}

export interface PartyFacts {
  name: string
  address: string
}

export interface ShipmentFacts {
  blNo: string
  bookingNo: string
  customerReference: string
  vessel: string
  vvd: string
  portOfLoading: Names
  portOfDischarge: Names
  placeOfReceipt: Names | null
  placeOfDelivery: Names | null
  departureOn: string
  arrivalOn: string
  hasArrived: boolean
  commodity: string
}

export interface ContainerFacts {
  containerNo: string
  equipment: Names
  seal: string
  weightKg: string
  lastFreeOn: string
}

export interface ChargeFacts {
  name: Names
  quantity: string
  basis: ChargeBasis
  rate: string
  currency: string
  amount: string
  term: PaymentTerm
}

/** Sums of one currency; currencies are never added up. */
export interface CurrencyFacts {
  currency: string
  total: string
  paid: string
  open: string
}

export interface InvoiceFacts {
  invoiceNo: string
  kind: 'invoice' | 'creditNote'
  /** The invoice that a credit note takes from. */
  corrects: string | null
  issuedOn: string
  dueOn: string
  payer: PartyFacts
  shipment: ShipmentFacts
  charges: ChargeFacts[]
  sums: CurrencyFacts[]
}

export interface HoldFacts {
  hold: ReleaseHoldType
  clearedBy: HoldClearer
}

export interface ArrivalFacts {
  number: string
  shipper: PartyFacts
  consignee: PartyFacts
  notifyParty: PartyFacts
  shipment: ShipmentFacts
  pickupAt: Names
  availableOn: string
  containers: ContainerFacts[]
  holds: HoldFacts[]
  /** Charges that are paid at destination; null for a reader who does not pay them. */
  charges: ChargeFacts[] | null
  sums: CurrencyFacts[]
}

export interface DeliveryOrderFacts {
  number: string
  releasedTo: PartyFacts
  consignee: PartyFacts
  shipment: ShipmentFacts
  pickupAt: Names
  validUntil: string
  release: string
  containers: ContainerFacts[]
}

export interface StatementFacts {
  number: string
  account: PartyFacts
  statement: Pick<Statement, 'today' | 'invoices' | 'totals'>
}
