import type { RequestDocument } from '../bookings/requests/booking-request.schema.ts'
import type { Violation } from '../kit/errors.ts'
import { type Difference, differencesBetween } from '../shared/document-difference.rules.ts'
import { openInCorrection, SHIPMENT_NUMBER } from './correction.values.ts'
import { violation } from './corrections.errors.ts'

/** A shipment number is the 7-digit booking number. */
export const isShipmentNumber = (text: string) => SHIPMENT_NUMBER.test(text)

/** Whether a correction can change the field with this path. */
export function isOpenInCorrection(path: string): boolean {
  const pattern = path.replace(/\.\d+(?=\.|$)/g, '.*')
  return openInCorrection.some((field) => pattern === field || pattern.startsWith(`${field}.`))
}

/** The changes of a correction, without those that are not allowed. */
export const correctedFields = (base: RequestDocument, document: RequestDocument): Difference[] =>
  differencesBetween(base, document).filter(({ path }) => isOpenInCorrection(path))

/** Changed fields that the portal cannot change: customer service can. */
export const disallowedChanges = (base: RequestDocument, document: RequestDocument): Violation[] =>
  differencesBetween(base, document)
    .filter(({ path }) => !isOpenInCorrection(path))
    .map(({ path }) => violation(path, 'BC0009'))

/** Of all errors in a document, those that the correction itself must fix. */
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

/** The row number in a path, such as 2 in `containers.2.packages`. */
const rowOf = (path: string) => /^containers\.(\d+)\./.exec(path)?.[1]

/**
 * Applies a correction to newer data of its booking: corrected fields stay corrected, all others come from the booking.
 * A container row stays corrected while its equipment is the same.
 */
export function rebaseCorrection(
  base: RequestDocument,
  latest: RequestDocument,
  document: RequestDocument,
): RequestDocument {
  const isSameRow = (row: number) => base.containers[row]?.equipment === latest.containers[row]?.equipment
  return correctedFields(base, document)
    .filter(({ path }) => rowOf(path) === undefined || isSameRow(Number(rowOf(path))))
    .reduce<unknown>(
      (corrected, { path, right }) => withField(corrected, path.split('.'), right),
      latest,
    ) as RequestDocument // only known fields were replaced
}

interface Shipment {
  shipmentNo: string
  isCanceled: boolean
  bills: readonly { status: string }[]
  isInProgress: boolean
}

/** Why no correction of this shipment can be started, as a code with its arguments; nothing where one can. */
export function correctionRefusal({ shipmentNo, isCanceled, bills, isInProgress }: Shipment) {
  if (isCanceled) return { code: 'BC0011' as const, args: [shipmentNo] }
  if (bills.length > 1) return { code: 'BC0004' as const, args: [shipmentNo, String(bills.length)] }
  if (bills[0]?.status !== 'Billed') return { code: 'BC0003' as const, args: [shipmentNo] }
  if (isInProgress) return { code: 'BC0005' as const, args: [shipmentNo] }
  return undefined
}
