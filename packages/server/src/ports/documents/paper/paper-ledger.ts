import { INK, type Mark, RULE, SOFT } from '../marks.ts'
import type { LedgerBlock, LedgerRow } from './paper.ts'
import { BOTTOM, LEFT, type PaperFlow, ruleAt, textAt, WIDTH } from './paper-flow.ts'

const PADDING = 4
const ROW = { size: 8.2, line: 10.6, above: 3.2, below: 3.4 }
const HEAD = { size: 6.6, line: 8.4, fill: '#e4ecf1' }
const HAIR = '#d9e1e7'

interface Place {
  x: number
  width: number
  align?: 'right'
}

/** A table: its head on every page, numbers on the right. A row that is longer than a page goes on in the next one. */
export function putLedger(flow: PaperFlow, { columns, rows }: LedgerBlock) {
  const places = placesOf(columns)
  const heads = columns.map(({ title }, at) =>
    linesIn(flow, places[at], { text: title, size: HEAD.size, isBold: true }),
  )
  const headHeight = Math.max(1, ...heads.map((lines) => lines.length)) * HEAD.line + 6
  const putHead = () => {
    flow.put({ kind: 'box', x: LEFT, y: flow.y, width: WIDTH, height: headHeight, fill: HEAD.fill })
    for (const [at, lines] of heads.entries())
      putLines(flow, places[at], lines, { top: flow.y + 3, ...HEAD, isBold: true, colour: SOFT })
    flow.y += headHeight
  }
  const breakPage = () => {
    flow.breakPage()
    putHead()
  }
  flow.need(headHeight + 3 * (ROW.line + ROW.above + ROW.below))
  putHead()
  for (const [at, row] of rows.entries()) putRow(flow, row, { places, breakPage, next: rows[at + 1] })
  flow.put(ruleAt(flow.y, RULE, 0.9))
  flow.y += 12
}

interface Placing {
  places: readonly Place[]
  breakPage: () => void
  next: LedgerRow | undefined
}

function putRow(flow: PaperFlow, row: LedgerRow, { places, breakPage, next }: Placing) {
  const isBold = row.style !== 'row'
  // a group has the whole width for its name
  const spots = row.style === 'group' ? [{ x: LEFT, width: WIDTH }] : places
  const cells = spots.map((place, at) => linesIn(flow, place, { text: row.cells[at] ?? '', size: ROW.size, isBold }))
  const count = Math.max(1, ...cells.map((lines) => lines.length))
  const heightOf = (lines: number) => lines * ROW.line + ROW.above + ROW.below
  // a heading stays with its first row, a last row with its sum
  const kept = row.style === 'group' || next?.style === 'sum' ? heightOf(1) : 0
  if (flow.y + heightOf(Math.min(count, 4)) + kept > BOTTOM) breakPage()
  if (row.style === 'sum') flow.put(ruleAt(flow.y, SOFT, 0.8))
  flow.y += ROW.above
  for (let at = 0; at < count; at++) {
    if (flow.y + ROW.line > BOTTOM) breakPage()
    for (const [column, lines] of cells.entries())
      putLines(flow, spots[column], [lines[at] ?? ''], { top: flow.y, size: ROW.size, line: ROW.line, isBold })
    flow.y += ROW.line
  }
  flow.y += ROW.below
  flow.put(ruleAt(flow.y, HAIR, 0.5))
}

const linesIn = (
  flow: PaperFlow,
  place: Place | undefined,
  { text, size, isBold }: { text: string; size: number; isBold: boolean },
) => flow.linesOf(text, (place?.width ?? 0) - 2 * PADDING, { size, isBold })

function putLines(
  flow: PaperFlow,
  place: Place | undefined,
  lines: readonly string[],
  {
    top,
    size,
    line,
    isBold,
    colour = INK,
  }: { top: number; size: number; line: number; isBold: boolean; colour?: string },
) {
  if (!place) return
  const { x, width, align } = place
  const marks = lines.map(
    (text, at): Mark =>
      textAt(text, [x + PADDING, top + size + at * line], {
        size,
        isBold,
        colour,
        width: width - 2 * PADDING,
        ...(align && { align }),
      }),
  )
  flow.put(...marks)
}

function placesOf(columns: LedgerBlock['columns']): Place[] {
  const open = columns.filter(({ width }) => width === undefined).length
  const left = WIDTH - columns.reduce((sum, { width = 0 }) => sum + width, 0)
  let x = LEFT
  return columns.map(({ width = left / open, align }) => {
    const place = { x, width, ...(align && { align }) }
    x += width
    return place
  })
}
