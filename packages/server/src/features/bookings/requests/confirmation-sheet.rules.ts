import { en as enWords } from '@fairway/contract/bookings/request-messages/en'
import { vi as viWords } from '@fairway/contract/bookings/request-messages/vi'
import { zh as zhWords } from '@fairway/contract/bookings/request-messages/zh'
import type { Confirmation } from '@fairway/contract/bookings/requests/booking-request.schema'
import { nameOfField } from '@fairway/contract/bookings/requests/request-field.rules'
import {
  type NamedField,
  requestFields,
  requestSections,
} from '@fairway/contract/bookings/requests/request-field.values'
import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { fillText } from '@fairway/contract/shared/fill-text'
import { type Language, languageTag } from '@fairway/contract/shared/language'
import type { Block, Sheet } from '../../../ports/documents/sheet/sheet.ts'
import { en } from '../messages/en.ts'
import { vi } from '../messages/vi.ts'
import { zh } from '../messages/zh.ts'
import type { DocumentNames } from './document-names.repository.ts'

export const texts = { en, zh, vi }
export const requestLabels = { en: enWords, zh: zhWords, vi: viWords }

/** Documents leave the portal, so their times are in UTC and say so. */
const minuteOf = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`

export interface Writing {
  language: Language
  carrier: string
  names: DocumentNames
  /** What the schedule says of its vessel, and its equipment and depot. */
  sailing: [string, string][]
  printedAt: string
}

/** The confirmation of a booking request as a document: what was sent, by whom, and what the carrier said. */
export function confirmationSheet({ state, document, issuedAt }: Confirmation, writing: Writing): Sheet {
  const { language, carrier, names, sailing, printedAt } = writing
  const confirmationTexts = texts[language].confirmation
  const { statuses, sections, fields, carrierActions, paymentTerms, flags } = requestLabels[language]
  const labels: Readonly<Record<string, string>> = fields
  const values = fieldsOf(document)
  const places: readonly string[] = ['placeOfReceipt', 'portOfLoading', 'portOfDischarge', 'placeOfDelivery']
  const shown = (path: string, text: string) => {
    if (places.includes(path)) return names.place(text)
    if (path === 'paymentTerm') return Object.entries(paymentTerms).find(([term]) => term === text)?.[1] ?? text
    if (path === 'flags') return document.flags.map((flag) => flags[flag]).join('\n')
    return text
  }
  const nameOf = (field: NamedField) =>
    nameOfField({ field, row: undefined }, (label) => labels[label] ?? label, language === 'zh' ? '：' : ': ')
  const facts: [string, string][] = [
    [confirmationTexts.ediRef, state.ediRef],
    [confirmationTexts.status, statuses[state.status]],
    [confirmationTexts.version, String(state.version)],
    [confirmationTexts.bookingNo, state.bookingNo ?? confirmationTexts.notYet],
    [confirmationTexts.organisation, state.organisation.name],
    [confirmationTexts.sentAt, minuteOf(issuedAt)],
  ]
  if (state.carrierAction && state.carrierAt)
    facts.push([confirmationTexts.carrierSaid, `${carrierActions[state.carrierAction]} · ${minuteOf(state.carrierAt)}`])
  if (state.carrierNote) facts.push([confirmationTexts.note, state.carrierNote])

  const rows = requestSections
    .filter((section) => section !== 'containers')
    .map((section) => {
      const lines = requestFields
        .filter((field) => field.section === section && (values.get(field.path) ?? '') !== '')
        .map((field): [string, string] => [nameOf(field), shown(field.path, values.get(field.path) ?? '')])
      return lines.length === 0 ? [] : [heading(sections[section]), { kind: 'pairs' as const, rows: lines }]
    })
  const containerRows = document.containers.map((row, at) => [
    String(at + 1),
    names.equipment(row.equipment),
    row.quantity,
    row.packageType,
    row.packages,
    row.temperature,
  ])
  const columns = [
    confirmationTexts.row, fields.equipment, fields.quantity, fields.packageType, fields.packages, fields.temperature,
  ] // biome-ignore format: one line for the heads
  return {
    layout: 'sheet',
    title: `${confirmationTexts.title} ${state.ediRef}`,
    author: carrier,
    language: languageTag[language],
    foot: fillText(confirmationTexts.foot, {
      carrier,
      ediRef: state.ediRef,
      version: String(state.version),
      at: minuteOf(printedAt),
    }),
    blocks: [
      { kind: 'text', look: 'carrier', text: carrier },
      { kind: 'text', look: 'title', text: confirmationTexts.title },
      {
        kind: 'text',
        look: 'intro',
        text: fillText(confirmationTexts[isConfirmed(state) ? 'introConfirmed' : 'intro'], {
          organisation: state.organisation.name,
          bookingNo: state.bookingNo ?? '',
          carrier,
        }),
      },
      { kind: 'pairs', rows: facts },
      heading(texts[language].sailing.title),
      { kind: 'pairs', rows: sailing },
      ...rows.flat(),
      ...(containerRows.length === 0 ? [] : [heading(sections.containers), containerTable(columns, containerRows)]),
    ],
  }
}

/** The carrier has confirmed what this page states. */
const isConfirmed = ({ status, version, confirmedVersion, bookingNo }: Confirmation['state']) =>
  status === 'Approved' && bookingNo !== null && version === confirmedVersion

const heading = (text: string): Block => ({ kind: 'text', look: 'heading', text })

const containerTable = (titles: string[], rows: string[][]): Block => ({
  kind: 'table',
  columns: titles.map((title, at) => ({ title, ...widths[at] })),
  rows,
})

/** Of its columns; the one without takes what the others leave. */
const widths = [{ width: 28 }, {}, { width: 70 }, { width: 70 }, { width: 70 }, { width: 70 }]
