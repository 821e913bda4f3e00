import { fillText } from '@fairway/contract/shared/fill-text'
import { A4, INK, type Mark, type Measure, RULE, SOFT } from '../marks.ts'
import { ACCENT, logoMarks } from '../print-carrier.ts'
import type { Paper } from './paper.ts'
import { LEFT, RIGHT, ruleAt, textAt, WIDTH } from './paper-flow.ts'

const LOGO = 34
const GAP = 10
const TAG = 15
const STATUS_COLOUR = { copy: '#8a4b0b', original: '#0b6a3a' }

/** How far down the heads reach: the first page's by the lines of the carrier's address. */
export const headEnds = ({ carrier }: Paper) => ({
  first: 34 + Math.max(54, 24 + carrier.address.length * 8.6) + 16,
  next: 76,
})

/** Who the paper is from on the left, what it is on the right. */
export function firstHead(paper: Paper, measure: Measure): Mark[] {
  const { carrier, title, number } = paper
  const colour = carrier.accent ?? ACCENT
  const logo = logoMarks(carrier.logo, { x: LEFT, y: 32, height: LOGO })
  const x = LEFT + (logo.width > 0 ? logo.width + GAP : 0)
  const half = WIDTH / 2
  const room = LEFT + half + 10 - x
  return [
    ...logo.marks,
    textAt(carrier.name, [x, 46], { size: 16, isBold: true, colour, width: room }),
    ...[`SCAC ${carrier.scac}`, ...carrier.address].map((line, at) =>
      textAt(line, [x, 57 + at * 8.6], { size: 6.8, colour: SOFT, width: room }),
    ),
    textAt(title, [LEFT + half + 20, 47], { size: 17, isBold: true, colour: INK, width: half - 20, align: 'right' }),
    textAt(number, [LEFT + half + 20, 62], { size: 10, isBold: true, colour, width: half - 20, align: 'right' }),
    ...standingTag(paper, 69, measure),
    ruleAt(headEnds(paper).first - 12, colour, 1.8),
  ]
}

/** Pages after the first say what they belong to. */
export function nextHead(paper: Paper, measure: Measure): Mark[] {
  const { carrier, title, number } = paper
  const colour = carrier.accent ?? ACCENT
  const half = WIDTH / 2
  return [
    textAt(carrier.name, [LEFT, 44], { size: 11, isBold: true, colour, width: half - 10 }),
    textAt(`${title}  ${number}`, [LEFT + half, 44], { size: 9.5, isBold: true, width: half, align: 'right' }),
    ...standingTag(paper, 48, measure),
    ruleAt(66, colour, 1.2),
  ]
}

/** Original or copy, in a frame of its own: no reader depends on its colour. */
function standingTag({ standing: { isCopy, text } }: Paper, y: number, measure: Measure): Mark[] {
  const colour = isCopy ? STATUS_COLOUR.copy : STATUS_COLOUR.original
  const width = measure(text, true) * 7.5 + 14
  const [left, right, top, bottom] = [RIGHT - width, RIGHT, y, y + TAG - 1.5]
  const side = (from: [number, number], to: [number, number]): Mark => ({
    kind: 'line',
    from,
    to,
    colour,
    weight: 0.9,
  })
  return [
    side([left, top], [right, top]),
    side([right, top], [right, bottom]),
    side([right, bottom], [left, bottom]),
    side([left, bottom], [left, top]),
    textAt(text, [left, y + 9.6], { size: 7.5, isBold: true, colour, width, align: 'centre' }),
  ]
}

export function paperFoot({ foot, pageText }: Paper, page: number, pages: number): Mark[] {
  const [y, size] = [A4.height - 28, 6.8]
  const text = fillText(pageText, { page: String(page), pages: String(pages) })
  return [
    ruleAt(A4.height - 40, RULE, 0.5),
    textAt(foot, [LEFT, y], { size, colour: SOFT, width: WIDTH - 100 }),
    textAt(text, [RIGHT - 90, y], { size, colour: SOFT, width: 90, align: 'right' }),
  ]
}
