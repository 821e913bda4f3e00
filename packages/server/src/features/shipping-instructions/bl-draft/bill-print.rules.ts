import { billTypes } from '@fairway/contract/billing-documents/bill.values'
import type { Party } from '@fairway/contract/bookings/requests/booking-request.schema'
import { paymentTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import { plainNumber } from '@fairway/contract/shared/plain-number'
import { printedLines } from '@fairway/contract/shared/wrap-text.rules'
import type {
  SiBooking, SiCommodity, SiContainer, SiDocument,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema' // biome-ignore format: one line
import {
  DESCRIPTION_WIDTH, freightDisplays, MARKS_WIDTH, PARTY_BOX,
} from '@fairway/contract/shipping-instructions/shipping-instruction.values' // biome-ignore format: one line
import { type SiTotal, totalsOf } from '@fairway/contract/shipping-instructions/si-totals.rules'
import type { BillCommodity, BillContainer, BillParty, BillPrint } from '../../../ports/documents/bill/bill-print.ts'

/** What a bill shows of its booking. */
type BilledBooking = Pick<
  SiBooking,
  | 'bookingNo'
  | 'serviceContract'
  | 'vvd'
  | 'vessel'
  | 'placeOfReceipt'
  | 'portOfLoading'
  | 'portOfDischarge'
  | 'placeOfDelivery'
>

/** What a bill shows besides the instruction: the booking, the carrier, and names in English for codes. */
export interface BillFacts {
  booking: BilledBooking
  carrier: BillPrint['carrier']
  equipmentName: (code: string) => string
  packageName: (code: string) => string
  forwardingAgent: Party | null
  /** From where to where the carrier carries, such as CY/RAMP. */
  moveType: string
  /** An instant. */
  printedAt: string
}

/** The bill of lading that an instruction asks for, ready to be printed. What the instruction leaves open stays empty. */
export function billPrintOf(document: SiDocument, kind: BillPrint['kind'], facts: BillFacts): BillPrint {
  const { booking, carrier, forwardingAgent, moveType, printedAt } = facts
  const totals = totalsOf(document)
  const { vvd, vessel } = booking
  const nameOf = (place: SiBooking['portOfLoading'] | null) => (place ? place.name.en.toUpperCase() : '')
  return {
    layout: 'bill',
    kind,
    carrier,
    blNo: document.blNo,
    bookingNo: document.bookingNo || booking.bookingNo,
    blType: oneOf(billTypes, document.blType),
    originals: document.originals,
    nonNegotiables: document.nonNegotiables,
    freightDisplay: oneOf(freightDisplays, document.freightDisplay),
    paymentTerm: oneOf(paymentTerms, document.paymentTerm),
    shipper: partyOf(document.shipper),
    consignee: partyOf(document.consignee),
    notifyParty: partyOf(document.notifyParty),
    snp: document.secondNotifyParty,
    forwardingAgent: forwardingAgent ? partyOf(forwardingAgent) : { name: [], lines: [] },
    exportReferences: printedLines(document.customerReference, PARTY_BOX.width),
    serviceContract: booking.serviceContract ?? '',
    vessel: (vessel ?? '').toUpperCase(),
    voyage: vvd ?? '',
    placeOfReceipt: nameOf(booking.placeOfReceipt ?? booking.portOfLoading),
    portOfLoading: nameOf(booking.portOfLoading),
    portOfDischarge: nameOf(booking.portOfDischarge),
    placeOfDelivery: nameOf(booking.placeOfDelivery ?? booking.portOfDischarge),
    moveType,
    commodities: document.commodities.map((page, at) => commodityOf(page, totals.commodities[at], facts)),
    totals: { containers: totals.containers, ...figuresOf(totals, facts) },
    charges: [],
    issue: null,
    terms: '',
    printedAt: `${printedAt.slice(0, 16).replace('T', ' ')} UTC`,
  }
}

/** Drafts keep whatever was typed; only a value of the list has a place on the bill. */
const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | '' =>
  values.find((value) => value === text) ?? ''

const partyOf = ({ name, address, contact }: Party): BillParty => ({
  name: printedLines(name, PARTY_BOX.width),
  lines: [address, contact].flatMap((text) => printedLines(text, PARTY_BOX.width)),
})

const commodityOf = (page: SiCommodity, total: SiTotal | undefined, facts: BillFacts): BillCommodity => ({
  description: printedLines(page.description, DESCRIPTION_WIDTH),
  marks: printedLines(page.marks, MARKS_WIDTH),
  hts: page.hts,
  ...(total ? figuresOf(total, facts) : { packages: '', weightKg: '', volumeM3: '' }),
  containers: page.containers.map((row) => containerOf(row, facts)),
})

const containerOf = (row: SiContainer, { equipmentName, packageName }: BillFacts): BillContainer => ({
  containerNo: row.containerNo,
  seal: row.seal,
  type: [row.equipment, equipmentName(row.equipment)].filter((text) => text !== '').join(' '),
  packages: [figure(row.packages, 0), row.packageType && packageName(row.packageType)].filter(Boolean).join(' '),
  weightKg: figure(row.weight, 3),
  volumeM3: figure(row.volume, 3),
})

function figuresOf({ packages, packageType, weight, volume }: SiTotal, { packageName }: BillFacts) {
  const unit = packageType ? packageName(packageType) : 'PACKAGES'
  return {
    packages: packages === '0' ? '' : `${figure(packages, 0)} ${unit}`,
    weightKg: weight === '0' ? '' : figure(weight, 3),
    volumeM3: volume === '0' ? '' : figure(volume, 3),
  }
}

/** A number with its thousands apart and at least so many decimals; what is no number stays as it was typed. */
function figure(text: string, decimals: number): string {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(plainNumber(text)) ?? []
  if (whole === undefined) return text
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const shown = fraction.padEnd(decimals, '0')
  return shown === '' ? grouped : `${grouped}.${shown}`
}
