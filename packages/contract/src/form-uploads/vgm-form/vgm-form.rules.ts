import type { Violation } from '../../kit/errors.ts'
import { readMass } from '../../vgm/mass.rules.ts'
import { massWithUnit } from '../../vgm/plausible-mass.rules.ts'
import type { VgmDocument, VgmRow } from '../../vgm/vgm.schema.ts'
import { massFields, VGM_ROW_LIMIT } from '../../vgm/vgm.values.ts'
import { isMassUnit } from '../../vgm/vgm-rows.rules.ts'
import { massWithUnitOf } from '../../vgm/vgm-weights.rules.ts'
import type { FormNames } from '../form-names.rules.ts'
import {
  type FoundTable,
  type PlacedError,
  problemIn,
  problemsAt,
  type ReadRow,
  readCells,
  rowAt,
} from '../form-row.rules.ts'
import { refuse } from '../form-upload.errors.ts'
import type { CellMeaning, UploadProblem } from '../form-upload.schema.ts'
import type { SheetRow } from '../sheet.schema.ts'
import { vgmCellReader } from './vgm-cell.rules.ts'
import { VGM_FORM_LIMIT, type VgmColumn, vgmColumns } from './vgm-form.values.ts'

export type VgmTable = FoundTable<VgmColumn>
type VgmLine = ReadRow<VgmColumn>

/** The weights of one booking in a file, before they are checked against it. */
export interface ReadVgm {
  row: number
  lastRow: number
  /** The booking that is meant; empty where the rows name none. */
  bookingNo: string
  document: VgmDocument
  /** The sheet row of each row of the document. They may stand anywhere: weighbridges list trucks as they come. */
  rows: number[]
  /** Errors that the sheet alone shows. */
  problems: UploadProblem[]
}

const signatureFields = ['signatory', 'authorisedParty', 'weighedAt', 'weighedPlace'] as const

/** A B/L number tells its booking: four letters, the booking number, two digits. */
const bookingOf = ({ bookingNo, blNo }: VgmLine['values']) =>
  bookingNo ?? (blNo === undefined ? undefined : (/^[A-Z]{4}(\d{7})\d{2}$/.exec(blNo)?.[1] ?? blNo))

function rowOf({ values }: VgmLine, document: Pick<VgmDocument, (typeof signatureFields)[number]>): VgmRow {
  const cell = (field: VgmColumn) => values[field] ?? ''
  const own = (field: (typeof signatureFields)[number]) => (cell(field) === document[field] ? '' : cell(field))
  return {
    containerNo: cell('containerNo'),
    method: cell('method'),
    unit: cell('unit'),
    mass: cell('mass'),
    dunnage: cell('dunnage'),
    cargo: cell('cargo'),
    tare: cell('tare'),
    signatory: own('signatory'),
    authorisedParty: own('authorisedParty'),
    weighedAt: own('weighedAt'),
    weighedPlace: own('weighedPlace'),
  }
}

/** The first row signs for the rows below that name nobody else. */
function documentOf([head, ...others]: readonly [VgmLine, ...VgmLine[]]): VgmDocument {
  const cell = (field: VgmColumn) => head.values[field] ?? ''
  const isBill = head.values.bookingNo === undefined && head.values.blNo !== undefined
  const signature = {
    signatory: cell('signatory'),
    authorisedParty: cell('authorisedParty'),
    weighedAt: cell('weighedAt'),
    weighedPlace: cell('weighedPlace'),
  }
  return {
    carrier: '',
    bookingType: isBill ? 'B/L' : 'Booking',
    bookingNo: isBill ? cell('blNo') : cell('bookingNo'),
    reference: cell('reference'),
    ...signature,
    rows: [head, ...others].slice(0, VGM_ROW_LIMIT).map((line) => rowOf(line, signature)),
  }
}

