import { columnWidthPx, textPlaces } from '@fairway/contract/shared/column-width'
import type { Density, GridState } from '@fairway/contract/shared/grid.words'
import { isPlain } from '@fairway/contract/shared/plain-text'
import { WRAP_AT, wrapText } from '@fairway/contract/shared/wrap-text'
import { differentTexts, textsOf } from './column-keys.ts'
import type { GridColumn } from './grid-parts.ts'

/** How far a step of the menu or of the arrow keys changes a width. */
export const WIDTH_STEP_PX = 10

/** A column as it stands in the grid. */
export interface ShownColumn {
  column: GridColumn
  widthPx: number
  isPinned: boolean
  /** How much of a text stands in one line, in places of a Latin letter; undefined where everything fits. */
  wrapAt: number | undefined
}

const LINE_PX = 20
const ONE_LINE_PX: Record<Density, number> = { compact: 28, normal: 36, roomy: 48 }
/** A text that needs more lines is cut; its whole stands in the cell's title. */
const MOST_LINES = 4
/** Room that a place takes at the size of text in grids; a Chinese character fills one and a half of them. */
const PLACE_PX = 9.4

const longest = new WeakMap<GridColumn, { rowCount: number; places: number }>()

/** The places of the longest text of a column or of its header; those over the widest column need no counting. */
function longestOf(column: GridColumn, rowCount: number): number {
  const before = longest.get(column)
  if (before?.rowCount === rowCount) return before.places
  let places = textPlaces(column.title)
  if (column.places !== undefined) return Math.max(places, column.places)
  // only a text with more letters, or with full-width ones, can be longer than the longest so far
  const texts = differentTexts(column, rowCount)
  const widest = isPlain(texts.join('')) ? 1 : 1.5
  for (const text of texts) if (text.length * widest > places) places = Math.max(places, textPlaces(text))
  longest.set(column, { rowCount, places })
  return places
}

/** A sign before the text or a frame around it takes as much room as two full-width characters. */
const PLACES_OF_A_SIGN = 3

/** The width that shows the longest value of a column, or its header. */
export const fittingWidth = (column: GridColumn, rowCount: number) =>
  columnWidthPx(longestOf(column, rowCount) + (column.cell ? PLACES_OF_A_SIGN : 0))

/** The columns that are not hidden, in their order, each as wide as somebody made it or as the rule has it. */
export function shownColumns(
  columns: readonly GridColumn[],
  rowCount: number,
  { layout }: Pick<GridState, 'layout'>,
): ShownColumn[] {
  const known = new Map(columns.map((column) => [column.id, column]))
  return layout.columns.flatMap(({ id, hidden, pinned, widthPx }) => {
    const column = known.get(id)
    if (!column || hidden) return []
    const width = widthPx ?? fittingWidth(column, rowCount)
    const fits = Math.max(1, Math.min(WRAP_AT, Math.floor(width / PLACE_PX)))
    const isWords = column.kind === 'text' || column.kind === 'choice'
    const wraps = isWords && !column.cell && longestOf(column, rowCount) > fits
    return [{ column, widthPx: width, isPinned: pinned === true, wrapAt: wraps ? fits : undefined }]
  })
}

/** The lines of a text in its cell. */
export function linesOf(text: string, wrapAt: number): string[] {
  if (textPlaces(text) <= wrapAt) return [text.replace(/\s+/g, ' ')]
  const lines = wrapText(text, wrapAt, textPlaces)
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]}…`]
}

/** How many lines each row has, or nothing where every row has one. */
export function rowLines(columns: readonly ShownColumn[], rowCount: number): Uint8Array | undefined {
  const wrapping = columns.filter(({ wrapAt }) => wrapAt !== undefined)
  if (wrapping.length === 0) return undefined
  const lines = new Uint8Array(rowCount).fill(1)
  for (const { column, wrapAt = WRAP_AT } of wrapping) {
    for (const [row, text] of textsOf(column, rowCount).entries()) {
      if (text.length * 1.5 > wrapAt) lines[row] = Math.max(lines[row] ?? 1, linesOf(text, wrapAt).length)
    }
  }
  return lines
}

/** The height of a row of so many lines. */
export const rowHeightPx = (density: Density, lines: number) => ONE_LINE_PX[density] + (lines - 1) * LINE_PX
