import { lettersOf } from '@fairway/contract/form-uploads/form-heading.rules'
import { textPlaces } from '@fairway/contract/shared/column-width'
import { fillText } from '@fairway/contract/shared/fill-text'
import type { Language } from '@fairway/contract/shared/language'
import type * as port from '../../ports/sheets/workbook-writer.port.ts'

/** What a column of a form takes, and how many characters it is wide. */
export interface TemplateColumn {
  kind: 'text' | 'number' | 'day'
  width: number
}

/** What is written in a row of an example. */
export type TemplateRow<F extends string> = Partial<Record<F, string | undefined>>

/** What a column offers; columns that choose from the same list share it. */
export type Lists<F extends string> = ReadonlyMap<F, readonly string[]>

/** The sentences of an empty form. */
interface TemplateTexts<F extends string> {
  title: string
  sheets: { form: string; guide: string }
  head: { column: string; required: string; meaning: string; example: string }
  notes: readonly string[]
  doubt: { title: string; list: string; number: string; day: string }
  columns: Readonly<Record<F, string>>
}

/** A kind of form as an empty workbook for one person. */
export interface TemplateParts<F extends string> {
  language: Language
  carrier: string
  columns: readonly { field: F; isRequired?: true }[]
  nameOf: (field: F) => string
  columnOf: (field: F) => TemplateColumn
  /** What stands above the first column of a part of the form; empty above the others. */
  bandOf: (field: F) => string
  texts: TemplateTexts<F>
  /** How many rows a file has at most. */
  rowLimit: number
  /** Numbers in the notes of the guide. */
  limits: Record<string, string>
  /** A day for advice on how to write one. */
  day: string
  lists: Lists<F>
  examples: readonly TemplateRow<F>[]
  /** The example of each column in the guide. */
  guideExample: TemplateRow<F>
  /** When a required cell of this row is marked while it is empty, in the words of spreadsheets. */
  reminderOf: (field: F, row: number, lettersOf: (field: F) => string) => string
}

/** Fonts that have all letters of the language and are on most machines. */
const fonts: Record<Language, string> = { en: 'Calibri', zh: 'Microsoft YaHei', vi: 'Calibri' }

const LISTS = 'Lists'
/** Band and headings; the example is below them. */
const HEADING_ROWS = 2

const cell = (text: string, style: port.CellStyle): port.OutputCell => ({ text, style })

/** The lists in columns of a sheet of their own, each once, and where each column finds its own. */
function listsSheet<F extends string>(lists: Lists<F>) {
  const nonEmpty = [...new Set(lists.values())].filter((list) => list.length > 0)
  const longest = Math.max(0, ...nonEmpty.map((list) => list.length))
  const sheet: port.OutputSheet = {
    name: LISTS,
    isHidden: true,
    columns: nonEmpty.map(() => ({ width: 30, style: 'text' })),
    rows: Array.from({ length: longest }, (_, at) => ({ cells: nonEmpty.map((list) => cell(list[at] ?? '', 'text')) })),
  }
  const placeOf = (field: F) => {
    const list = lists.get(field)
    return list && list.length > 0 ? { sheet: LISTS, column: nonEmpty.indexOf(list), count: list.length } : undefined
  }
  return { sheet, placeOf }
}

function formSheet<F extends string>(
  parts: TemplateParts<F>,
  placeOf: (field: F) => port.Guidance['list'],
): port.OutputSheet {
  const { columns, nameOf, columnOf, bandOf, texts, examples, day, rowLimit, reminderOf } = parts
  const fields = columns.map(({ field }) => field)
  const firstRow = HEADING_ROWS + examples.length + 1
  const place = (field: F) => ({ column: fields.indexOf(field), firstRow, lastRow: firstRow + rowLimit - 1 })
  const lettersFor = (field: F) => lettersOf(fields.indexOf(field))
  const guidanceOf = (field: F): port.Guidance => {
    const { kind } = columnOf(field)
    const list = placeOf(field)
    return {
      ...place(field),
      kind: kind === 'text' ? 'any' : kind,
      hint: { title: nameOf(field), text: texts.columns[field] },
      doubt: {
        title: kind === 'text' ? texts.doubt.title : nameOf(field),
        text: kind === 'text' ? texts.doubt.list : fillText(texts.doubt[kind], { day }),
      },
      ...(list && { list }),
    }
  }
  return {
    name: texts.sheets.form,
    columns: fields.map((field) => ({ width: columnOf(field).width, style: columnOf(field).kind })),
    rows: [
      { cells: fields.map((field) => cell(bandOf(field), 'band')), height: 20 },
      {
        cells: columns.map(({ field, isRequired }) =>
          isRequired ? cell(`${nameOf(field)} *`, 'required') : cell(nameOf(field), 'optional'),
        ),
        height: 50,
      },
      ...examples.map((row) => ({ cells: fields.map((field) => cell(row[field] ?? '', 'example')), height: 19 })),
    ],
    frozen: { rows: HEADING_ROWS, columns: 1 },
    guidance: fields.map(guidanceOf),
    reminders: columns.flatMap(({ field, isRequired }) =>
      isRequired ? [{ ...place(field), when: reminderOf(field, firstRow, lettersFor) }] : [],
    ),
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
function guideSheet<F extends string>(parts: TemplateParts<F>): port.OutputSheet {
  const { carrier, columns, nameOf, texts, limits, guideExample } = parts
  const { title, sheets, notes, head } = texts
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
      ...columns.map(({ field, isRequired }) => ({
        cells: [
          cell(nameOf(field), 'name'),
          cell(isRequired ? '●' : '', 'mark'),
          cell(texts.columns[field], 'lines'),
          cell(guideExample[field] ?? '', 'lines'),
        ],
        height: heightOf(texts.columns[field], GUIDE_WIDTHS[2]),
      })),
    ],
  }
}

/** The empty form of a person: what to fill in, how, and what they can choose from. */
export function formTemplate<F extends string>(parts: TemplateParts<F>): port.OutputWorkbook {
  const { sheet, placeOf } = listsSheet(parts.lists)
  return {
    title: fillText(parts.texts.title, { carrier: parts.carrier }),
    author: parts.carrier,
    font: fonts[parts.language],
    sheets: [formSheet(parts, placeOf), guideSheet(parts), sheet],
  }
}
