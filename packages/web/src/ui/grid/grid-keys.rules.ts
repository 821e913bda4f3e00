/** A cell by its position: `at` is the row, -1 for the header, `col` the column. */
export interface Place {
  at: number
  col: number
}

export interface GridSize {
  rows: number
  cols: number
  /** The number of visible rows. */
  page: number
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

/** The cell that a key moves to; undefined for other keys. */
export function placeAfter({ key, ctrlKey, metaKey }: Key, from: Place, size: GridSize): Place | undefined {
  const far = ctrlKey || metaKey
  const to = stepOf(key, far, from, size)
  if (!to) return undefined
  return { at: clamp(to.at, -1, size.rows - 1), col: clamp(to.col, 0, size.cols - 1) }
}

function stepOf(key: string, far: boolean, { at, col }: Place, { rows, cols, page }: GridSize): Place | undefined {
  const steps: Record<string, Place> = {
    ArrowUp: { at: far ? 0 : at - 1, col },
    ArrowDown: { at: far ? rows - 1 : at + 1, col },
    ArrowLeft: { at, col: far ? 0 : col - 1 },
    ArrowRight: { at, col: far ? cols - 1 : col + 1 },
    PageUp: { at: Math.max(at - page, Math.min(at, 0)), col },
    PageDown: { at: at + page, col },
    Home: { at: far ? -1 : at, col: 0 },
    End: { at: far ? rows - 1 : at, col: cols - 1 },
  }
  return Object.hasOwn(steps, key) ? steps[key] : undefined
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** The cells between two corners. */
export interface CellRange {
  from: Place
  to: Place
}

export const rangeBetween = (a: Place, b: Place): CellRange => ({
  from: { at: Math.min(a.at, b.at), col: Math.min(a.col, b.col) },
  to: { at: Math.max(a.at, b.at), col: Math.max(a.col, b.col) },
})

/** Cells as spreadsheets read them from the clipboard: tabs between columns, and no tabs or line breaks in a text. */
export const asTabbedText = (lines: readonly (readonly string[])[]) =>
  lines.map((cells) => cells.map((text) => text.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n')
