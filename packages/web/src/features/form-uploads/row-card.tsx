import type { UploadPreview } from '@fairway/contract/form-uploads/form-upload.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import { useColumnName } from './column-name.ts'
import css from './file-details.module.css'
import type { WrongRows } from './row-columns.tsx'
import type { ProblemText } from './use-problem-texts.ts'

interface Props {
  preview: UploadPreview
  /** The row's place among those that were read. */
  at: number
  problems: WrongRows
  textOf: ProblemText
}

/** What tells a row apart from its neighbours. */
const TOLD = ['customerReference', 'bookingNo', 'portOfLoading', 'portOfDischarge', 'vvd', 'equipment']

/** A row on a phone: what tells it apart, and what is wrong in it. */
export function RowCard({ preview: { columns, lines }, at, problems, textOf }: Props) {
  const { t } = useTranslation('formUploads')
  const nameOf = useColumnName()
  const line = lines[at]
  if (!line) return null
  const told = TOLD.map((field) => line.cells[columns.findIndex((column) => column.field === field)] ?? '')
  return (
    <div className={css.rowCard}>
      <p>
        <strong>{t('preview.inRow', { row: line.row })}</strong> {told.filter(Boolean).join(' · ')}
      </p>
      <ul>
        {(problems.get(line.row) ?? []).map((problem) => (
          <li key={`${problem.field} ${problem.code}`} className={css.rowProblem}>
            <strong>{[problem.column, problem.field && nameOf(problem.field)].filter(Boolean).join(' · ')}</strong>{' '}
            {textOf(problem)}
          </li>
        ))}
      </ul>
    </div>
  )
}
