import type { RequestDocument } from '../bookings/booking-request.schema.ts'
import { type Difference, differencesBetween } from '../bookings/request-difference.rules.ts'
import type { Violation } from '../kit/errors.ts'
import { openInCorrection, SHIPMENT_NUMBER } from './correction.values.ts'
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
export const disallowedChanges = (base: RequestDocument, document: RequestDocument): Violation[] =>
  differencesBetween(base, document)
    .filter(({ path }) => !isOpenInCorrection(path))
    .map(({ path }) => violation(path, 'BC0009'))

/** Of what the rules of a request find wrong in a document, what a correction has to put right itself. */
export const violationsToCorrect = (
  violations: readonly Violation[],
  base: RequestDocument,
  document: RequestDocument,
): Violation[] => {
  const changed = new Set(correctedFields(base, document).map(({ path }) => path))
  return violations.filter(({ path }) => isOpenInCorrection(path) && changed.has(path))
}

const withField = (value: unknown, [name, ...rest]: string[], text: string): unknown => {
  if (name === undefined) return text
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? withField(one, rest, text) : one))
  const inner = value as Record<string, unknown> // fields of a document are texts, objects and rows
  return { ...inner, [name]: withField(inner[name], rest, text) }
}

/** The row that a path speaks of, such as 2 in `containers.2.packages`. */
const rowOf = (path: string) => /^containers\.(\d+)\./.exec(path)?.[1]

/**
 * A correction on newer data of its booking: what it corrects stays corrected, everything else is as the booking says
 * now. A row of containers is corrected where it is still one of the same equipment.
 */
export function rebaseCorrection(
  base: RequestDocument,
  latest: RequestDocument,
  document: RequestDocument,
): RequestDocument {
  const isSameRow = (row: number) => base.containers[row]?.equipment === latest.containers[row]?.equipment
  return correctedFields(base, document)
    .filter(({ path }) => rowOf(path) === undefined || isSameRow(Number(rowOf(path))))
    .reduce<unknown>((laid, { path, right }) => withField(laid, path.split('.'), right), latest) as RequestDocument // its fields alone were replaced
}

interface Shipment {
  shipmentNo: string
  isCanceled: boolean
  bills: readonly { status: string }[]
  isInProgress: boolean
}

/** Why no correction of this shipment may be started, as a code with its arguments; nothing where one may. */
export function correctionRefusal({ shipmentNo, isCanceled, bills, isInProgress }: Shipment) {
  if (isCanceled) return { code: 'BC0011' as const, args: [shipmentNo] }
  if (bills.length > 1) return { code: 'BC0004' as const, args: [shipmentNo, String(bills.length)] }
  if (bills[0]?.status !== 'Billed') return { code: 'BC0003' as const, args: [shipmentNo] }
  if (isInProgress) return { code: 'BC0005' as const, args: [shipmentNo] }
  return undefined
}
