import { INK, type Measure, type Page, RULE, SOFT } from '../marks.ts'
import type { CellsBlock, NoteBlock, Paper, PaperBlock, SignatureBlock, SumsBlock } from './paper.ts'
import { LEFT, openFlow, type PaperFlow, RIGHT, ruleAt, textAt, WIDTH } from './paper-flow.ts'
import { firstHead, headEnds, nextHead, paperFoot } from './paper-head.ts'
import { putLedger } from './paper-ledger.ts'

const PADDING = 5
const CELL = { size: 8.2, line: 10.4, label: 6 }
/** A box that would be higher goes on in a further one. */
const LINES_IN_CELL = 40
const SUMS_WIDTH = 250
const TINT = '#eef3f6'

/** The pages of a paper: heads, blocks one below the other, page numbers. */
export function paperPages(paper: Paper, measure: Measure): Page[] {
  const flow = openFlow(headEnds(paper), measure)
  for (const block of paper.blocks) putBlock(flow, block)
  return flow.pages.map((page, at) => [
    ...(at === 0 ? firstHead(paper, measure) : nextHead(paper, measure)),
    ...page,
    ...paperFoot(paper, at + 1, flow.pages.length),
  ])
}

function putBlock(flow: PaperFlow, block: PaperBlock) {
  if (block.kind === 'cells') putCells(flow, block)
  else if (block.kind === 'ledger') putLedger(flow, block)
  else if (block.kind === 'sums') putSums(flow, block)
  else if (block.kind === 'note') putNote(flow, block)
  else putSignatures(flow, block)
}

function putCells(flow: PaperFlow, { rows }: CellsBlock) {
  for (const row of rows) {
    const cells = row.map(({ text, share, isBold = false, label }) => ({
      label,
      isBold,
      width: WIDTH * share,
      lines: flow.linesOf(text, WIDTH * share - 2 * PADDING, { size: CELL.size, isBold }),
    }))
    const most = Math.max(1, ...cells.map(({ lines }) => lines.length))
    for (let from = 0; from < most; from += LINES_IN_CELL) {
      const count = Math.min(LINES_IN_CELL, most - from)
      const height = 13 + count * CELL.line + 3
      flow.need(height)
      let x = LEFT
      for (const { label, isBold, width, lines } of cells) {
        flow.put(
          ...frame(x, flow.y, width, height),
          textAt(label, [x + PADDING, flow.y + 9], { size: CELL.label, colour: SOFT, width: width - 2 * PADDING }),
          ...lines.slice(from, from + count).map((line, at) =>
            textAt(line, [x + PADDING, flow.y + 19.5 + at * CELL.line], {
              size: CELL.size,
              isBold,
              colour: INK,
              width: width - 2 * PADDING,
            }),
          ),
        )
        x += width
      }
      flow.y += height
    }
  }
  flow.y += 12
}

const frame = (x: number, y: number, width: number, height: number) => [
  ruleAt(y, RULE, 0.7, [x, x + width]),
  ruleAt(y + height, RULE, 0.7, [x, x + width]),
  ...[x, x + width].map((side) => ({
    kind: 'line' as const,
    from: [side, y] as [number, number],
    to: [side, y + height] as [number, number],
    colour: RULE,
    weight: 0.7,
  })),
]

/** Sums stay together on one page, as long as one holds them. */
function putSums(flow: PaperFlow, { rows }: SumsBlock) {
  const [x, size, line] = [RIGHT - SUMS_WIDTH, 9, 15.5]
  flow.need(rows.length * line + 6)
  for (const { label, text, isBold } of rows) {
    flow.need(line)
    if (isBold) flow.put({ kind: 'box', x, y: flow.y, width: SUMS_WIDTH, height: line, fill: TINT })
    flow.put(
      textAt(label, [x + PADDING, flow.y + 10.8], { size, isBold, width: SUMS_WIDTH * 0.58 }),
      textAt(text, [x + SUMS_WIDTH * 0.6, flow.y + 10.8], {
        size,
        isBold,
        width: SUMS_WIDTH * 0.4 - PADDING,
        align: 'right',
      }),
      ruleAt(flow.y + line, RULE, 0.5, [x, RIGHT]),
    )
    flow.y += line
  }
  flow.y += 14
}

const noteStyles = {
  plain: { size: 8.2, line: 11, colour: INK, inset: 0 },
  fine: { size: 6.4, line: 8.4, colour: SOFT, inset: 0 },
  box: { size: 8.6, line: 11.6, colour: INK, inset: 9 },
}

function putNote(flow: PaperFlow, { heading, text, style }: NoteBlock) {
  const { size, line, colour, inset } = noteStyles[style]
  const lines = text === '' ? [] : flow.linesOf(text, WIDTH - 2 * inset, { size })
  const headed = heading === '' ? 0 : 13
  const height = headed + lines.length * line
  // what fits on a page stays on one; the small print may go on
  flow.need(style === 'fine' ? headed + Math.min(3, lines.length) * line : Math.min(height + 12, 300))
  if (style === 'box' && height < 300)
    flow.put({ kind: 'box', x: LEFT, y: flow.y, width: WIDTH, height: height + 10, fill: TINT })
  if (style === 'box') flow.y += 5
  if (heading !== '') {
    flow.put(textAt(heading, [LEFT + inset, flow.y + 9], { size: size + 0.6, isBold: true, width: WIDTH - 2 * inset }))
    flow.y += headed
  }
  for (const one of lines) {
    flow.need(line)
    flow.put(textAt(one, [LEFT + inset, flow.y + size], { size, colour, width: WIDTH - 2 * inset }))
    flow.y += line
  }
  flow.y += style === 'box' ? 17 : 10
}

function putSignatures(flow: PaperFlow, { labels }: SignatureBlock) {
  const width = (WIDTH - 24 * (labels.length - 1)) / labels.length
  flow.need(58)
  for (const [at, label] of labels.entries()) {
    const x = LEFT + at * (width + 24)
    flow.put(
      ruleAt(flow.y + 38, SOFT, 0.7, [x, x + width]),
      textAt(label, [x, flow.y + 47], { size: 6.4, colour: SOFT, width }),
    )
  }
  flow.y += 58
}
