import type { Violation } from '../../kit/errors.ts'
import { type CodedError, type PlacedError, problemsAt } from '../form-row.rules.ts'
import type { UploadProblem } from '../form-upload.schema.ts'
import type { ReadInstruction } from './si-form.rules.ts'
import { type SiColumn, siColumns } from './si-form.values.ts'
import type { SiTable } from './si-group.rules.ts'

/** Error codes that uploads replace with their own, by code and field. */
const codes: Readonly<Record<string, string>> = {
  'SI0003 shipper.name': 'UP0003',
  'SI0003 shipper.address': 'UP0004',
  'SI0004 consignee.name': 'UP0005',
  'SI0004 consignee.address': 'UP0006',
}

/** A violation with the error code of uploads; an instruction that names no booking at all has its own. */
function toUploadError({ document }: ReadInstruction, { code, args, path }: Violation): CodedError | undefined {
  const isNamed = document.bookingNo !== '' || document.customerReference !== ''
  if (code === 'SI0002' && !isNamed) return { code: 'UP0001', args: [] }
  if (code === 'SI0011' && !isNamed) return undefined // said already
  return { code: codes[`${code} ${path}`] ?? code, args }
}

/** The column and the sheet row of a path of the document. */
function placeOf({ row, commodityRows }: ReadInstruction, path: string): { row: number; field: SiColumn | undefined } {
  const [, page, at, name = ''] = /^commodities(?:\.(\d+)(?:\.containers(?:\.(\d+))?)?)?(?:\.(\w+))?$/.exec(path) ?? []
  const columnOf = (field: string) => siColumns.find((column) => column.field === field)?.field
  if (path === 'commodities') return { row, field: 'description' }
  if (path.startsWith('totals.')) return { row, field: columnOf(path.slice('totals.'.length)) }
  if (page === undefined) return { row, field: columnOf(path) }
  const commodity = commodityRows[Number(page)]
  if (at === undefined) return { row: commodity?.row ?? row, field: columnOf(name) ?? 'containerNo' }
  return { row: commodity?.containers[Number(at)] ?? row, field: columnOf(name) }
}

/** The violations of an instruction with their cells and the error codes of uploads. */
export function siProblemsFrom(
  table: SiTable,
  form: ReadInstruction,
  violations: readonly Violation[],
): UploadProblem[] {
  const errors = violations.flatMap((found): PlacedError<SiColumn>[] => {
    const error = toUploadError(form, found)
    return error ? [{ error, path: found.path, ...placeOf(form, found.path) }] : []
  })
  return problemsAt(table, form.problems, errors)
}
