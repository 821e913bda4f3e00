import type { UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { useState } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { needListingMessages } from '../../ui/listing/listing.messages.ts'
import css from './file-details.module.css'
import { FormTable } from './form-table.tsx'
import { ProblemTable } from './problem-table.tsx'
import { ReportButton } from './report-button.tsx'
import { ResultTable } from './result-table.tsx'
import { ROW_ID } from './row-columns.tsx'
import { type Jump, RowGrid } from './row-grid.tsx'
import { isPartlySent } from './sent-results.rules.ts'
import type { UploadFile } from './upload-file.ts'
import { useProblemTexts } from './use-problem-texts.ts'

/** What was read is shown in a grid, which speaks as in every list. */
export const needDetailMessages = needListingMessages

export interface FileDetailsProps {
  file: UploadFile
  preview: UploadPreview
  problems: readonly UploadProblem[]
}

type View = 'problems' | 'results' | 'bookings' | 'rows'

/** What was read from a file: its problems, its rows as they stand in the sheet, and the bookings that they make. */
export function FileDetails({ file, preview, problems }: FileDetailsProps) {
  const { t } = useTranslation('formUploads')
  const { name, phase } = file
  const isSent = phase === 'sent'
  const views: readonly View[] = isSent
    ? ['results', 'rows']
    : problems.length > 0
      ? ['problems', ...(isPartlySent(file) ? (['results'] as const) : []), 'rows', 'bookings']
      : ['bookings', 'rows']
  const [chosen, setChosen] = useState<View>()
  const [jump, setJump] = useState<Jump>()
  const view = chosen && views.includes(chosen) ? chosen : views[0]
  const textOf = useProblemTexts(problems)
  const show = (next: View) => {
    setChosen(next)
    setJump(undefined)
  }
  const goTo = ({ row, field }: UploadProblem) => {
    setChosen('rows')
    setJump({ key: String(row), columnId: field ?? ROW_ID })
  }
  return (
    <div className={css.details}>
      <div className={css.bar}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the looks of a form */}
        <div className={css.views} role="group" aria-label={t('preview.views', { name })}>
          {views.map((one) => (
            <button key={one} type="button" className={css.view} aria-pressed={one === view} onClick={() => show(one)}>
              {t(`preview.${one}`)}
              <span className={css.count}>{countOf(one, preview, problems)}</span>
            </button>
          ))}
        </div>
        <ReportButton file={file} problems={problems} textOf={textOf} />
      </div>
      {preview.ignored.length > 0 && (
        <p className={css.ignored}>
          {t('preview.ignored', { count: preview.ignored.length, names: preview.ignored.join(', ') })}
        </p>
      )}
      {view === 'problems' && <ProblemTable name={name} problems={problems} textOf={textOf} onGoTo={goTo} />}
      {view === 'bookings' && <FormTable name={name} forms={preview.forms} />}
      {view === 'results' && <ResultTable file={file} />}
      {view === 'rows' && <RowGrid name={name} preview={preview} problems={problems} textOf={textOf} jump={jump} />}
    </div>
  )
}

function countOf(view: View, { forms, lines }: UploadPreview, problems: readonly UploadProblem[]): number {
  if (view === 'problems') return problems.length
  return view === 'rows' ? lines.length : forms.length
}
