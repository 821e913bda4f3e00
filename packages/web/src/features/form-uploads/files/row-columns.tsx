import type { UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { type GridColumn, ICON_WIDTH } from '../../../ui/grid/grid-parts.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ProblemText } from '../problems/use-problem-texts.ts'
import css from './file-details.module.css'

/** The problems of each row of the sheet. */
export type RowProblems = ReadonlyMap<number, readonly UploadProblem[]>

export function problemsByRow(problems: readonly UploadProblem[]): RowProblems {
  const rows = new Map<number, UploadProblem[]>()
  for (const problem of problems)
    if (problem.row !== null) rows.set(problem.row, [...(rows.get(problem.row) ?? []), problem])
  return rows
}

interface RowLabels {
  row: string
  nameOf: (field: string) => string
  /** How a cell was understood where it says something else. */
  understood: (text: string) => string
  textOf: ProblemText
}

/** Differs from all columns of the form. */
export const ROW_ID = 'row'

/** The columns of the sheet with the labels of the form, after the row number. */
export function rowColumns(
  { columns, lines, meanings }: UploadPreview,
  rowProblems: RowProblems,
  labels: RowLabels,
): GridColumn[] {
  const problemsAt = (row: number) => rowProblems.get(lines[row]?.row ?? 0) ?? []
  const fields = new Set(columns.map(({ field }) => field))
  const invalidFields = new Set([...rowProblems.values()].flatMap((problems) => problems.map(({ field }) => field)))
  const understood = new Map(meanings.map(({ row, field, text }) => [`${row} ${field}`, text]))
  const marked = (row: number, text: string, isMine: (problem: UploadProblem) => boolean) => {
    const mine = problemsAt(row).filter(isMine)
    return mine.length === 0 ? text : <InvalidCell text={text} reasons={mine.map(labels.textOf)} />
  }
  const number: GridColumn = {
    id: ROW_ID,
    title: labels.row,
    kind: 'number',
    isRowHeader: true,
    isPinnedAtFirst: true,
    align: 'end',
    text: (row) => String(lines[row]?.row ?? ''),
    value: (row) => lines[row]?.row ?? null,
    // problems of the whole row, or of a column that the sheet does not have
    cell: (row) => marked(row, String(lines[row]?.row ?? ''), ({ field }) => field === null || !fields.has(field)),
  }
  const ofSheet = columns.map(({ column, field }, at): GridColumn => {
    const text = (row: number) => {
      const meaning = understood.get(`${lines[row]?.row} ${field}`)
      const written = lines[row]?.cells[at] ?? ''
      return meaning === undefined ? written : [written, `(${labels.understood(meaning)})`].filter(Boolean).join(' ')
    }
    return {
      id: field,
      title: `${column} · ${labels.nameOf(field)}`,
      kind: 'text',
      text,
      cell: (row) => marked(row, text(row), (problem) => problem.field === field),
      extraLetters: invalidFields.has(field) ? ICON_WIDTH : 0,
    }
  })
  return [number, ...ofSheet]
}

/** A cell with an error. The reason is in the tooltip and read aloud with the text. */
function InvalidCell({ text, reasons }: { text: string; reasons: readonly string[] }) {
  const reason = reasons.join(' ')
  return (
    <span className={css.wrong} title={reason} data-reason={reason}>
      <Icon name="alert" size={15} />
      <span className={css.wrongText}>{text}</span>
      <span className="visually-hidden">{reason}</span>
    </span>
  )
}
