import { A4, INK, type Mark, type Measure, type Page } from '../marks.ts'
import { linesWithin } from '../text-lines.ts'
import { LEFT, WIDTH } from './bill-frame.ts'

const [SIZE, LINE] = [6, 7.4]
const [TOP, BOTTOM, GAP] = [84, 800, 16]
const COLUMN = (WIDTH - GAP) / 2
const LINES = Math.floor((BOTTOM - TOP) / LINE)

/** The carrier's terms in two columns of small letters, on as many pages as they need. Without terms there is none. */
export function termsPages(terms: string, measure: Measure): Page[] {
  if (terms.trim() === '') return []
  const lines = linesWithin(terms, COLUMN, { size: SIZE, measure })
  return Array.from({ length: Math.ceil(lines.length / (2 * LINES)) }, (_, page) => {
    const shown = lines.slice(page * 2 * LINES, (page + 1) * 2 * LINES)
    // both columns of the last page end together
    const half = Math.min(LINES, Math.ceil(shown.length / 2))
    return [
      titleMark,
      ...shown.map((text, at): Mark => {
        const isLeft = at < half
        return {
          kind: 'text',
          text,
          x: isLeft ? LEFT : LEFT + COLUMN + GAP,
          y: TOP + (isLeft ? at : at - half) * LINE,
          size: SIZE,
          width: COLUMN,
        }
      }),
    ]
  })
}

const titleMark: Mark = {
  kind: 'text',
  text: 'TERMS AND CONDITIONS OF CARRIAGE',
  x: LEFT,
  y: 70,
  size: 8.5,
  isBold: true,
  colour: INK,
  width: A4.width - 2 * LEFT,
}
