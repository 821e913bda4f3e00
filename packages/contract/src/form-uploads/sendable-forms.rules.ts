import type { UploadForm, UploadProblem } from './form-upload.schema.ts'

type Form = Pick<UploadForm, 'row' | 'lastRow' | 'reference' | 'bookingNo' | 'request'>

/** The identifiers of a booking: two forms that share one may be about the same booking. */
const marksOf = ({ reference, bookingNo, request }: Form) =>
  [reference, bookingNo, request?.ediRef ?? ''].filter((mark) => mark !== '')

/**
 * The bookings of a file that can be sent while others still need corrections: their rows have no errors, and they
 * share no identifier with a booking that has problems, because its rows may belong to them. None where the whole file
 * is invalid.
 */
export function sendableForms<F extends Form>(
  forms: readonly F[],
  problems: readonly Pick<UploadProblem, 'row'>[],
): F[] {
  if (problems.some(({ row }) => row === null)) return []
  const invalidRows = new Set(problems.map(({ row }) => row))
  const isInvalid = ({ row, lastRow }: F) =>
    Array.from({ length: lastRow - row + 1 }, (_, nth) => row + nth).some((one) => invalidRows.has(one))
  const invalidForms = new Set(forms.filter(isInvalid))
  const doubtful = new Set([...invalidForms].flatMap(marksOf))
  return forms.filter((form) => !invalidForms.has(form) && !marksOf(form).some((mark) => doubtful.has(mark)))
}
