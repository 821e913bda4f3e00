import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { SheetCell, SheetRow } from '@fairway/contract/form-uploads/sheet.schema'
import { KEPT_LENGTH } from './shared-texts.ts'
import { type RawCell, readCell, type WorkbookTexts } from './sheet-cell.ts'
import { COLUMN_LIMIT, LAST_ROW, MERGED_RANGES, ROW_LIMIT, SHEET_ROWS, TEXT_LENGTH } from './sheet-limits.ts'
import { type Attributes, readXml } from './xml-stream.ts'

const LONGEST_RANGE = 30

/** What the sheets of one file may still hold together. */
export interface Room {
  rows: number
  text: number
}
export const roomOfFile = (): Room => ({ rows: SHEET_ROWS, text: TEXT_LENGTH })

const ROW = 'worksheet/sheetData/row'
const CELL = `${ROW}/c`
const VALUE = `${CELL}/v`
const FORMULA = `${CELL}/f`
const inlineTexts = [`${CELL}/is/t`, `${CELL}/is/r/t`]

/** The rows of a sheet that hold anything. Cells that are only coloured or framed, and rows of such cells, are none. */
export async function readSheetRows(pieces: AsyncIterable<Buffer>, texts: WorkbookTexts, room: Room) {
  const rows = new Map<number, (SheetCell | null)[]>()
  const merged: string[] = []
  let [row, column] = [0, -1]
  let cells: (SheetCell | null)[] = []
  let cell: RawCell | undefined

  const endCell = () => {
    const read = cell && readCell(cell, texts)
    cell = undefined
    if (!read) return
    room.text -= read.text.length
    if (room.text < 0) refuse('UP0017')
    if (column >= COLUMN_LIMIT || cells[column]) refuse('UP0018')
    while (cells.length < column) cells.push(null)
    cells[column] = read
  }
  const endRow = () => {
    if (cells.length === 0) return
    if (rows.has(row)) refuse('UP0018')
    rows.set(row, cells)
    cells = []
    if (--room.rows < 0) refuse('UP0024', String(ROW_LIMIT))
  }

  await readXml(pieces, {
    open: (path, attributes) => {
      if (path === CELL) {
        column = columnOf(attributes, row, column)
        cell = {
          type: attributes.t ?? 'n',
          style: Number(attributes.s ?? 0),
          text: '',
          hasValue: false,
          formula: undefined,
        }
      } else if (path === ROW) {
        row = rowOf(attributes, row)
        column = -1
      } else if (path === VALUE && cell) cell.hasValue = true
      else if (path === FORMULA && cell) cell.formula = ''
      else if (path === 'worksheet/mergeCells/mergeCell' && merged.length < MERGED_RANGES)
        merged.push((attributes.ref ?? '').slice(0, LONGEST_RANGE))
    },
    text: (path, text) => {
      if (!cell) return
      if (path === FORMULA) cell.formula += text.slice(0, KEPT_LENGTH)
      else if ((path === VALUE || inlineTexts.includes(path)) && cell.text.length < KEPT_LENGTH)
        cell.text += text.slice(0, KEPT_LENGTH)
    },
    close: (path) => {
      if (path === CELL) endCell()
      else if (path === ROW) endRow()
    },
  })
  return { rows: inOrder(rows), merged }
}

const inOrder = (rows: Map<number, (SheetCell | null)[]>): SheetRow[] =>
  [...rows].map(([row, cells]) => ({ row, cells })).sort((one, other) => one.row - other.row)

/** Rows and cells that do not say where they are stand behind the one before. */
function rowOf({ r }: Attributes, before: number) {
  const row = r === undefined ? before + 1 : Number(/^\d{1,7}$/.exec(r)?.[0])
  return row >= 1 && row <= LAST_ROW ? row : refuse('UP0018')
}

function columnOf({ r }: Attributes, row: number, before: number) {
  if (r === undefined) return before + 1
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(r) ?? []
  if (!letters || Number(digits) !== row) return refuse('UP0018')
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
