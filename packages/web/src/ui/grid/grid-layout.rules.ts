import { columnWidthPx, textPlaces } from '@fairway/contract/shared/column-width'
import type { Density, GridState } from '@fairway/contract/shared/grid.values'
import { isPlain } from '@fairway/contract/shared/plain-text'
import { charactersOf, WRAP_AT, wrapText } from '@fairway/contract/shared/wrap-text'
import { differentTexts, textsOf } from './columns/column-keys.ts'
import type { GridColumn } from './grid-parts.ts'

/** By how much one step of the menu or the arrow keys changes a width. */
export const WIDTH_STEP_PX = 10

/** A column as the grid shows it. */
export interface ShownColumn {
  column: GridColumn
  widthPx: number
  isPinned: boolean
  /** The reader made it as wide as it is. */
  isChosenWidth: boolean
  /** The width of one line, in pixels; undefined where everything fits. */
  wrapAt: number | undefined
}

const LINE_PX = 20
const ONE_LINE_PX: Record<Density, number> = { compact: 28, normal: 36, roomy: 48 }
/** A longer text is cut; the whole is in the title of the cell. */
const MOST_LINES = 4
/** The largest width of one place at the font size of grids: a Chinese character of 13 px takes one and a half. */
const PLACE_PX = 13 / 1.5
/** Widths of single letters, by the widest of the usual fonts: a line that is overestimated wraps for nothing. */
const widths: [RegExp, number][] = [
  [/[ijlIíìỉĩị.,:;'’|! ]/, 4.3],
  [/[tfr()[\]\-/]/, 5.6],
  [/[mwMW@%]/, 12.7],
  [/[a-zà-ỹđ]/, 7.9],
]
const WIDE_PX = 9.2
const widthOf = new Map<string, number>()

/** The estimated width of a character. */
function characterPx(character: string): number {
  const before = widthOf.get(character)
  if (before !== undefined) return before
  const places = textPlaces(character)
  const letter = widths.find(([letters]) => letters.test(character.normalize('NFC')))?.[1] ?? WIDE_PX
  const px = places > 1 ? places * PLACE_PX : places === 0 ? 0 : letter
  widthOf.set(character, px)
  return px
}
/** Padding on both sides of a text, inside the column's width. */
const PADDING_PX = 6
/** The padding of a number, which stands at the end of its column. */
const END_PADDING_PX = 8

interface Measured {
  rowCount: number
  /** Width of the longest text, or of the header. */
  text: number
  /** Width of the longest value as its cell shows it, or of the header. */
  shown: number
}
/** A little more than one, because sums of fractions are not exact. */
const WHOLE_LINE = 1 + 1e-9

const measured = new WeakMap<GridColumn, Measured>()

/** Measures all loaded rows, filtered out or not, once for each answer. */
function measure(column: GridColumn, rowCount: number): Measured {
  const before = measured.get(column)
  if (before?.rowCount === rowCount) return before
  const title = textPlaces(column.title)
  const text = column.widthInLetters ?? longestText(column, rowCount)
  const made = { rowCount, text: Math.max(title, text), shown: Math.max(title, text + (column.extraLetters ?? 0)) }
  measured.set(column, made)
  return made
}

function longestText(column: GridColumn, rowCount: number): number {
  const texts = differentTexts(column, rowCount)
  // only a text with more letters, or with full-width ones, can be wider than the widest so far
  const widest = isPlain(texts.join('')) ? 1 : 1.5
  let places = 0
  for (const text of texts) if (text.length * widest > places) places = Math.max(places, textPlaces(text))
  return places
}

/** The width that fits the longest value of a column, or its header. */
export const fittingWidth = (column: GridColumn, rowCount: number) => columnWidthPx(measure(column, rowCount).shown)

/** The visible columns in their order, each as wide as the user made it or as the rule says. */
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
    const room = Math.max(1, width - PADDING_PX)
    const isTextual = column.kind === 'text' || column.kind === 'choice'
    const longest = measure(column, rowCount).text
    const wraps = isTextual && !column.cell && (longest * PLACE_PX > room || longest > WRAP_AT)
    return [
      {
        column,
        widthPx: width,
        isPinned: pinned === true,
        isChosenWidth: widthPx !== undefined,
        wrapAt: wraps ? room : undefined,
      },
    ]
  })
}

/**
 * Keeps columns as wide as they were with other rows, while a grid is open: whoever narrows the list finds each column where
 * it was. A width that the reader chose counts as it is.
 */
export function steadyWidths() {
  const widest = new Map<string, number>()
  return (columns: ShownColumn[]): ShownColumn[] =>
    columns.map((shown) => {
      if (shown.isChosenWidth) return shown
      const name = `${shown.column.id} ${shown.column.title}` // another language has other widths
      const widthPx = Math.max(shown.widthPx, widest.get(name) ?? 0)
      widest.set(name, widthPx)
      return widthPx === shown.widthPx ? shown : { ...shown, widthPx }
    })
}

/** The lines of a text in its cell: as long as the width allows, and 75 characters at most. */
export function linesOf(text: string, roomPx: number): string[] {
  const partOfLine = (character: string) => Math.max(characterPx(character) / roomPx, 1 / WRAP_AT)
  let used = 0
  for (const character of charactersOf(text)) used += partOfLine(character)
  if (used <= WHOLE_LINE) return [text.replace(/\s+/g, ' ')]
  const lines = wrapText(text, WHOLE_LINE, partOfLine)
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]}…`]
}

/**
 * Whether a text is too long for its cell, which must then be cut at its edge. Only those are: an edge that cuts is a
 * part of the page of its own, and hundreds of them make scrolling slow.
 */
export function isCut(text: string, { column, widthPx }: ShownColumn): boolean {
  if (column.cell || column.leastLetters !== undefined) return true
  let px = 0
  for (const character of text) px += characterPx(character)
  return px > widthPx - END_PADDING_PX
}

/** How many lines each row has; undefined where every row has one. */
export function rowLines(columns: readonly ShownColumn[], rowCount: number): Uint8Array | undefined {
  const wrapping = columns.filter(({ wrapAt }) => wrapAt !== undefined)
  if (wrapping.length === 0) return undefined
  const lines = new Uint8Array(rowCount).fill(1)
  for (const { column, wrapAt = 0 } of wrapping) {
    const counts = new Map<string, number>() // to break a text takes long, and many rows have the same
    for (const [row, text] of textsOf(column, rowCount).entries()) {
      if (text.length * PLACE_PX * 1.5 <= wrapAt && text.length <= WRAP_AT) continue
      const count = counts.get(text) ?? linesOf(text, wrapAt).length
      counts.set(text, count)
      lines[row] = Math.max(lines[row] ?? 1, count)
    }
  }
  return lines
}

/** The height of a row with this many lines. */
export const rowHeightPx = (density: Density, lines: number) => ONE_LINE_PX[density] + (lines - 1) * LINE_PX
