import { A4, type Mark, SOFT } from '../marks.ts'
import { CELL_SIZE, type CellText, LEFT, labelled, labelledRow, linesIn, RIGHT, WIDTH } from './bill-frame.ts'
import type { BillCharge, BillPrint } from './bill-print.ts'
import { freightLines, issueLines } from './bill-texts.ts'

const HEIGHT = 84
const HALF = WIDTH / 2
const ISSUED = 28
const SMALL = 6.6

/** Charges that the box has room for, and the lines of those that follow after the cargo. */
export function fitCharges(bill: BillPrint): { shown: BillCharge[]; rest: string[] } {
  const room = linesIn(HEIGHT) - freightLines(bill).length
  if (bill.charges.length <= room) return { shown: bill.charges, rest: [] }
  // the last line of the box says where they go on
  const shown = bill.charges.slice(0, room - 1)
  const rest = bill.charges.slice(room - 1).map(({ name, basis, prepaid, collect }) => {
    const amount = prepaid ? `${prepaid} PREPAID` : `${collect} COLLECT`
    return [name, basis, amount].filter((part) => part !== '').join('   ')
  })
  return { shown, rest }
}

/** Below the cargo of the first page: freight on the left, what the paper is and who signs on the right. */
export function issueBlock(bill: BillPrint, top: number): Mark[] {
  return [...freightBlock(bill, top), ...(bill.kind === 'original' ? signedBlock(bill, top) : aboutBlock(bill, top))]
}

function freightBlock(bill: BillPrint, top: number): Mark[] {
  const { shown, rest } = fitCharges(bill)
  const texts = freightLines(bill)
  const lines: CellText[] = [
    ...texts.map((text) => ({ text, size: 7 })),
    ...shown.map(({ name, basis }) => ({ text: [name, basis].filter(Boolean).join('  '), size: SMALL, width: 138 })),
    ...(rest.length > 0 ? [{ text: '* Further charges follow after the cargo', size: SMALL }] : []),
  ]
  const right = (text: string, x: number, at: number, colour?: string): Mark => ({
    kind: 'text',
    text,
    x,
    y: at < 0 ? top + 8 : top + 17.5 + at * 9.2,
    size: at < 0 ? 5.8 : SMALL,
    width: 56,
    align: 'right',
    ...(colour && { colour }),
  })
  const columns = [LEFT + HALF - 120, LEFT + HALF - 60] as const
  const heads = shown.length > 0 ? [right('Prepaid', columns[0], -1, SOFT), right('Collect', columns[1], -1, SOFT)] : []
  return [
    ...labelled('Freight and charges', { x: LEFT, y: top, width: HALF, height: HEIGHT }, lines),
    ...heads,
    ...shown.flatMap(({ prepaid, collect }, at) => [
      right(prepaid, columns[0], at + texts.length),
      right(collect, columns[1], at + texts.length),
    ]),
  ]
}

const aboutBlock = (bill: BillPrint, top: number) => [
  ...labelled(
    'About this paper',
    { x: LEFT + HALF, y: top, width: HALF, height: HEIGHT },
    issueLines(bill).map((text) => ({ text, size: CELL_SIZE - 1 })),
  ),
  ...(bill.issue ? issuedRow(bill, top + HEIGHT - ISSUED) : []),
]

function signedBlock(bill: BillPrint, top: number): Mark[] {
  const x = LEFT + HALF
  return [
    ...issuedRow(bill, top),
    ...labelled(
      `Signed for the carrier, ${bill.carrier.name}`,
      { x, y: top + ISSUED, width: HALF, height: HEIGHT - ISSUED },
      issueLines(bill).map((text) => ({ text, size: 6 })),
    ),
    { kind: 'line', from: [x + HALF - 150, top + HEIGHT - 11], to: [x + HALF - 8, top + HEIGHT - 11], weight: 0.7 },
    {
      kind: 'text',
      text: 'As carrier',
      x: x + HALF - 150,
      y: top + HEIGHT - 4,
      size: 5.8,
      colour: SOFT,
      width: 142,
      align: 'centre',
    },
  ]
}

function issuedRow({ issue }: BillPrint, y: number): Mark[] {
  const cell = (label: string, text = '') => ({ label, share: 1 / 3, lines: [{ text }] })
  return labelledRow(
    [
      cell('Place of issue', issue?.place),
      cell('Date of issue', issue?.on),
      cell('Shipped on board', issue?.shippedOn),
    ],
    { x: LEFT + HALF, y, width: HALF, height: ISSUED },
  )
}

export function billFoot(
  { carrier, blNo, printedAt }: BillPrint,
  { page, pages }: { page: number; pages: number },
): Mark[] {
  const [y, size] = [A4.height - 22, 6.5]
  const about = [carrier.name, blNo, printedAt].filter(Boolean).join('  |  ')
  return [
    { kind: 'text', text: about, x: LEFT, y, size, colour: SOFT, width: WIDTH - 80 },
    { kind: 'text', text: `Page ${page} of ${pages}`, x: RIGHT - 80, y, size, colour: SOFT, width: 80, align: 'right' },
  ]
}
