import type { UploadForm, UploadProblem } from './form-upload.schema.ts'

type Form = Pick<UploadForm, 'row' | 'lastRow' | 'ids' | 'request'>

/** The identifiers of a form: two forms that share one may be about the same booking or bill. */
const marksOf = ({ ids, request }: Form) => [...ids.map(({ id }) => id), ...(request ? [request.ediRef] : [])]

/**
 * The forms of a file that can be sent while others still need corrections: their rows have no errors, and they
 * share no identifier with one that has problems, because its rows may belong to them. None where the whole file
 * is invalid.
 */
export function sendableForms<F extends Form>(
  forms: readonly F[],
  problems: readonly Pick<UploadProblem, 'row'>[],
): F[] {
  if (problems.some(({ row }) => row === null)) return []
  const invalidRows = [...new Set(problems.map(({ row }) => row ?? 0))]
  const isInvalid = ({ row, lastRow }: F) => invalidRows.some((one) => one >= row && one <= lastRow)
  const invalidForms = new Set(forms.filter(isInvalid))
  const doubtful = new Set([...invalidForms].flatMap(marksOf))
  return forms.filter((form) => !invalidForms.has(form) && !marksOf(form).some((mark) => doubtful.has(mark)))
}
