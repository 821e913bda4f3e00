import type { RequestDocument } from '../../bookings/requests/booking-request.schema.ts'
import type { Violation } from '../../kit/errors.ts'
import { type DateOnly, isDateOnly } from '../../shared/date-only.ts'
import { type PlacedError, problemsAt } from '../form-row.rules.ts'
import { violation } from '../form-upload.errors.ts'
import type { UploadProblem } from '../form-upload.schema.ts'
import type { ReadForm } from './booking-form.rules.ts'
import { type BookingColumn, bookingColumns } from './booking-form.values.ts'
import type { BookingTable } from './booking-row.rules.ts'

/** Error codes that uploads replace with their own. */
const codes: Readonly<Record<string, string>> = {
  BR0024: 'UP0003',
  BR0025: 'UP0004',
  BR0026: 'UP0005',
  BR0027: 'UP0006',
}

/** A violation with the error code of uploads. */
function toUploadError({ document }: ReadForm, { code, args }: Violation): { code: string; args: string[] } {
  const { bookingNo, portOfLoading } = document
  if (code === 'BR0010' && bookingNo === '') return { code: 'UP0001', args: [] }
  if (code === 'BR0013' && portOfLoading !== '') return { code: 'UP0008', args: [portOfLoading] }
  return { code: codes[code] ?? code, args }
}

/** The departure day in a file must be the day on which the named vessel leaves the port of loading, in port time. */
export const checkEtd = ({ departureFrom: etd, vvd }: RequestDocument, sailsOn: DateOnly | undefined): Violation[] =>
  sailsOn === undefined || !isDateOnly(etd) || etd === sailsOn
    ? []
    : [violation('departureFrom', 'UP0038', etd, vvd, sailsOn)]

/** The column of a path of the document; the departure day is both ends of its range. */
function columnAt(path: string): BookingColumn | undefined {
  if (path === 'departureFrom' || path === 'departureTo') return 'etd'
  if (path === 'containers') return 'equipment'
  const name = path.replace(/^containers\.\d+\./, '')
  return bookingColumns.find(({ field }) => field === name)?.field
}

/** A place of receipt that was filled in from the port of loading repeats that port's error, so it gets none. */
const isEcho = ({ path }: Violation, { document }: ReadForm, violations: readonly Violation[]) =>
  path === 'placeOfReceipt' &&
  document.placeOfReceipt === document.portOfLoading &&
  violations.some((one) => one.path === 'portOfLoading')

/** A departure day in the past is not reported where the vessel leaves on another day anyway. */
const isOtherDay = ({ code }: Violation, violations: readonly Violation[]) =>
  code === 'BR0008' && violations.some((one) => one.code === 'UP0038')

/**
 * The violations of booking requests in a form, with the cell and the error codes of uploads. A cell that already has
 * an error of its own gets no second one.
 */
export function problemsFrom(table: BookingTable, form: ReadForm, violations: readonly Violation[]): UploadProblem[] {
  const errors = violations
    .filter((found) => !isEcho(found, form, violations) && !isOtherDay(found, violations))
    .map((found): PlacedError<BookingColumn> => {
      const at = /^containers\.(\d+)\./.exec(found.path)?.[1]
      const row = (at === undefined ? undefined : form.containerRows[Number(at)]) ?? form.row
      return { error: toUploadError(form, found), path: found.path, row, field: columnAt(found.path) }
    })
  return problemsAt(table, form.problems, errors)
}
