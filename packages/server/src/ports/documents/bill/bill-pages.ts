import { A4, INK, type Mark, type Measure, type Page, SOFT } from '../marks.ts'
import { ACCENT, logoMarks } from '../print-carrier.ts'
import { billFoot, fitCharges, issueBlock } from './bill-foot.ts'
import {
  type CellText, LEFT, labelled, labelledRow, linesIn, RIGHT, WIDTH,
} from './bill-frame.ts' // biome-ignore format: one line
import type { BillPrint } from './bill-print.ts'
import { billRows, type FittedParty, fitParty, type Overflow, pageRows } from './bill-rows.ts'
import { continuedMark, descriptionSize, rowsBetween, tableMarks } from './bill-table.ts'
import { termsPages } from './bill-terms.ts'
import { releaseOf, standingOf, titleOf, watermarkOf } from './bill-texts.ts'

const HALF = WIDTH / 2
const PARTY_HEIGHT = 70
const REFERENCES_HEIGHT = 42
const TOP = 70
const ROUTING_TOP = TOP + 3 * PARTY_HEIGHT
const CLAUSE_TOP = ROUTING_TOP + 56
const FIRST = { top: CLAUSE_TOP + 12, bottom: 716 }
const NEXT = { top: 88, bottom: 800 }

/** The pages of a bill: parties on the left, references on the right, the way below, then cargo over as many as it needs. */
export function billPages(bill: BillPrint, measure: Measure): Page[] {
  const lines = linesIn(PARTY_HEIGHT)
  const boxes = {
    Shipper: fitParty(bill.shipper, lines),
    Consignee: fitParty(bill.consignee, lines),
    'Notify party': fitParty(bill.notifyParty, lines),
    'Forwarding agent': fitParty(bill.forwardingAgent, lines),
    'Export references': fitParty({ name: [], lines: bill.exportReferences }, linesIn(REFERENCES_HEIGHT)),
  }
  const overflow: Overflow = [...Object.entries(boxes), ['Freight and charges', fitCharges(bill)] as const]
    .filter(([, { rest }]) => rest.length > 0)
    .map(([box, { rest }]) => ({ box: box.toUpperCase(), lines: rest }))
  const rows = billRows(bill, overflow)
  const size = descriptionSize(rows, measure)
  const room = { first: rowsBetween(FIRST.top, FIRST.bottom), next: rowsBetween(NEXT.top, NEXT.bottom) }
  const all = pageRows(rows, room)
  const terms = termsPages(bill.terms, measure)
  const pages = all.length + terms.length
  const cargo = all.map((shown, at): Page => {
    const isLast = at === all.length - 1
    const place = at === 0 ? FIRST : NEXT
    return [
      ...watermark(bill),
      ...(at === 0 ? firstHead(bill, boxes) : nextHead(bill)),
      ...tableMarks(shown, { ...place, size }),
      ...(isLast ? [] : [continuedMark(place.bottom, 'CONTINUED ON NEXT PAGE')]),
      ...(at === 0 ? issueBlock(bill, place.bottom) : []),
      ...billFoot(bill, { page: at + 1, pages }),
    ]
  })
  const behind = terms.map(
    (page, at): Page => [
      ...watermark(bill),
      ...masthead(bill, { size: 11, title: titleOf(bill) }),
      ...page,
      ...billFoot(bill, { page: all.length + at + 1, pages }),
    ],
  )
  return [...cargo, ...behind]
}

function watermark(bill: BillPrint): Mark[] {
  const text = watermarkOf(bill)
  const [x, y] = [A4.width / 2 + 20, A4.height / 2 + 20]
  return text === '' ? [] : [{ kind: 'watermark', text, x, y, size: 56, colour: '#e9edf0', turned: 52 }]
}

type Boxes = Record<'Shipper' | 'Consignee' | 'Notify party' | 'Forwarding agent' | 'Export references', FittedParty>

const plain = (...texts: string[]): CellText[] => texts.map((text) => ({ text }))

