import type { RequestDocument } from '../bookings/booking-request.schema.ts'
import type { Violation } from '../kit/errors.ts'
import { type DateOnly, isDateOnly } from '../shared/date-only.ts'
import type { ReadForm } from './booking-form.rules.ts'
import { type BookingColumn, bookingColumns } from './booking-form.values.ts'
import { type FoundTable, problemIn } from './booking-row.rules.ts'
import { violation } from './form-upload.errors.ts'
import type { UploadProblem } from './form-upload.schema.ts'

/** What uploads have words of their own for. */
const codes: Readonly<Record<string, string>> = {
  BR0024: 'UP0003',
  BR0025: 'UP0004',
  BR0026: 'UP0005',
  BR0027: 'UP0006',
}

/** A violation in the words of uploads. */
function toUploadError({ document }: ReadForm, { code, args }: Violation): { code: string; args: string[] } {
  const { bookingNo, portOfLoading } = document
  if (code === 'BR0010' && bookingNo === '') return { code: 'UP0001', args: [] }
  if (code === 'BR0013' && portOfLoading !== '') return { code: 'UP0008', args: [portOfLoading] }
  return { code: codes[code] ?? code, args }
}

/** A file names the day of its sailing: the one on which the named vessel leaves the port of loading, in that port's time. */
export const checkEtd = ({ departureFrom: etd, vvd }: RequestDocument, sailsOn: DateOnly | undefined): Violation[] =>
  sailsOn === undefined || !isDateOnly(etd) || etd === sailsOn
    ? []
    : [violation('departureFrom', 'UP0038', etd, vvd, sailsOn)]

/** The column in which a path of the document stands; the day of departure is both ends of its range. */
function columnAt(path: string): BookingColumn | undefined {
  if (path === 'departureFrom' || path === 'departureTo') return 'etd'
  if (path === 'containers') return 'equipment'
  const name = path.replace(/^containers\.\d+\./, '')
  return bookingColumns.find(({ field }) => field === name)?.field
}

/** A place of receipt that was filled in from the port of loading is as wrong as that, and nobody wrote it. */
const isEcho = ({ path }: Violation, { document }: ReadForm, violations: readonly Violation[]) =>
  path === 'placeOfReceipt' &&
  document.placeOfReceipt === document.portOfLoading &&
  violations.some((one) => one.path === 'portOfLoading')

/** That a day is over is no news where the vessel leaves on another one. */
const isOtherDay = ({ code }: Violation, violations: readonly Violation[]) =>
  code === 'BR0008' && violations.some((one) => one.code === 'UP0038')

/**
 * What the rules of booking requests say of a form, where its sheet shows it and in the words of uploads. A cell that the
 * sheet alone shows to be wrong is not judged a second time.
 */
export function problemsFrom(table: FoundTable, form: ReadForm, violations: readonly Violation[]): UploadProblem[] {
  const isKnown = (row: number, field: string) =>
    form.problems.some((problem) => problem.row === row && problem.field === field)
  return violations.flatMap((found) => {
    const said = toUploadError(form, found)
    const field = columnAt(found.path)
    const at = /^containers\.(\d+)\./.exec(found.path)?.[1]
    const number = (at === undefined ? undefined : form.containerRows[Number(at)]) ?? form.row
    if ((field && isKnown(number, field)) || isEcho(found, form, violations) || isOtherDay(found, violations)) return []
    const row = table.rows.find((one) => one.row === number) ?? { row: number, cells: [] }
    if (field) return [problemIn(table, row, field, said)]
    return [{ sheet: table.sheet.name, row: number, column: null, field: found.path, value: '', ...said }]
  })
}
