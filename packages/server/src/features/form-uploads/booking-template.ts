import type { BookingChoices, Sailing } from '@fairway/contract/bookings/booking-choices.schema'
import { en as enWords } from '@fairway/contract/bookings/request-messages/en'
import { vi as viWords } from '@fairway/contract/bookings/request-messages/vi'
import { zh as zhWords } from '@fairway/contract/bookings/request-messages/zh'
import { type BookingColumn, bookingColumns } from '@fairway/contract/form-uploads/booking-form.values'
import { containerColumns } from '@fairway/contract/form-uploads/booking-group.rules'
import { columnName, exampleName, lettersOf } from '@fairway/contract/form-uploads/form-heading.rules'
import { FORM_LIMIT, ROW_LIMIT } from '@fairway/contract/form-uploads/form-upload.values'
import { textPlaces } from '@fairway/contract/shared/column-width'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type * as port from '../../ports/sheets/workbook-writer.port.ts'
import { bandStarts, templateColumn } from './booking-template-columns.values.ts'
import {
  type ExampleRow,
  type ExampleSailing,
  exampleDay,
  exampleRows,
  exampleSailing,
  fullExample,
} from './booking-template-example.rules.ts'
import { type TemplateLists, templateLists } from './booking-template-lists.rules.ts'
import { en } from './template-messages/en.ts'
import { vi } from './template-messages/vi.ts'
import { zh } from './template-messages/zh.ts'

const messages = { en, zh, vi }
const requestTexts = { en: enWords, zh: zhWords, vi: viWords }
/** Fonts that have all letters of the language and are on most machines. */
const fonts: Record<Language, string> = { en: 'Calibri', zh: 'Microsoft YaHei', vi: 'Calibri' }

const LISTS = 'Lists'
/** Band and headings, then the two rows of the example. */
const HEADING_ROWS = 2
const FIRST_ROW = 5
const LAST_ROW = FIRST_ROW + ROW_LIMIT - 1

const fields = bookingColumns.map(({ field }) => field)
const isRequired = (field: BookingColumn) => bookingColumns.some((one) => one.field === field && 'isRequired' in one)
const letters = (field: BookingColumn) => lettersOf(fields.indexOf(field))
const cell = (text: string, style: port.CellStyle): port.OutputCell => ({ text, style })

interface Parts {
  language: Language
  carrier: string
  choices: BookingChoices
  /** Where the example is searched for. */
  sailings: readonly Sailing[]
  /** Ports of loading from which nothing comes as a file. */
  closedPorts: ReadonlySet<string>
}

/** The lists in columns of a sheet of their own, each once, and where each column finds its own. */
function listsSheet(lists: TemplateLists) {
  const nonEmpty = [...new Set(lists.values())].filter((list) => list.length > 0)
  const longest = Math.max(0, ...nonEmpty.map((list) => list.length))
  const sheet: port.OutputSheet = {
    name: LISTS,
    isHidden: true,
    columns: nonEmpty.map(() => ({ width: 30, style: 'text' })),
    rows: Array.from({ length: longest }, (_, at) => ({ cells: nonEmpty.map((list) => cell(list[at] ?? '', 'text')) })),
  }
  const placeOf = (field: BookingColumn) => {
    const list = lists.get(field)
    return list && list.length > 0 ? { sheet: LISTS, column: nonEmpty.indexOf(list), count: list.length } : undefined
  }
  return { sheet, placeOf }
}

function guidanceOf(field: BookingColumn, language: Language, day: string): Omit<port.Guidance, 'list'> {
  const { doubt, columns } = messages[language]
  const { kind } = templateColumn(field)
  const text = kind === 'text' ? doubt.list : fillText(doubt[kind], { day })
  return {
    column: fields.indexOf(field),
    firstRow: FIRST_ROW,
    lastRow: LAST_ROW,
    kind: kind === 'text' ? 'any' : kind,
    hint: { title: columnName(field, language), text: columns[field] },
    doubt: { title: kind === 'text' ? doubt.title : columnName(field, language), text },
  }
}

const containers: readonly string[] = containerColumns
/** A booking's first row needs what is required of it, each of its rows the containers, and a row with a port an id. */
function reminderOf(field: BookingColumn): port.Reminder {
  const [reference, number, port] = [letters('customerReference'), letters('bookingNo'), letters('portOfLoading')]
  const id = (row: number) => `$${reference}${row}&"|"&$${number}${row}`
  const isEmpty = `${letters(field)}${FIRST_ROW}=""`
  const has = `${id(FIRST_ROW)}<>"|"`
  const begins = `${id(FIRST_ROW)}<>${id(FIRST_ROW - 1)}`
  const ofField = containers.includes(field) ? `AND(${has},${isEmpty})` : `AND(${has},${begins},${isEmpty})`
  const when = field === 'customerReference' ? `AND(${id(FIRST_ROW)}="|",$${port}${FIRST_ROW}<>"")` : ofField
  return { column: fields.indexOf(field), firstRow: FIRST_ROW, lastRow: LAST_ROW, when }
}

