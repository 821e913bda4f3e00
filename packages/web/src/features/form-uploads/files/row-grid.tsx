import type { UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../../../platform/language/use-translation.ts'
import { Grid } from '../../../ui/grid/grid.tsx'
import type { GridJump } from '../../../ui/grid/grid-parts.ts'
import { defaultGridState, fitState } from '../../../ui/grid/grid-state.rules.ts'
import { shownRows } from '../../../ui/grid/shown-rows.rules.ts'
import { useColumnName } from '../problems/column-name.ts'
import type { ProblemText } from '../problems/use-problem-texts.ts'
import { useUploadKind, useUploadTexts } from '../upload-kind.ts'
import css from './file-details.module.css'
import { problemsByRow, type RowProblems, rowColumns } from './row-columns.tsx'

interface RowCardProps {
  preview: UploadPreview
  /** The row's index among those that were read. */
  at: number
  problems: RowProblems
  textOf: ProblemText
}

/** A row on a phone: its identifying fields and its errors. */
function RowCard({ preview: { columns, lines }, at, problems, textOf }: RowCardProps) {
  const { t } = useUploadTexts()
  const { summaryFields } = useUploadKind()
  const nameOf = useColumnName()
  const line = lines[at]
  if (!line) return null
  const values = summaryFields.map((field) => line.cells[columns.findIndex((column) => column.field === field)] ?? '')
  return (
    <div className={css.rowCard}>
      <p>
        <strong>{t('preview.inRow', { row: line.row })}</strong> {values.filter(Boolean).join(' · ')}
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

export type Jump = GridJump

interface Props {
  name: string
  preview: UploadPreview
  problems: readonly UploadProblem[]
  textOf: ProblemText
  /** The cell to show first. */
  jump: Jump | undefined
}

/** The rows as in the sheet. Errors are marked in their cells. */
export function RowGrid({ name, preview, problems, textOf, jump }: Props) {
  const { t } = useUploadTexts()
  const language = useLanguage()
  const nameOf = useColumnName()
  const [isNarrowed, setIsNarrowed] = useState(false)
  const rowProblems = useMemo(() => problemsByRow(problems), [problems])
  const understood = (text: string) => t('preview.understood', { text })
  const labels = { row: t('preview.rowNo'), nameOf, textOf, understood }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change with the language alone
  const columns = useMemo(() => rowColumns(preview, rowProblems, labels), [preview, rowProblems, textOf, language])
  const [gridState, setGridState] = useState(() => defaultGridState(columns))
  const state = useMemo(() => fitState(gridState, columns), [gridState, columns])
  const rows = useMemo(
    () => ({ count: preview.lines.length, keyOf: (row: number) => String(preview.lines[row]?.row) }),
    [preview],
  )
  const shown = useMemo(() => {
    const all = shownRows(columns, preview.lines.length, state, language)
    return isNarrowed ? all.filter((row) => rowProblems.has(preview.lines[row]?.row ?? 0)) : all
  }, [columns, preview, state, language, isNarrowed, rowProblems])
  // a cell that is jumped to is shown, whatever the filters
  useEffect(() => {
    if (jump) setIsNarrowed(false)
  }, [jump])
  const [reason, setReason] = useState('')
  const showReason = ({ target }: CellEvent) => setReason(reasonAt(target))
  /** The pointer passes over many cells. Only one with a reason replaces that of the focused cell. */
  const showReasonIfAny = ({ target }: CellEvent) => setReason((before) => reasonAt(target) || before)
  return (
    <div className={css.rows}>
      {problems.length > 0 && (
        <label className={css.narrow}>
          <input type="checkbox" checked={isNarrowed} onChange={() => setIsNarrowed(!isNarrowed)} />
          {t('preview.onlyWrong')}
        </label>
      )}
      {/* biome-ignore lint/a11y: it only observes keyboard and pointer events */}
      <div className={css.grid} style={roomOf(preview.lines.length)} onFocus={showReason} onMouseOver={showReasonIfAny}>
        <Grid
          label={t('preview.rowsOf', { name })}
          rows={rows}
          columns={columns}
          state={state}
          onState={setGridState}
          shown={shown}
          {...(jump && { jump })}
          card={(row) => <RowCard preview={preview} at={row} problems={rowProblems} textOf={textOf} />}
          empty={<p className={css.none}>{t('preview.noneWrong')}</p>}
        />
      </div>
      {problems.length > 0 && (
        <p className={css.reason} aria-hidden="true">
          {reason}
        </p>
      )}
    </div>
  )
}

interface CellEvent {
  target: EventTarget
}

/** Few rows need little space; many scroll. */
const roomOf = (rows: number) => ({ '--rows': rows }) as CSSProperties // React's type does not know custom properties

/** Why the hovered or focused cell is marked; empty for others. */
const reasonAt = (target: EventTarget) =>
  target instanceof Element
    ? (target.closest('[aria-colindex]')?.querySelector('[data-reason]')?.getAttribute('data-reason') ?? '')
    : ''
