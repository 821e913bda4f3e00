import { A4, INK, type Mark, SOFT } from '../marks.ts'

export const LEFT = 30
export const RIGHT = A4.width - LEFT
export const WIDTH = RIGHT - LEFT
export const FRAME = '#5b6b7a'
const LABEL_SIZE = 5.8
const PADDING = 4

/** The lines around a cell. */
function frame(x: number, y: number, width: number, height: number): Mark[] {
  const [right, bottom] = [x + width, y + height]
  const side = (from: [number, number], to: [number, number]): Mark => ({ kind: 'line', from, to, colour: FRAME })
  return [
    side([x, y], [right, y]),
    side([right, y], [right, bottom]),
    side([right, bottom], [x, bottom]),
    side([x, bottom], [x, y]),
  ]
}

export interface CellText {
  text: string
  isBold?: boolean
  size?: number
  /** Of the part of the cell that it may fill; all of it unless it is said. */
  width?: number
}

export const CELL_SIZE = 7.8
const CELL_LINE = 9.2
/** How many lines a cell of this height has room for. */
export const linesIn = (height: number) => Math.floor((height - 13) / CELL_LINE)
const innerWidth = (width: number) => width - 2 * PADDING

/** A framed cell with its label in small letters and its lines below. */
export function labelled(
  label: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  lines: readonly CellText[],
): Mark[] {
  const room = innerWidth(width)
  return [
    ...frame(x, y, width, height),
    { kind: 'text', text: label, x: x + PADDING, y: y + 8, size: LABEL_SIZE, colour: SOFT, width: room },
    ...lines.map(
      ({ text, isBold = false, size = CELL_SIZE, width: part = room }, at): Mark => ({
        kind: 'text',
        text,
        x: x + PADDING,
        y: y + 18.5 + (size - CELL_SIZE) * 0.8 + at * CELL_LINE,
        size,
        isBold,
        colour: INK,
        width: part,
      }),
    ),
  ]
}

/** Cells of equal height beside each other. */
export function labelledRow(
  cells: readonly { label: string; share: number; lines: readonly CellText[] }[],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Mark[] {
  let left = x
  return cells.flatMap(({ label, share, lines }) => {
    const marks = labelled(label, { x: left, y, width: width * share, height }, lines)
    left += width * share
    return marks
  })
}
