import { type Mark, type Measure, SOFT } from '../marks.ts'
import { FRAME, LEFT, RIGHT } from './bill-frame.ts'
import type { BillRow } from './bill-rows.ts'

const ROW_HEIGHT = 8.4
const HEAD_HEIGHT = 18
const SIZES = { largest: 6.8, smallest: 5.8 }

type ColumnName = 'marks' | 'packages' | 'description' | 'weight' | 'volume'
/** In the order of bills everywhere. Widths fill the frame; the description is given what the others do not need. */
const columns: readonly { name: ColumnName; x: number; width: number; title: string[]; align?: 'right' }[] = [
  { name: 'marks', x: LEFT, width: 110, title: ['Marks and numbers', 'Container no.'] },
  { name: 'packages', x: LEFT + 110, width: 60, title: ['Number and kind', 'of packages'] },
  { name: 'description', x: LEFT + 170, width: 259, title: ['Description of goods', 'Seal no. and container type'] },
  { name: 'weight', x: LEFT + 429, width: 56, title: ['Gross weight', 'KG'], align: 'right' },
  { name: 'volume', x: LEFT + 485, width: RIGHT - LEFT - 485, title: ['Measurement', 'M3'], align: 'right' },
]
const GAP = 4

/** The size in which most lines of a bill fit; longer ones are drawn narrower. */
export function descriptionSize(rows: readonly BillRow[], measure: Measure): number {
  const room = columns[2] ? columns[2].width - 2 * GAP : 0
  const widest = rows.reduce((most, { description = '' }) => Math.max(most, measure(description)), 1)
  return Math.min(SIZES.largest, Math.max(SIZES.smallest, room / widest))
}

/** Head, lines between columns, and rows of the table of cargo, from one height to another. */
export function tableMarks(
  rows: readonly BillRow[],
  { top, bottom, size }: { top: number; bottom: number; size: number },
): Mark[] {
  const line = (from: [number, number], to: [number, number], weight = 0.6): Mark => ({
    kind: 'line',
    from,
    to,
    colour: FRAME,
    weight,
  })
  const start = top + HEAD_HEIGHT
  return [
    line([LEFT, top], [RIGHT, top]),
    line([LEFT, start], [RIGHT, start]),
    line([LEFT, bottom], [RIGHT, bottom]),
    line([RIGHT, top], [RIGHT, bottom]),
    ...columns.flatMap(({ x, width, title, align }): Mark[] => [
      line([x, top], [x, bottom]),
      ...title.map(
        (text, at): Mark => ({
          kind: 'text',
          text,
          x: x + GAP,
          y: top + 7.5 + at * 7.2,
          size: 5.8,
          colour: SOFT,
          width: width - 2 * GAP,
          ...(align && { align }),
        }),
      ),
    ]),
    ...rows.flatMap((row, at) => rowMarks(row, start + 2 + (at + 1) * ROW_HEIGHT, size)),
  ]
}

/** So many rows fit between these heights. */
export const rowsBetween = (top: number, bottom: number) =>
  Math.floor((bottom - top - HEAD_HEIGHT - 4 - ROW_HEIGHT) / ROW_HEIGHT)

function rowMarks(row: BillRow, y: number, size: number): Mark[] {
  const isSmall = row.style === 'head'
  const isBold = row.style === 'total'
  const texts = columns.flatMap(({ name, x, width, align }): Mark[] => {
    const text = row[name] ?? ''
    if (text === '') return []
    return [
      {
        kind: 'text',
        text,
        x: x + GAP,
        y: y - 2,
        size: isSmall ? 5.4 : size,
        isBold,
        width: width - 2 * GAP,
        ...(isSmall && { colour: SOFT }),
        ...(align && { align }),
      },
    ]
  })
  const rule: Mark = {
    kind: 'line',
    from: [LEFT, y - ROW_HEIGHT],
    to: [RIGHT, y - ROW_HEIGHT],
    colour: FRAME,
    weight: 0.6,
  }
  return isBold ? [rule, ...texts] : texts
}

/** Under the last row of a page. */
export const continuedMark = (bottom: number, text: string): Mark => ({
  kind: 'text',
  text,
  x: LEFT + 170 + GAP,
  y: bottom - 4,
  size: 6,
  isBold: true,
  colour: SOFT,
  width: 259 - 2 * GAP,
  align: 'centre',
})
