import { fillText } from '@fairway/contract/shared/fill-text'
import { type Language, languageTag } from '@fairway/contract/shared/language'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { convertText } from '@fairway/contract/vgm/mass.rules'
import type { VgmBooking, VgmContainer, VgmDocument, VgmRow, VgmState } from '@fairway/contract/vgm/vgm.schema'
import { type MassUnit, massParts, weighingMethods } from '@fairway/contract/vgm/vgm.values'
import { en as enWords } from '@fairway/contract/vgm/vgm-messages/en'
import { vi as viWords } from '@fairway/contract/vgm/vgm-messages/vi'
import { zh as zhWords } from '@fairway/contract/vgm/vgm-messages/zh'
import { isMassUnit, kilogramsIn } from '@fairway/contract/vgm/vgm-rows.rules'
import type { Paper, PaperBlock, PaperCell } from '../../ports/documents/paper/paper.ts'
import type { PrintCarrier } from '../../ports/documents/print-carrier.ts'
import { en } from './messages/en.ts'
import { vi } from './messages/vi.ts'
import { zh } from './messages/zh.ts'

export const texts = { en, zh, vi }
export const words = { en: enWords, zh: zhWords, vi: viWords }

/** What a certificate is made of: what the carrier has, of one container or of all that have a mass. */
export interface CertificateFacts {
  booking: Pick<VgmBooking, 'header' | 'containers' | 'zone'>
  state: VgmState
  sent: VgmDocument
  /** Rows of the certificate; one where it is of a single container. */
  rows: readonly VgmRow[]
  isOfContainer: boolean
}
export interface CertificatePrinting {
  language: Language
  carrier: PrintCarrier
  printedAt: string
}

