import type { BookingLine, ContainerLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import { HOUR } from '../calendar.ts'
import type { HoldCause } from '../containers/hold-causes.ts'
import type { Scenario } from '../scenario.ts'
import type { Route } from '../ways/routes.ts'
import type { RequiredDocuments } from './required-documents.ts'

/** A hold that is set or released, and its cause. */
export interface StatedHold {
  type: HoldLine['type']
  state: HoldLine['state']
  at: number
  remark: string | null
  cause: HoldCause
  doneAt: number
}

/** From one moment until another. */
export interface Stay {
  from: number
  until: number
}

/** One container of the carrier's plan. */
export interface Container {
  containerNo: string
  equipment: string
  seal: string
  weightKg: string
  temperature: ContainerLine['temperature']
  ventilation: string | null
  hazardous: boolean
  scenario: Scenario
  /** Overrides the holds that follow from the documents. */
  statedHolds: readonly StatedHold[] | null
  /** Filings that fail at known times instead of at random. */
  filings?: Readonly<Record<'amsReject' | 'dataHold', Stay>>
  /** Removed from the booking before it moved. */
  removedAt: number | null
  /** The damage with which a fixed example is returned. */
  returnedWith?: string
  /** Reports of fixed examples come in time and once, or in every possible disorder. */
  reports: 'usual' | 'orderly' | 'disorderly'
}

/** A booking from request to the last empty return, with its whole future. */
export interface Booking {
  bookingNo: string
  ediRef: string | null
  portOfLoading: string
  portOfDischarge: string
  placeOfReceipt: string | null
  placeOfDelivery: string | null
  originTerm: BookingLine['originTerm']
  destinationTerm: BookingLine['destinationTerm']
  paymentTerm: BookingLine['paymentTerm']
  billType: BookingLine['billType']
  serviceContract: string
  commodity: string
  bills: readonly string[]
  /** When its bill is billed and its letter of indemnity signed, where that is not random. */
  billing?: { billedAt: number; signedAt: number }
  parties: BookingLine['parties']
  salesRep: string | null
  bookedAt: number
  /** When a person answers a larger request; null when the answer comes at once. */
  receivedAt: number | null
  approvedAt: number
  /** When its containers are assigned. */
  assignedAt: number
  canceledAt: number | null
  /** While the carrier considers an amendment of the customer. */
  amendment: Stay | null
  requiredDocuments: RequiredDocuments
  /** Null where it came from the portal. */
  createdBy: string | null
  route: Route
  /** The ship left without this cargo; it sails with the next one. */
  roll: { at: number; route: Route; wasLoaded: boolean } | null
  containers: readonly Container[]
}

/** A confirmed booking gets its containers after this time. */
export const ASSIGNED_AFTER = 2 * HOUR

const SCAC = 'FWYL'

/** B/L number: SCAC, booking number, two digits. */
export const billNumbers = (bookingNo: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${SCAC}${bookingNo}${String(at + 1).padStart(2, '0')}`)

/** The actual route of the cargo. */
export const finalRoute = ({ route, roll }: Booking) => roll?.route ?? route
