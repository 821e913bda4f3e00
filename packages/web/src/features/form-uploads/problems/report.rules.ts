import type { RequestResult } from '@fairway/contract/bookings/requests/booking-request.values'
import type { UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import type { ExportOptions } from '../../../ui/grid/export/run-export.ts'
import type { ResultLine } from '../sent-results.rules.ts'

/** A table for the export. */
export type Report = Pick<ExportOptions, 'columns' | 'shown'>

type Title = 'sheet' | 'row' | 'column' | 'heading' | 'value' | 'message' | 'reference' | 'ediRef' | 'status' | 'result'
interface Titles {
  titleOf: (column: Title) => string
}
interface Field<Line> {
  title: Title
  widthPx: number
  text: (line: Line) => string
  isNumber?: true
}

function reportOf<Line>(lines: readonly Line[], fields: readonly Field<Line>[], { titleOf }: Titles): Report {
  const textAt = (field: Field<Line>, row: number) => {
    const line = lines[row]
    return line === undefined ? '' : field.text(line)
  }
  return {
    shown: lines.map((_, row) => row),
    columns: fields.map((field) => ({
      widthPx: field.widthPx,
      column: {
        id: field.title,
        title: titleOf(field.title),
        kind: field.isNumber ? 'number' : 'text',
        text: (row) => textAt(field, row),
        ...(field.isNumber && { value: (row: number) => Number(textAt(field, row)) || null }),
      },
    })),
  }
}

interface ProblemReportLabels extends Titles {
  textOf: (problem: UploadProblem) => string
  nameOf: (field: string) => string
}

/** The problems of a file, by sheet, row and column, with the text of the cell. */
export const problemReport = (problems: readonly UploadProblem[], labels: ProblemReportLabels): Report =>
  reportOf<UploadProblem>(
    problems,
    [
      { title: 'sheet', widthPx: 120, text: ({ sheet }) => sheet },
      { title: 'row', widthPx: 60, text: ({ row }) => (row === null ? '' : String(row)), isNumber: true },
      { title: 'column', widthPx: 70, text: ({ column }) => column ?? '' },
      { title: 'heading', widthPx: 180, text: ({ field }) => (field === null ? '' : labels.nameOf(field)) },
      { title: 'value', widthPx: 180, text: ({ value }) => value },
      { title: 'message', widthPx: 420, text: labels.textOf },
    ],
    labels,
  )

interface ResultReportLabels extends Titles {
  status: (status: string) => string
  result: (result: RequestResult) => string
  notSent: string
  /** The problem of a booking that was not sent. */
  problemOf: (line: ResultLine) => string
}

/** The results of a file: which bookings were sent, and why others were not. */
export const resultReport = (results: readonly ResultLine[], labels: ResultReportLabels): Report =>
  reportOf<ResultLine>(
    results,
    [
      { title: 'row', widthPx: 60, text: ({ row }) => String(row), isNumber: true },
      { title: 'reference', widthPx: 200, text: ({ reference }) => reference },
      { title: 'ediRef', widthPx: 130, text: ({ request }) => request?.ediRef ?? '' },
      { title: 'status', widthPx: 130, text: ({ request }) => (request ? labels.status(request.status) : '') },
      {
        title: 'result',
        widthPx: 110,
        text: ({ request, result }) => (request ? (result ? labels.result(result) : '') : labels.notSent),
      },
      { title: 'message', widthPx: 420, text: (line) => (line.request ? '' : labels.problemOf(line)) },
    ],
    labels,
  )