/** Rows whose reference is another than that of their booking, and rows beyond what a booking can have. */
function problemsOf(table: VgmTable, lines: readonly [VgmLine, ...VgmLine[]], bookingNo: string): UploadProblem[] {
  const [head, ...others] = lines
  const differs = others.filter(
    ({ values: { reference } }) => reference !== undefined && reference !== head.values.reference,
  )
  const surplus = lines[VGM_ROW_LIMIT]
  return [
    ...differs.map(({ row }) => problemIn(table, row, 'reference', { code: 'UP0029', args: [bookingNo] })),
    ...(surplus
      ? [problemIn(table, surplus.row, 'containerNo', { code: 'UP0024', args: [String(VGM_ROW_LIMIT)] })]
      : []),
  ]
}

/** Reads the rows of a table one by one, so that the server can do it in chunks. */
export function vgmRowReader(table: VgmTable, names: FormNames): (row: SheetRow) => VgmLine {
  const read = vgmCellReader(names)
  return (row) => readCells(table, row, read)
}

/** Puts the rows of each booking together. A row that names none is about the booking of the row above it. */
export function weighingsOf(table: VgmTable, lines: readonly VgmLine[]): ReadVgm[] {
  const groups = new Map<string, [VgmLine, ...VgmLine[]]>()
  let bookingNo = ''
  for (const line of lines) {
    bookingNo = bookingOf(line.values) ?? bookingNo
    const group = groups.get(bookingNo)
    if (group) group.push(line)
    else groups.set(bookingNo, [line])
  }
  if (groups.size > VGM_FORM_LIMIT) refuse('UP0036', String(VGM_FORM_LIMIT))
  return [...groups].map(([number, together]) => {
    const rows = together.map(({ row }) => row.row)
    return {
      row: Math.min(...rows),
      lastRow: Math.max(...rows),
      bookingNo: number,
      document: documentOf(together),
      rows,
      problems: [...together.flatMap(({ problems }) => problems), ...problemsOf(table, together, number)],
    }
  })
}

/** The weights of a table. */
export const readWeighings = (table: VgmTable, names: FormNames): ReadVgm[] =>
  weighingsOf(table, table.rows.map(vgmRowReader(table, names)))

const columnOf = (field: string) => vgmColumns.find((column) => column.field === field)?.field

/** The sheet row and column of a path of the document. */
function placeOf({ row, rows, document }: ReadVgm, path: string): { row: number; field: VgmColumn | undefined } {
  const [, at, field = ''] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? []
  if (at !== undefined) return { row: rows[Number(at)] ?? row, field: columnOf(field) }
  if (path === 'rows') return { row, field: 'mass' }
  const isNumber = path === 'bookingNo' || path === 'bookingType' || path === ''
  if (isNumber) return { row, field: document.bookingType === 'B/L' ? 'blNo' : 'bookingNo' }
  return { row, field: columnOf(path) }
}

/** The violations of a booking's weights with their cells. Rows that name no booking have their own error. */
export function vgmProblemsFrom(table: VgmTable, form: ReadVgm, violations: readonly Violation[]): UploadProblem[] {
  const errors = violations.map(({ code, args, path }): PlacedError<VgmColumn> => {
    const isUnnamed = code === 'VGM0001' && form.bookingNo === ''
    return { error: isUnnamed ? { code: 'UP0001', args: [] } : { code, args }, path, ...placeOf(form, path) }
  })
  return problemsAt(table, form.problems, errors)
}

/** How weights were understood where that is not what the cell says: `24.500,5` as 24500.5 KG, and the sum of SM2. */
export function meaningsOf(table: VgmTable, { document, rows }: ReadVgm): CellMeaning[] {
  const written = (row: number, field: VgmColumn) => {
    const at = table.columns.find((column) => column.field === field)?.at
    return at === undefined ? '' : (rowAt(table, row)?.cells[at]?.text ?? '')
  }
  return document.rows.flatMap((one, nth) => {
    const { unit } = one
    const row = rows[nth] ?? 0
    if (!isMassUnit(unit)) return []
    const sum = one.method === 'SM2' && one.mass === '' ? massWithUnitOf(one) : undefined
    const typed = massFields.flatMap((field) => {
      const read = readMass(one[field])
      if (read.kind !== 'weight') return []
      const text = massWithUnit({ thousandths: read.thousandths, unit })
      return text === `${written(row, field)} ${unit}` ? [] : [{ row, field, text }]
    })
    return sum ? [...typed, { row, field: 'mass', text: massWithUnit(sum) }] : typed
  })
}
