import { billTypes } from '../billing-documents/bill.values.ts'
import { violation as bookingViolation } from '../bookings/bookings.errors.ts'
import { paymentTerms } from '../bookings/requests/booking-request.values.ts'
import { checkNumber } from '../bookings/requests/cargo.rules.ts'
import type { Violation } from '../kit/errors.ts'
import { isLonger } from '../shared/cut-text.ts'
import { violation } from './shipping-instruction.errors.ts'
import type { SiDocument } from './shipping-instruction.schema.ts'
import * as values from './shipping-instruction.values.ts'
import { checkCommodities, checkLines } from './si-commodity.rules.ts'
import { checkContainers, checkDuplicates, containersOf } from './si-container.rules.ts'
import { blPrefixOf, type SiFacts } from './si-facts.rules.ts'
import { normalizeInstruction } from './si-normal.rules.ts'
import { checkParty } from './si-party.rules.ts'

type Check = (document: SiDocument, facts: SiFacts) => Violation[]
type Amount = 'originals' | 'nonNegotiables'

const isOneOf = (words: readonly string[], text: string) => words.includes(text)

/** An instruction names a booking that its writer can see; a reference alone may name it as well (SI0011). */
const checkBooking: Check = ({ bookingNo, customerReference }, { booking }) => {
  if (booking && booking.bookingNo === bookingNo)
    return booking.status === 'Canceled' ? [violation('bookingNo', 'SI0031', bookingNo)] : []
  return bookingNo === '' && customerReference !== '' && !booking ? [] : [violation('bookingNo', 'SI0002')]
}

const checkReference: Check = ({ bookingNo, customerReference }, { booking }) => {
  if (isLonger(customerReference, values.SI_LONGEST.customerReference))
    return [bookingViolation('customerReference', 'BR0012')]
  const isNothingNamed = bookingNo === '' && (customerReference === '' || !booking)
  return isNothingNamed ? [violation('customerReference', 'SI0011')] : []
}

const checkBillType: Check = ({ blType }) => (isOneOf(billTypes, blType) ? [] : [violation('blType', 'SI0006')])

/** The number of a whole amount within its bounds; undefined where it is another one or none. */
const amountOf = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

/** A number that is no number at all is reported as such, one outside of its bounds by `outside`. */
function checkAmount(field: Amount, text: string, [least, most]: [number, number], outside: Violation): Violation[] {
  if (amountOf(text, least, most) !== undefined) return []
  return [checkNumber(field, text) ?? outside]
}

const checkOriginals: Check = ({ originals, blType }) => {
  if (originals === '') return [violation('originals', 'SI0007')]
  const type = billTypes.find((one) => one === blType)
  const { least, most } = type ? values.ORIGINALS[type] : { least: 0, most: values.ORIGINALS.OBL.most }
  const outside =
    type === 'SW' ? violation('originals', 'SI0032') : violation('originals', 'SI0033', String(least), String(most))
  return checkAmount('originals', originals, [least, most], outside)
}

const checkNonNegotiables: Check = ({ nonNegotiables }) => {
  if (nonNegotiables === '') return [violation('nonNegotiables', 'SI0008')]
  const most = values.NON_NEGOTIABLES_MOST
  return checkAmount('nonNegotiables', nonNegotiables, [0, most], violation('nonNegotiables', 'SI0034', String(most)))
}

const checkFreightDisplay: Check = ({ freightDisplay }) =>
  isOneOf(values.freightDisplays, freightDisplay) ? [] : [violation('freightDisplay', 'SI0009')]

/** A B/L number is the carrier's SCAC, the booking number and two digits. */
const checkBlNo: Check = ({ blNo, bookingNo }, { booking }) => {
  if (blNo === '') return [violation('blNo', 'SI0010')]
  const prefix = booking ? blPrefixOf(booking) : ''
  const isRight = new RegExp(`^${prefix || `[A-Z]{4}${/^\d{7}$/.test(bookingNo) ? bookingNo : '\\d{7}'}`}\\d{2}$`)
  return isRight.test(blNo) ? [] : [violation('blNo', 'SI0035', blNo, prefix || bookingNo)]
}

const checkPaymentTerm: Check = ({ paymentTerm }) =>
  isOneOf(paymentTerms, paymentTerm) ? [] : [violation('paymentTerm', 'SI0012')]

/** The second notify party of AMS is a short code, and may be left out. */
const checkSecondNotifyParty: Check = ({ secondNotifyParty }) => {
  const most = values.SI_LONGEST.secondNotifyParty
  const isCode = /^[A-Z0-9]*$/.test(secondNotifyParty) && secondNotifyParty.length <= most
  return isCode ? [] : [violation('secondNotifyParty', 'SI0036', String(most))]
}

const checkTaken: Check = ({ blNo }, { takenBlNos }) =>
  takenBlNos.has(blNo) ? [violation('blNo', 'SI0024', blNo)] : []

const checkAmsCutOff: Check = (_document, { booking, now }) =>
  booking?.amsCutOffAt && Date.parse(booking.amsCutOffAt) <= now ? [violation('bookingNo', 'SI0025')] : []

/** The checks in the order of the specification. */
const checks: readonly Check[] = [
  checkBooking, // SI0002
  (document) => values.siParties.flatMap((role) => checkParty(document, role)), // SI0003 to SI0005
  checkBillType,
  checkOriginals,
  checkNonNegotiables,
  checkFreightDisplay,
  checkBlNo, // SI0010
  checkReference,
  checkPaymentTerm,
  checkSecondNotifyParty,
  checkCommodities, // SI0013 to SI0016
  (document, facts) => checkContainers(containersOf(document), facts), // SI0017 to SI0023
  checkTaken,
  checkAmsCutOff, // SI0025
  (document, facts) => checkDuplicates(containersOf(document), facts),
  checkLines, // SI0027
]

/**
 * Everything that stops an instruction from being sent, in the order of the specification. The form checks while one
 * types, the server before it sends, the upload for each row. The document counts as `normalizeInstruction` reads it.
 */
export function checkInstruction(document: SiDocument, facts: SiFacts): Violation[] {
  const read = normalizeInstruction(document)
  return checks.flatMap((check) => check(read, facts))
}
