import type { RequestDocument } from '../bookings/booking-request.schema.ts'
import { type Difference, differencesBetween } from '../bookings/request-difference.rules.ts'
import type { Violation } from '../kit/errors.ts'
import { openInCorrection, SHIPMENT_NUMBER } from './correction.words.ts'
import { violation } from './corrections.errors.ts'

/** A shipment is called by its 7-digit booking number. */
export const isShipmentNumber = (text: string) => SHIPMENT_NUMBER.test(text)

/** Whether a field, by its path, can be changed by a correction. */
export function isOpenInCorrection(path: string): boolean {
  const pattern = path.replace(/\.\d+(?=\.|$)/g, '.*')
  return openInCorrection.some((field) => pattern === field || pattern.startsWith(`${field}.`))
}

/** What a correction would change, apart from what cannot be changed. */
export const correctedFields = (base: RequestDocument, document: RequestDocument): Difference[] =>
  differencesBetween(base, document).filter(({ path }) => isOpenInCorrection(path))

/** Fields that differ although the portal cannot change them: customer service can. */
export const closedChanges = (base: RequestDocument, document: RequestDocument): Violation[] =>
  differencesBetween(base, document)
    .filter(({ path }) => !isOpenInCorrection(path))
    .map(({ path }) => violation(path, 'BC0009'))

/** Of what the rules of a request find wrong in a document, what a correction has to put right itself. */
export const faultsToCorrect = (
  faults: readonly Violation[],
  base: RequestDocument,
  document: RequestDocument,
): Violation[] => {
  const changed = new Set(correctedFields(base, document).map(({ path }) => path))
  return faults.filter(({ path }) => isOpenInCorrection(path) && changed.has(path))
}

interface Shipment {
  shipmentNo: string
  isCanceled: boolean
  bills: readonly { status: string }[]
  isInProgress: boolean
}

/** Why no correction of this shipment may be started, as a code with its arguments; nothing where one may. */
export function whyNotCorrected({ shipmentNo, isCanceled, bills, isInProgress }: Shipment) {
  if (isCanceled) return { code: 'BC0011' as const, args: [shipmentNo] }
  if (bills.length > 1) return { code: 'BC0004' as const, args: [shipmentNo, String(bills.length)] }
  if (bills[0]?.status !== 'Billed') return { code: 'BC0003' as const, args: [shipmentNo] }
  if (isInProgress) return { code: 'BC0005' as const, args: [shipmentNo] }
  return undefined
}
