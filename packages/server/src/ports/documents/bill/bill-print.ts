import type { BillType } from '@fairway/contract/billing-documents/bill.values'
import type { PaymentTerm } from '@fairway/contract/bookings/requests/booking-request.values'
import type { FreightDisplay } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import type { PrintCarrier } from '../print-carrier.ts'

/** A party in the lines of its box, of about 50 characters each. */
export interface BillParty {
  name: string[]
  lines: string[]
}

export interface BillContainer {
  containerNo: string
  seal: string
  /** As a reader knows it, such as 45G1 40' high cube. */
  type: string
  /** With their unit, such as 1,200 CARTONS. */
  packages: string
  weightKg: string
  volumeM3: string
}

export interface BillCommodity {
  /** Lines as the form shows them: of 75 and of 30 characters. */
  description: string[]
  marks: string[]
  hts: string
  packages: string
  weightKg: string
  volumeM3: string
  containers: BillContainer[]
}

export interface BillCharge {
  name: string
  /** How it is worked out, such as 2 x 45G1 at USD 1,850.00. */
  basis: string
  prepaid: string
  collect: string
}

/**
 * A bill of lading or sea waybill with everything that stands on it, as plain values. Numbers are texts, written as they
 * shall be read. What is not known yet is an empty text.
 */
export interface BillPrint {
  layout: 'bill'
  /** An instruction is what the shipper wants the bill to say. */
  kind: 'instruction' | 'draft' | 'original' | 'copy'
  /** Which version was instructed; of instructions alone. */
  version?: number
  /** Which of how many originals; of originals alone. */
  original?: { number: number; of: number }
  carrier: PrintCarrier
  blNo: string
  bookingNo: string
  blType: BillType | ''
  originals: string
  nonNegotiables: string
  freightDisplay: FreightDisplay | ''
  paymentTerm: PaymentTerm | ''
  shipper: BillParty
  consignee: BillParty
  notifyParty: BillParty
  /** The second notify party of the US manifest: a code. */
  snp: string
  forwardingAgent: BillParty
  exportReferences: string[]
  serviceContract: string
  vessel: string
  voyage: string
  placeOfReceipt: string
  portOfLoading: string
  portOfDischarge: string
  placeOfDelivery: string
  /** From where to where the carrier carries, such as CY/CY. */
  moveType: string
  commodities: BillCommodity[]
  totals: { containers: number; packages: string; weightKg: string; volumeM3: string }
  /** Each with its amount, such as USD 3,700.00; none where the bill does not show them or they are not known yet. */
  charges: BillCharge[]
  /** Where and when it was issued, and when the cargo came on board; a draft has none. */
  issue: { place: string; on: string; shippedOn: string } | null
  /** The carrier's terms, on pages of their own behind the bill. */
  terms: string
  /** When it was made, as it shall be read. */
  printedAt: string
}
