import { cutText } from '../../shared/cut-text.ts'
import type { SiCommodity, SiContainer, SiDocument } from '../../shipping-instructions/shipping-instruction.schema.ts'
import {
  COMMODITY_LIMIT,
  SI_CONTAINER_LIMIT,
  type SiParty,
} from '../../shipping-instructions/shipping-instruction.values.ts'
import type { FormNames } from '../form-names.rules.ts'
import { problemIn, readCells } from '../form-row.rules.ts'
import { refuse } from '../form-upload.errors.ts'
import type { UploadProblem } from '../form-upload.schema.ts'
import type { SheetRow } from '../sheet.schema.ts'
import { siCellReader } from './si-cell.rules.ts'
import { SI_FORM_LIMIT, type SiColumn } from './si-form.values.ts'
import { groupSiRows, hasCommodity, hasContainer, type SiRow, type SiRows, type SiTable } from './si-group.rules.ts'

/** One instruction of a file, before it is checked against its booking. */
export interface ReadInstruction {
  row: number
  lastRow: number
  document: SiDocument
  /** The sheet row where each commodity begins, and those of its containers. */
  commodityRows: { row: number; containers: number[] }[]
  /** Errors that the sheet alone shows. */
  problems: UploadProblem[]
}

/** More lines than any description may have, so the rules refuse it and nothing is lost unseen. */
const TEXT_LIMIT = 100_000

type Values = SiRow['values']

/** A commodity with the rows of its containers. */
interface Page {
  row: SheetRow
  values: Pick<Values, 'description' | 'marks' | 'hts'>
  containers: SiRow[]
}

/** Whether a row speaks of this commodity: what it says of it is the same, or nothing. */
const isOfPage = ({ values }: SiRow, page: Page) =>
  (['description', 'marks', 'hts'] as const).every(
    (field) => values[field] === undefined || values[field] === page.values[field],
  )

/** A row with nothing but more text: it goes on below what the commodity says. */
const isMoreText = (row: SiRow) => !hasContainer(row) && row.values.hts === undefined

const joined = (above: string | undefined, below: string | undefined) =>
  [above, below].filter((text) => text !== undefined).join('\n')

/** A commodity as the row says that names it first. */
const pageAt = ({ row, values: { description, marks, hts } }: SiRow): Page => ({
  row,
  values: { ...(description && { description }), ...(marks && { marks }), ...(hts && { hts }) },
  containers: [],
})

function addText({ values }: Page, { values: { description, marks } }: SiRow) {
  if (description) values.description = joined(values.description, description)
  if (marks) values.marks = joined(values.marks, marks)
}

/** The commodities of an instruction: a new description begins a new one, rows that repeat an earlier one belong to it. */
function pagesOf(rows: SiRows): Page[] {
  const pages: Page[] = []
  let current: Page | undefined
  for (const row of rows.filter((one) => hasContainer(one) || hasCommodity(one))) {
    const isOther = current !== undefined && !isOfPage(row, current)
    if (current && isOther && isMoreText(row)) {
      addText(current, row)
      continue
    }
    if (isOther) current = row.values.description ? pages.find((page) => isOfPage(row, page)) : undefined
    if (!current) {
      current = pageAt(row)
      pages.push(current)
    }
    if (hasContainer(row)) current.containers.push(row)
  }
  return pages
}

function containerOf({ values }: SiRow): SiContainer {
  const cell = (field: keyof SiContainer) => values[field] ?? ''
  return {
    containerNo: cell('containerNo'),
    equipment: cell('equipment'),
    seal: cell('seal'),
    packages: cell('packages'),
    packageType: cell('packageType'),
    weight: cell('weight'),
    volume: cell('volume'),
  }
}

const commodityOf = ({ values, containers }: Page): SiCommodity => ({
  description: cutText(values.description ?? '', TEXT_LIMIT),
  marks: cutText(values.marks ?? '', TEXT_LIMIT),
  hts: values.hts ?? '',
  containers: containers.slice(0, SI_CONTAINER_LIMIT).map(containerOf),
})

function partyOf(values: Values, role: SiParty) {
  const cell = (field: 'name' | 'address' | 'contact') => values[`${role}.${field}`] ?? ''
  return { name: cell('name'), address: cell('address'), contact: cell('contact') }
}

/** A B/L number tells its booking: four letters, the booking number, two digits. */
const bookingOf = ({ bookingNo, blNo = '' }: Values) => bookingNo ?? /^[A-Z]{4}(\d{7})\d{2}$/.exec(blNo)?.[1] ?? ''

function documentOf([{ values }]: SiRows, pages: readonly Page[]): SiDocument {
  const cell = (field: SiColumn) => values[field] ?? ''
  return {
    bookingNo: bookingOf(values),
    customerReference: cell('customerReference'),
    blNo: cell('blNo'),
    blType: cell('blType'),
    originals: cell('originals'),
    nonNegotiables: cell('nonNegotiables'),
    freightDisplay: cell('freightDisplay'),
    paymentTerm: cell('paymentTerm'),
    secondNotifyParty: cell('secondNotifyParty'),
    shipper: partyOf(values, 'shipper'),
    consignee: partyOf(values, 'consignee'),
    notifyParty: partyOf(values, 'notifyParty'),
    commodities: pages.map(commodityOf),
    remarks: cell('remarks'),
  }
}

/** Commodities and containers beyond what an instruction can hold. */
function surplus(table: SiTable, pages: readonly Page[]): UploadProblem[] {
  const tooMany = (row: SheetRow, field: SiColumn, limit: number) =>
    problemIn(table, row, field, { code: 'UP0024', args: [String(limit)] })
  const page = pages[COMMODITY_LIMIT]
  return [
    ...(page ? [tooMany(page.row, 'description', COMMODITY_LIMIT)] : []),
    ...pages.flatMap(({ containers }) => {
      const container = containers[SI_CONTAINER_LIMIT]
      return container ? [tooMany(container.row, 'containerNo', SI_CONTAINER_LIMIT)] : []
    }),
  ]
}

/** Reads the rows of a table one by one, so that the server can do it in chunks. */
export function siRowReader(table: SiTable, names: FormNames): (row: SheetRow) => SiRow {
  const read = siCellReader(names)
  return (row) => readCells(table, row, read)
}

/** Groups these rows into instructions, their commodities and containers. */
export function instructionsOf(table: SiTable, rows: readonly SiRow[]): ReadInstruction[] {
  const groups = groupSiRows(table, rows)
  if (groups.length > SI_FORM_LIMIT) refuse('UP0036', String(SI_FORM_LIMIT))
  return groups.map(({ rows: together, problems }) => {
    const all = pagesOf(together)
    const pages = all.slice(0, COMMODITY_LIMIT)
    const [head] = together
    return {
      row: head.row.row,
      lastRow: together.at(-1)?.row.row ?? head.row.row,
      document: documentOf(together, pages),
      commodityRows: pages.map(({ row, containers }) => ({
        row: row.row,
        containers: containers.map((container) => container.row.row),
      })),
      problems: [...together.flatMap((row) => row.problems), ...problems, ...surplus(table, all)],
    }
  })
}

/** The instructions of a table. */
export const readInstructions = (table: SiTable, names: FormNames): ReadInstruction[] =>
  instructionsOf(table, table.rows.map(siRowReader(table, names)))
