import { expect, it } from 'vitest'
import { rowOf } from '../../../ui/grid/export/export-sheet.ts'
import { resultsOf } from '../sent-results.rules.ts'
import { formOf, previewOf, problemOf } from '../uploads.fixture.ts'
import { problemReport, type Report, resultReport } from './report.rules.ts'

const titleOf = (column: string) => column
const outputOf = ({ columns, shown }: Report) => [
  columns.map(({ column }) => column.title),
  ...shown.map((row) =>
    rowOf(
      columns.map(({ column }) => column),
      row,
    ),
  ),
]

it('reports every problem by sheet, row and column, with the text of the cell', () => {
  const labels = { titleOf, textOf: () => 'not allowed', nameOf: (field: string) => `<${field}>` }
  const problems = [problemOf(), problemOf({ row: null, column: null, field: null, value: '' })]
  expect(outputOf(problemReport(problems, labels))).toEqual([
    ['sheet', 'row', 'column', 'heading', 'value', 'message'],
    ['Bookings', 2, 'J', '<portOfLoading>', 'CNXMN', 'not allowed'],
    ['Bookings', '', '', '', '', 'not allowed'],
  ])
})

it('reports the result of each booking, from the answer or from the later preview', () => {
  const labels = {
    titleOf,
    status: (status: string) => `is ${status}`,
    result: (result: string) => result,
    notSent: 'Not sent',
    problemOf: ({ row }: { row: number }) => `row ${row} is wrong`,
  }
  const request = { id: 7, ediRef: 'FW00000007', status: 'Submitted' as const }
  const outcome = { results: [{ row: 2, reference: 'NBL-1001', result: 'Success' as const, request }], unsent: [] }
  const preview = previewOf({ forms: [formOf({ request }), formOf({ row: 3 })] })
  expect(outputOf(resultReport(resultsOf({ outcome }), labels))[1]).toEqual([
    2,
    'NBL-1001',
    'FW00000007',
    'is Submitted',
    'Success',
    '',
  ])
  expect(outputOf(resultReport(resultsOf({ preview }), labels)).slice(1)).toEqual([
    [2, 'NBL-1001', 'FW00000007', 'is Submitted', '', ''],
  ])

  const old = formOf({
    row: 4,
    reference: 'NBL-1003',
    deed: 'unchanged',
    request: { ...request, ediRef: 'FW00000003' },
  })
  const part = previewOf({ forms: [formOf({ request, isSent: true }), formOf({ row: 3, reference: 'NBL-1002' }), old] })
  const left = { ...outcome, unsent: [{ row: 3, lastRow: 3, reference: 'NBL-1002' }] }
  expect(outputOf(resultReport(resultsOf({ outcome: left, preview: part }), labels)).slice(1)).toEqual([
    [2, 'NBL-1001', 'FW00000007', 'is Submitted', 'Success', ''],
    [3, 'NBL-1002', '', '', 'Not sent', 'row 3 is wrong'],
    [4, 'NBL-1003', 'FW00000003', 'is Submitted', 'NoEdit', ''],
  ])
})
