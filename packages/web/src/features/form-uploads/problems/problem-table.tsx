import type { UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import css from '../files/file-details.module.css'
import { useUploadTexts } from '../upload-kind.ts'
import { usePlaceOf } from './problem-place.ts'
import type { ProblemText } from './use-problem-texts.ts'

interface Props {
  name: string
  problems: readonly UploadProblem[]
  textOf: ProblemText
  onGoTo: (problem: UploadProblem) => void
  /** They stop nothing; their owner looks at them. */
  areNotes?: boolean
}

/** The most problems on the page; the report has all. */
const SHOWN = 200

/** Every problem by its place in the sheet, with the cell's text. A click jumps to the cell. */
export function ProblemTable({ name, problems, textOf, onGoTo, areNotes = false }: Props) {
  const { t } = useUploadTexts()
  const placeOf = usePlaceOf()
  const shown = problems.slice(0, SHOWN)
  const columns: Column<UploadProblem>[] = [
    {
      name: 'place',
      title: t('columns.place'),
      placement: 'main',
      cell: (problem) =>
        problem.row === null ? (
          placeOf(problem)
        ) : (
          <button type="button" className={css.link} title={t('preview.goTo')} onClick={() => onGoTo(problem)}>
            {placeOf(problem)}
          </button>
        ),
    },
    {
      name: 'value',
      title: t('columns.value'),
      placement: 'quiet',
      cell: ({ value }) => value || t('preview.noValue'),
    },
    { name: 'message', title: t(areNotes ? 'preview.toCheck' : 'columns.message'), cell: textOf },
  ]
  const sheet = problems.find((problem) => problem.sheet !== '')?.sheet
  return (
    <>
      {sheet !== undefined && <p className={css.sheet}>{t('preview.ofSheet', { sheet })}</p>}
      <RowTable
        label={t(areNotes ? 'preview.notesOf' : 'preview.problemsOf', { name })}
        columns={columns}
        rows={shown}
        keyOf={(problem) => `${problem.row} ${problem.column} ${problem.code} ${problems.indexOf(problem)}`}
      />
      {problems.length > SHOWN && (
        <p className={css.ignored}>{t('preview.shownOf', { shown: SHOWN, count: problems.length })}</p>
      )}
    </>
  )
}
