import type { BookingChoices, Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { type BookingColumn, bookingColumns } from '@fairway/contract/form-uploads/booking-form/booking-form.values'
import { containerColumns } from '@fairway/contract/form-uploads/booking-form/booking-group.rules'
import { columnName } from '@fairway/contract/form-uploads/booking-form/booking-sheet.rules'
import { exampleName } from '@fairway/contract/form-uploads/form-heading.rules'
import { FORM_LIMIT, rowLimits } from '@fairway/contract/form-uploads/form-upload.values'
import type { Language } from '@fairway/contract/shared/language'
import type * as port from '../../../ports/sheets/workbook-writer.port.ts'
import { formTemplate } from '../form-template.ts'
import { en } from '../template-messages/en.ts'
import { vi } from '../template-messages/vi.ts'
import { zh } from '../template-messages/zh.ts'
import { bandStarts, templateColumn } from './booking-template-columns.values.ts'
import { exampleDay, exampleRows, exampleSailing, fullExample } from './booking-template-example.rules.ts'
import { requestTexts, templateLists } from './booking-template-lists.rules.ts'

const messages = { en, zh, vi }

interface Parts {
  language: Language
  carrier: string
  choices: BookingChoices
  /** Where the example is searched for. */
  sailings: readonly Sailing[]
  /** Ports of loading from which nothing comes as a file. */
  closedPorts: ReadonlySet<string>
}

const containers: readonly string[] = containerColumns
/** A booking's first row needs what is required of it, each of its rows the containers, and a row with a port an id. */
function reminderOf(field: BookingColumn, row: number, letters: (field: BookingColumn) => string): string {
  const [reference, number, loading] = [letters('customerReference'), letters('bookingNo'), letters('portOfLoading')]
  const id = (at: number) => `$${reference}${at}&"|"&$${number}${at}`
  const isEmpty = `${letters(field)}${row}=""`
  const has = `${id(row)}<>"|"`
  const begins = `${id(row)}<>${id(row - 1)}`
  const ofField = containers.includes(field) ? `AND(${has},${isEmpty})` : `AND(${has},${begins},${isEmpty})`
  return field === 'customerReference' ? `AND(${id(row)}="|",$${loading}${row}<>"")` : ofField
}

function bandOf(field: BookingColumn, language: Language) {
  const { sections, fields: labels } = requestTexts[language]
  const band = bandStarts[field]
  if (band === undefined) return ''
  return band === 'special' ? labels.flags : sections[band]
}

/** The empty form of a person for bookings. */
export function bookingTemplate({ language, carrier, choices, sailings, closedPorts }: Parts): port.OutputWorkbook {
  const lists = templateLists(choices, { language, closedPorts })
  const sailing = exampleSailing(sailings, choices, lists)
  const examples = exampleRows(choices, lists, { reference: exampleName(language), sailing })
  return formTemplate<BookingColumn>({
    language,
    carrier,
    columns: bookingColumns,
    nameOf: (field) => columnName(field, language),
    columnOf: templateColumn,
    bandOf: (field) => bandOf(field, language),
    texts: messages[language],
    rowLimit: rowLimits.booking,
    limits: { bookings: String(FORM_LIMIT), rows: String(rowLimits.booking) },
    day: exampleDay(sailing),
    lists,
    examples,
    guideExample: fullExample(examples[0]),
    reminderOf,
  })
}