/** Digits in groups of three, with a blank between them. */
const grouped = (figure: string) => figure.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ' ')
const weight = (figure: string, unit: MassUnit) => `${grouped(figure)} ${unit}`
const unitOf = ({ unit }: VgmRow): MassUnit => (isMassUnit(unit) ? unit : 'KG')
/** The mass as it was verified, and in the other unit for those who read that. */
function massIn(row: VgmRow) {
  const unit = unitOf(row)
  const other = unit === 'KG' ? 'LB' : 'KG'
  return `${weight(row.mass, unit)} (${weight(convertText(row.mass, unit, other), other)})`
}
const cell = (label: string, text: string, share: number, isBold = false): PaperCell => ({
  ...{ label, text, share },
  ...(isBold && { isBold }),
})
const minuteOf = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`

/** The booking, and how far its papers are. */
function bookingCells({ booking, state, sent }: CertificateFacts, language: Language): PaperCell[][] {
  const { header } = booking
  const { certificate } = texts[language]
  const { fields, carrierActions } = words[language]
  const answer = state.carrierAction ? carrierActions[state.carrierAction] : certificate.noAnswer
  const answeredAt = state.carrierAt ? ` · ${minuteOf(state.carrierAt)}` : ''
  return [
    [
      cell(fields.bookingNo, header.bookingNo, 0.25, true),
      cell(fields.reference, sent.reference, 0.25),
      cell(certificate.vessel, [header.vessel, header.vvd].filter((text) => text !== null).join(' '), 0.5),
    ],
    [
      cell(certificate.loadPort, header.loadPort.name[language], 0.25),
      cell(certificate.finalDestination, header.finalDestination.name[language], 0.25),
      cell(certificate.sent, state.submittedAt ? minuteOf(state.submittedAt) : '', 0.25),
      cell(certificate.answer, `${answer}${answeredAt}`, 0.25),
    ],
  ]
}

const methodIn = (row: VgmRow, language: Language) => {
  const method = weighingMethods.find((one) => one === row.method)
  return method ? words[language].methods[method] : row.method
}

/** When it was weighed, in the time of the port of loading. */
function weighedAt(row: VgmRow, { header, zone }: CertificateFacts['booking'], language: Language) {
  const offset = placeTime(`${row.weighedAt.replace(' ', 'T')}:00Z`, zone).offset
  const port = `${header.loadPort.name[language]}, ${offset}`
  return fillText(texts[language].certificate.localTime, { time: row.weighedAt, port })
}

/** All that is said of one container. */
function containerCells(row: VgmRow, { booking }: CertificateFacts, language: Language): PaperCell[][] {
  const { certificate } = texts[language]
  const { fields } = words[language]
  const container: VgmContainer | undefined = booking.containers.find((one) => one.containerNo === row.containerNo)
  const unit = unitOf(row)
  const most = container ? weight(kilogramsIn(container.maxGrossKg, unit), unit) : ''
  const tare = container ? weight(kilogramsIn(container.tareKg, unit), unit) : ''
  const parts = massParts.map((part) => cell(fields[part], weight(row[part], unit), 1 / 3))
  return [
    [
      cell(fields.containerNo, row.containerNo, 0.5, true),
      cell(certificate.equipment, container?.equipment.name[language] ?? '', 0.5),
    ],
    [cell(fields.mass, massIn(row), 0.5, true), cell(fields.method, methodIn(row, language), 0.5)],
    ...(row.method === 'SM2' ? [parts] : []),
    [
      ...(row.method === 'SM2' ? [] : [cell(fields.tare, tare, 0.5)]),
      cell(certificate.maxGross, most, row.method === 'SM2' ? 1 : 0.5),
    ],
    [cell(fields.signatory, row.signatory, 0.5, true), cell(fields.authorisedParty, row.authorisedParty, 0.5, true)],
    [cell(fields.weighedAt, weighedAt(row, booking, language), 0.5), cell(fields.weighedPlace, row.weighedPlace, 0.5)],
  ]
}

/** The containers of a booking, one line each. */
function containerLedger({ rows, booking }: CertificateFacts, language: Language): PaperBlock {
  const { fields } = words[language]
  return {
    kind: 'ledger',
    columns: [
      { title: fields.containerNo, width: 78 },
      { title: fields.mass, width: 74, align: 'right' },
      { title: fields.method, width: 40 },
      { title: fields.signatory },
      { title: fields.authorisedParty },
      { title: fields.weighedAt, width: 86 },
      { title: fields.weighedPlace },
    ],
    rows: rows.map((row) => ({
      style: 'row',
      cells: [
        row.containerNo,
        weight(row.mass, unitOf(row)),
        row.method,
        row.signatory,
        row.authorisedParty,
        `${row.weighedAt}\n${placeTime(`${row.weighedAt.replace(' ', 'T')}:00Z`, booking.zone).offset}`,
        row.weighedPlace,
      ],
    })),
  }
}

/** The certificate of a container or of a booking: mass, method, signatory, time and place, as the carrier has them. */
export function certificatePaper(
  facts: CertificateFacts,
  { language, carrier, printedAt }: CertificatePrinting,
): Paper {
  const { booking, state, rows, isOfContainer } = facts
  const { certificate } = texts[language]
  const { bookingNo } = booking.header
  const [first] = rows
  const body: PaperBlock[] =
    isOfContainer && first
      ? [{ kind: 'cells', rows: containerCells(first, facts, language) }]
      : [containerLedger(facts, language)]
  return {
    layout: 'paper',
    title: certificate.title,
    number: isOfContainer && first ? first.containerNo : bookingNo,
    standing: { isCopy: state.status !== 'Accepted', text: words[language].statuses[state.status].toUpperCase() },
    carrier,
    language: languageTag[language],
    pageText: certificate.page,
    foot: fillText(certificate.foot, {
      ...{ carrier: carrier.name, bookingNo, version: String(state.version), at: minuteOf(printedAt) },
    }),
    blocks: [
      { kind: 'cells', rows: bookingCells(facts, language) },
      ...body,
      { kind: 'note', heading: certificate.statement, text: words[language].legalStatement, style: 'box' },
    ],
  }
}