function bandOf(field: BookingColumn, language: Language) {
  const { sections, fields: labels } = requestTexts[language]
  const band = bandStarts[field]
  if (band === undefined) return ''
  return band === 'special' ? labels.flags : sections[band]
}

const headingOf = (field: BookingColumn, language: Language) =>
  isRequired(field)
    ? cell(`${columnName(field, language)} *`, 'required')
    : cell(columnName(field, language), 'optional')

function formSheet(
  language: Language,
  { examples, sailing }: { examples: readonly ExampleRow[]; sailing: ExampleSailing | undefined },
  placeOf: (field: BookingColumn) => port.Guidance['list'],
): port.OutputSheet {
  return {
    name: messages[language].sheets.form,
    columns: fields.map((field) => ({ width: templateColumn(field).width, style: templateColumn(field).kind })),
    rows: [
      { cells: fields.map((field) => cell(bandOf(field, language), 'band')), height: 20 },
      { cells: fields.map((field) => headingOf(field, language)), height: 50 },
      ...examples.map((row) => ({ cells: fields.map((field) => cell(row[field] ?? '', 'example')), height: 19 })),
    ],
    frozen: { rows: HEADING_ROWS, columns: 1 },
    guidance: fields.map((field) => {
      const list = placeOf(field)
      return { ...guidanceOf(field, language, exampleDay(sailing)), ...(list && { list }) }
    }),
    reminders: fields.filter(isRequired).map(reminderOf),
    isWide: true,
  }
}

/** The guide fits on a page of paper. */
const GUIDE_WIDTHS = [46, 11, 74, 44] as const
const GUIDE_WIDTH = GUIDE_WIDTHS.reduce((sum, width) => sum + width, 0)
const LINE_POINTS = 15

/** How high a row is whose text has to fit into so many characters. Bold and wide letters take more than their share. */
const heightOf = (text: string, width: number) => Math.ceil((textPlaces(text) * 1.1) / width) * LINE_POINTS + 5

/** A sentence across the page. */
const spread = (text: string): port.OutputSheet['rows'][number] => ({
  cells: [cell(text, 'note')],
  height: heightOf(text, GUIDE_WIDTH),
  isSpread: true,
})

/** What each column means, for those who fill in the form for the first time. */
function guideSheet({ language, carrier }: Parts, example: ExampleRow): port.OutputSheet {
  const { title, sheets, notes, head, columns } = messages[language]
  const limits = { bookings: String(FORM_LIMIT), rows: String(ROW_LIMIT) }
  return {
    name: sheets.guide,
    columns: GUIDE_WIDTHS.map((width) => ({ width, style: 'note' })),
    rows: [
      { cells: [cell(fillText(title, { carrier }), 'title')], height: 26 },
      ...notes.map((note, at) => spread(`${at + 1}. ${fillText(note, limits)}`)),
      { cells: [] },
      {
        cells: [head.column, head.required, head.meaning, head.example].map((text) => cell(text, 'required')),
        height: 22,
      },
      ...fields.map((field) => ({
        cells: [
          cell(columnName(field, language), 'name'),
          cell(isRequired(field) ? '●' : '', 'mark'),
          cell(columns[field], 'lines'),
          cell(example[field] ?? '', 'lines'),
        ],
        height: heightOf(columns[field], GUIDE_WIDTHS[2]),
      })),
    ],
  }
}

/** The empty form of a person: what to fill in, how, and what they can choose from. */
export function bookingTemplate(parts: Parts): port.OutputWorkbook {
  const { language, carrier, choices, sailings, closedPorts } = parts
  const lists = templateLists(choices, { language, closedPorts })
  const sailing = exampleSailing(sailings, choices, lists)
  const examples = exampleRows(choices, lists, { reference: exampleName(language), sailing })
  const { sheet, placeOf } = listsSheet(lists)
  return {
    title: fillText(messages[language].title, { carrier }),
    author: carrier,
    font: fonts[language],
    sheets: [formSheet(language, { examples, sailing }, placeOf), guideSheet(parts, fullExample(examples[0])), sheet],
  }
}
