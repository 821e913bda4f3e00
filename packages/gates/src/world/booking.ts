import type { BookingLine, ContainerLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import { HOUR } from './calendar.ts'
import type { HoldCause } from './hold-causes.ts'
import type { RequiredDocuments } from './required-documents.ts'
import type { Route } from './routes.ts'
import type { Scenario } from './scenario.ts'

/** A hold that is set or settled, and what somebody did to cause it. */
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

/** One container as the carrier's plan has it. */
export interface Container {
  containerNo: string
  equipment: string
  seal: string
  weightKg: string
  temperature: ContainerLine['temperature']
  ventilation: string | null
  hazardous: boolean
  scenario: Scenario
  /** Said instead of what would follow from the papers. */
  statedHolds: readonly StatedHold[] | null
  /** Filings that go wrong at known times, where it is not left to chance. */
  filings?: Readonly<Record<'amsReject' | 'dataHold', Stay>>
  /** Taken off the booking before it moved. */
  removedAt: number | null
  /** The damage that a fixed example comes back with. */
  returnedWith?: string
  /** Reports of fixed examples come in time and once, or as badly as reports can. */
  reports: 'usual' | 'orderly' | 'disorderly'
}

/** A booking from request to the last empty return, as it will turn out. */
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
  /** When its bill is billed and the letter of indemnity for it signed, where it is not left to chance. */
  billing?: { billedAt: number; signedAt: number }
  parties: BookingLine['parties']
  salesRep: string | null
  bookedAt: number
  /** Larger requests wait for a person; null when the answer comes at once. */
  receivedAt: number | null
  approvedAt: number
  /** When its boxes are assigned. */
  assignedAt: number
  canceledAt: number | null
  /** While the carrier considers a change that the customer wants. */
  amendment: Stay | null
  requiredDocuments: RequiredDocuments
  /** Null where it came from the portal. */
  createdBy: string | null
  route: Route
  /** The ship left without this cargo; it sails with the next one. */
  roll: { at: number; route: Route; wasLoaded: boolean } | null
  containers: readonly Container[]
}

/** A booking that stands gets its boxes after this time. */
export const ASSIGNED_AFTER = 2 * HOUR

const SCAC = 'FWYL'

/** B/L number: SCAC, booking number, two digits. */
export const billNumbers = (bookingNo: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${SCAC}${bookingNo}${String(at + 1).padStart(2, '0')}`)

/** The way that the cargo really goes. */
export const finalRoute = ({ route, roll }: Booking) => roll?.route ?? route
