import { A4, type Mark, type Measure, type Page, SOFT } from '../marks.ts'
import { linesWithin } from '../text-lines.ts'
import type { Block, Sheet, TableBlock, TextBlock } from './sheet.ts'

const MARGIN = { left: 44, right: 44, top: 48, bottom: 56 }
const WIDTH = A4.width - MARGIN.left - MARGIN.right
const END = A4.height - MARGIN.bottom
const SIZE = 9
const LINE = 1.45
const CELL_PADDING = 4
const LABEL_WIDTH = 154
const HAIR = '#c8d1d9'

/** Where a signature goes on the last page of a sheet that has one: in points from its lower left corner. */
export const SIGNATURE_PLACE = { x: MARGIN.left, y: MARGIN.bottom, width: 260, height: 84 }

const looks: Record<
  TextBlock['look'],
  { size: number; isBold?: boolean; colour?: string; before: number; after: number }
> = {
  carrier: { size: 10, isBold: true, colour: '#0b6e8a', before: 0, after: 2 },
  title: { size: 17, isBold: true, before: 0, after: 4 },
  intro: { size: SIZE, colour: SOFT, before: 0, after: 10 },
  heading: { size: 11, isBold: true, before: 14, after: 4 },
}

interface Cell {
  x: number
  width: number
  size: number
  colour?: string
  lines: string[]
}

/** The pages of a document of text and tables: lines broken by their width, heads repeated, each page with its number. */
export function sheetPages(sheet: Sheet, measure: Measure): Page[] {
  const pages: Mark[][] = [[]]
  let y = MARGIN.top
  const put = (mark: Mark) => pages.at(-1)?.push(mark)
  const breakPage = () => {
    pages.push([])
    y = MARGIN.top
  }
  const linesOf = (text: string, width: number, style: { size: number; isBold?: boolean }) =>
    linesWithin(text, width, { ...style, measure })

  const putText = ({ text, look }: TextBlock) => {
    const { size, isBold, colour, before, after } = looks[look]
    const lines = linesOf(text, WIDTH, looks[look])
    const isHeading = look === 'heading'
    // a heading does not stand alone at the end of a page
    if (y + before + (lines.length + (isHeading ? 3 : 0)) * size * LINE > END) breakPage()
    y += y === MARGIN.top ? 0 : before
    for (const line of lines) {
      if (y + size * LINE > END) breakPage()
      put({
        kind: 'text',
        text: line,
        x: MARGIN.left,
        y: y + size,
        size,
        ...(isBold && { isBold }),
        ...(colour && { colour }),
      })
      y += size * LINE
    }
    y += after
  }

  /** A row may be longer than a page: its lines go on where the page ends. */
  const putRow = (cells: Cell[], onBreak: () => void) => {
    const count = Math.max(1, ...cells.map(({ lines }) => lines.length))
    const height = SIZE * LINE
    const fits = y + Math.min(count, 3) * height + CELL_PADDING <= END
    if (!fits) onBreak()
    y += CELL_PADDING / 2
    for (let at = 0; at < count; at++) {
      if (y + height > END) onBreak()
      for (const { x, size, colour, lines } of cells)
        put({ kind: 'text', text: lines[at] ?? '', x, y: y + SIZE, size, ...(colour && { colour }) })
      y += height
    }
    y += CELL_PADDING / 2
  }
  const rule = () => put({ kind: 'line', from: [MARGIN.left, y], to: [A4.width - MARGIN.right, y], colour: HAIR })

  const putPairs = (rows: readonly (readonly [string, string])[]) => {
    for (const [at, [label, text]] of rows.entries()) {
      if (at > 0) rule()
      const textX = MARGIN.left + LABEL_WIDTH
      putRow(
        [
          cell(label, MARGIN.left, LABEL_WIDTH - CELL_PADDING * 2, { size: SIZE, colour: SOFT }),
          cell(text, textX, WIDTH - LABEL_WIDTH, { size: SIZE }),
        ],
        breakPage,
      )
    }
  }
  const cell = (text: string, x: number, width: number, { size, colour }: { size: number; colour?: string }): Cell => ({
    x,
    width,
    size,
    ...(colour && { colour }),
    lines: linesOf(text, width, { size }),
  })

  const putTable = ({ columns, rows }: TableBlock) => {
    const places = placesOf(columns)
    const rowOf = (texts: readonly string[], look: { size: number; colour?: string }) =>
      places.map(({ x, width }, at) => cell(texts[at] ?? '', x, width - CELL_PADDING * 2, look))
    const head = rowOf(
      columns.map(({ title }) => title),
      { size: 8, colour: SOFT },
    )
    const putHead = () => {
      putRow(head, breakPage)
      rule()
    }
    putHead()
    for (const [at, row] of rows.entries()) {
      if (at > 0) rule()
      putRow(rowOf(row, { size: SIZE }), () => {
        breakPage()
        putHead()
      })
    }
  }
  const putBlock = (block: Block) => {
    if (block.kind === 'text') putText(block)
    else if (block.kind === 'pairs') putPairs(block.rows)
    else putTable(block)
  }

  for (const block of sheet.blocks) putBlock(block)
  if (sheet.hasSignature && y > END - SIGNATURE_PLACE.height) breakPage()
  for (const [at, page] of pages.entries()) page.push(...footOf(sheet.foot, `${at + 1} / ${pages.length}`))
  return pages
}

function placesOf(columns: TableBlock['columns']) {
  const open = columns.filter(({ width }) => width === undefined).length
  const left = WIDTH - columns.reduce((sum, { width = 0 }) => sum + width, 0)
  let x = MARGIN.left
  return columns.map(({ width = left / open }) => {
    const place = { x, width }
    x += width
    return place
  })
}

function footOf(foot: string, page: string): Mark[] {
  const [y, size] = [A4.height - 30, 7.5]
  return [
    { kind: 'text', text: foot, x: MARGIN.left, y, size, colour: SOFT, width: WIDTH - 60 },
    { kind: 'text', text: page, x: A4.width - MARGIN.right - 60, y, size, colour: SOFT, width: 60, align: 'right' },
  ]
}