function firstHead(bill: BillPrint, boxes: Boxes): Mark[] {
  const right = LEFT + HALF
  const parties = (['Shipper', 'Consignee', 'Notify party'] as const).flatMap((name, at) =>
    labelled(
      name === 'Consignee' && bill.blType !== 'SW' ? 'Consignee (not negotiable unless consigned to order)' : name,
      { x: LEFT, y: TOP + at * PARTY_HEIGHT, width: HALF, height: PARTY_HEIGHT },
      boxes[name].shown,
    ),
  )
  const inRight = (y: number, height: number) => ({ x: right, y: TOP + y, width: HALF, height })
  return [
    ...masthead(bill, { size: 15, title: titleOf(bill) }),
    ...parties,
    ...labelledRow(
      [
        { label: 'B/L number', share: 0.5, lines: [{ text: bill.blNo, isBold: true, size: 10 }] },
        { label: 'Booking number', share: 0.5, lines: [{ text: bill.bookingNo, isBold: true, size: 10 }] },
      ],
      inRight(0, 28),
    ),
    ...labelled('Export references', inRight(28, REFERENCES_HEIGHT), boxes['Export references'].shown),
    ...labelled('Forwarding agent', inRight(70, 70), boxes['Forwarding agent'].shown),
    ...labelledRow(
      [
        { label: 'Also notify (SNP, second notify party)', share: 0.5, lines: plain(bill.snp) },
        { label: 'Service contract', share: 0.5, lines: plain(bill.serviceContract) },
      ],
      inRight(140, 28),
    ),
    ...labelled('Release', inRight(168, 42), plain(releaseOf(bill))),
    ...routing(bill),
  ]
}

function routing(bill: BillPrint): Mark[] {
  const row = (y: number) => ({ x: LEFT, y: ROUTING_TOP + y, width: WIDTH, height: 28 })
  const cell = (label: string, text: string) => ({ label, share: 0.25, lines: plain(text) })
  const clause = "PARTICULARS FURNISHED BY SHIPPER – SHIPPER'S LOAD, STOW, COUNT AND SEAL – SAID TO CONTAIN"
  return [
    ...labelledRow(
      [
        cell('Place of receipt', bill.placeOfReceipt),
        cell('Port of loading', bill.portOfLoading),
        cell('Vessel', bill.vessel),
        cell('Voyage', bill.voyage),
      ],
      row(0),
    ),
    ...labelledRow(
      [
        cell('Port of discharge', bill.portOfDischarge),
        cell('Place of delivery', bill.placeOfDelivery),
        cell('Type of move', bill.moveType),
        {
          label: 'Number of originals / non-negotiable copies',
          share: 0.25,
          lines: plain([bill.originals, bill.nonNegotiables].filter(Boolean).join(' / ')),
        },
      ],
      row(28),
    ),
    { kind: 'box', x: LEFT, y: CLAUSE_TOP, width: WIDTH, height: 12, fill: '#e8eef2' },
    { kind: 'text', text: clause, x: LEFT, y: CLAUSE_TOP + 8.4, size: 6, isBold: true, width: WIDTH, align: 'centre' },
  ]
}

/** Pages after the first name what they belong to, and no more. */
function nextHead(bill: BillPrint): Mark[] {
  const way = [bill.portOfLoading, bill.portOfDischarge].filter(Boolean).join(' – ')
  return [
    ...masthead(bill, { size: 11, title: `${titleOf(bill)} – CONTINUED` }),
    ...labelledRow(
      [
        { label: 'B/L number', share: 0.2, lines: [{ text: bill.blNo, isBold: true }] },
        { label: 'Booking number', share: 0.15, lines: plain(bill.bookingNo) },
        { label: 'Vessel and voyage', share: 0.25, lines: plain([bill.vessel, bill.voyage].filter(Boolean).join(' ')) },
        { label: 'Port of loading – port of discharge', share: 0.4, lines: plain(way) },
      ],
      { x: LEFT, y: 56, width: WIDTH, height: 28 },
    ),
  ]
}

function masthead(bill: BillPrint, { size, title }: { size: number; title: string }): Mark[] {
  const { name, scac, accent, logo, address } = bill.carrier
  const isDraft = bill.kind === 'draft' || bill.kind === 'instruction'
  const drawn = logoMarks(logo, { x: LEFT, y: size > 12 ? 25 : 30, height: size > 12 ? 36 : 22 })
  const x = LEFT + (drawn.width > 0 ? drawn.width + 8 : 0)
  const room = LEFT + HALF - 10 - x
  const [first = '', ...others] = size > 12 ? address : []
  const about = [[scac && `SCAC ${scac}`, first].filter(Boolean).join('   '), others.join('   ')]
  return [
    ...drawn.marks,
    { kind: 'text', text: name, x, y: 40, size, isBold: true, colour: accent ?? ACCENT, width: room },
    ...about.map((text, at): Mark => ({ kind: 'text', text, x, y: 50 + at * 7.6, size: 6, colour: SOFT, width: room })),
    { kind: 'text', text: title, x: LEFT + HALF, y: 40, size, isBold: true, colour: INK, width: HALF, align: 'right' },
    {
      kind: 'text',
      text: standingOf(bill),
      x: LEFT + HALF,
      y: 51,
      size: 7.5,
      isBold: true,
      colour: isDraft ? '#a3261b' : SOFT,
      width: RIGHT - LEFT - HALF,
      align: 'right',
    },
  ]
}
