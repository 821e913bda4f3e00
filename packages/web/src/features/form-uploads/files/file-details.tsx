import type { UploadForm, UploadPreview, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import type { FormEffect } from '@fairway/contract/form-uploads/form-upload.values'
import { useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { exportFormats } from '../../../ui/grid/export/export-sheet.ts'
import { useExport } from '../../../ui/grid/export/use-export.ts'
import { PopupItem, PopupList } from '../../../ui/grid/tools/popup-list.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { ViewChoice } from '../../../ui/view-choice.tsx'
import { useColumnName } from '../problems/column-name.ts'
import { ProblemTable } from '../problems/problem-table.tsx'
import { problemReport, type Report, resultReport } from '../problems/report.rules.ts'
import { type ProblemText, useProblemTexts } from '../problems/use-problem-texts.ts'
import { isPartlySent, type ResultLine, resultsOf } from '../sent-results.rules.ts'
import type { UploadFile } from '../upload-file.ts'
import { useStatusText, useUploadKind, useUploadTexts } from '../upload-kind.ts'
import css from './file-details.module.css'
import { ROW_ID } from './row-columns.tsx'
import { type Jump, RowGrid } from './row-grid.tsx'

const effectBadges: Record<FormEffect, { tone: 'clear' | 'attention' | 'plain'; icon: IconName }> = {
  new: { tone: 'clear', icon: 'done' },
  overwrite: { tone: 'attention', icon: 'alert' },
  unchanged: { tone: 'plain', icon: 'note' },
}

/** More bookings than anybody reads one below the other; the rows of all of them are in the grid. */
const SHOWN = 500

const rowsOf = ({ row, lastRow }: UploadForm) => (row === lastRow ? String(row) : `${row}–${lastRow}`)

/** The bookings of a file, each with its rows and the effect of sending it. */
function FormTable({ name, forms }: { name: string; forms: readonly UploadForm[] }) {
  const { t } = useUploadTexts()
  const statusText = useStatusText()
  const { pathOf } = useUploadKind()
  const columns: Column<UploadForm>[] = [
    {
      name: 'reference',
      title: t('columns.reference'),
      placement: 'main',
      cell: ({ reference, bookingNo }) => reference || bookingNo,
    },
    {
      name: 'deed',
      title: t('columns.deed'),
      placement: 'corner',
      cell: ({ deed: effect }) => <Tag text={t(`deeds.${effect}`)} {...effectBadges[effect]} />,
    },
    { name: 'rows', title: t('columns.rows'), placement: 'quiet', cell: rowsOf },
    {
      name: 'route',
      title: t('columns.route'),
      cell: ({ portOfLoading, portOfDischarge }) => `${portOfLoading} → ${portOfDischarge}`,
    },
    { name: 'vvd', title: t('columns.vvd'), cell: ({ vvd }) => vvd },
    { name: 'containers', title: t('columns.containers'), cell: ({ containers }) => containers },
    {
      name: 'request',
      title: t('columns.request'),
      cell: ({ request }) =>
        request && (
          <PageLink href={pathOf(request)}>
            {request.ediRef} · {statusText(request.status)}
          </PageLink>
        ),
    },
  ]
  return (
    <>
      {forms.length > SHOWN && <Muted>{t('preview.shownBookings', { shown: SHOWN, count: forms.length })}</Muted>}
      <RowTable
        label={t('preview.bookingsOf', { name })}
        columns={columns}
        rows={forms.slice(0, SHOWN)}
        keyOf={({ row }) => String(row)}
      />
    </>
  )
}

export interface FileDetailsProps {
  file: UploadFile
  preview: UploadPreview
  problems: readonly UploadProblem[]
}

type View = 'problems' | 'notes' | 'results' | 'bookings' | 'rows'

/** The content of a file: its problems, its rows as in the sheet, and its bookings. */
export function FileDetails({ file, preview, problems }: FileDetailsProps) {
  const { t } = useUploadTexts()
  const { name, phase } = file
  const isSent = phase === 'sent'
  const { notes } = preview
  const noteView: readonly View[] = notes.length > 0 ? ['notes'] : []
  const views: readonly View[] = isSent
    ? ['results', 'rows']
    : problems.length > 0
      ? ['problems', ...noteView, ...(isPartlySent(file) ? (['results'] as const) : []), 'rows', 'bookings']
      : ['bookings', ...noteView, 'rows']
  const [chosen, setChosen] = useState<View>()
  const [jump, setJump] = useState<Jump>()
  const view = chosen && views.includes(chosen) ? chosen : views[0]
  const textOf = useProblemTexts(problems)
  const noteTextOf = useProblemTexts(notes)
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
      <Row gap={16} rowGap={8} justify="between">
        <ViewChoice
          label={t('preview.views', { name })}
          views={views}
          chosen={view}
          textOf={(one) => t(`preview.${one}`)}
          countOf={(one) => countOf(one, preview, problems)}
          onChoose={show}
        />
        <ReportButton file={file} problems={problems} textOf={textOf} />
      </Row>
      {preview.ignored.length > 0 && (
        <p className={css.ignored}>
          {t('preview.ignored', { count: preview.ignored.length, names: preview.ignored.join(', ') })}
        </p>
      )}
      {view === 'problems' && <ProblemTable name={name} problems={problems} textOf={textOf} onGoTo={goTo} />}
      {view === 'notes' && <ProblemTable name={name} problems={notes} textOf={noteTextOf} onGoTo={goTo} areNotes />}
      {view === 'bookings' && <FormTable name={name} forms={preview.forms} />}
      {view === 'results' && <ResultTable file={file} />}
      {view === 'rows' && <RowGrid name={name} preview={preview} problems={problems} textOf={textOf} jump={jump} />}
    </div>
  )
}

function countOf(view: View, { forms, lines, notes }: UploadPreview, problems: readonly UploadProblem[]): number {
  if (view === 'problems') return problems.length
  if (view === 'notes') return notes.length
  return view === 'rows' ? lines.length : forms.length
}

interface ReportButtonProps {
  file: UploadFile
  problems: readonly UploadProblem[]
  textOf: ProblemText
}

/** Saves the problems or results of a file as a file. */
function ReportButton({ file, problems, textOf }: ReportButtonProps) {
  const { t } = useUploadTexts()
  const statusText = useStatusText()
  const { t: grid } = useTranslation('grid')
  const nameOf = useColumnName()
  const { start, isRunning } = useExport()
  const isSent = file.phase === 'sent' || isPartlySent(file)
  if (!isSent && problems.length === 0) return null
  const plain = file.name.replace(/\.[a-z]{3,4}$/i, '')
  const name = t(isSent ? 'report.results' : 'report.problems', { name: plain })
  const titleOf = (column: ReportTitle) => t(`columns.${column}`)
  const report = (): Report =>
    isSent
      ? resultReport(resultsOf(file), {
          titleOf,
          status: statusText,
          result: (result) => t(`words.results.${result}`),
          notSent: t('card.notSent'),
          problemOf: ({ row }) => {
            const lastRow = file.preview?.forms.find((form) => form.row === row)?.lastRow ?? row
            return problems
              .filter((problem) => problem.row !== null && problem.row >= row && problem.row <= lastRow)
              .map(textOf)
              .join(' ')
          },
        })
      : problemReport(problems, { titleOf, textOf, nameOf })
  return (
    <PopupList opener={t('report.open')} label={t('report.openOf', { name: file.name })} side="end">
      {exportFormats.map((format) => (
        <PopupItem key={format} off={isRunning} onChoose={() => void start({ format, name, ...report() })}>
          {grid(`tools.${format}`)}
        </PopupItem>
      ))}
    </PopupList>
  )
}

type ReportTitle = Parameters<Parameters<typeof problemReport>[1]['titleOf']>[0]

/** The result of each booking of a file that was sent. */
function ResultTable({ file }: { file: UploadFile }) {
  const { t } = useUploadTexts()
  const statusText = useStatusText()
  const { pathOf } = useUploadKind()
  const columns: Column<ResultLine>[] = [
    { name: 'reference', title: t('columns.reference'), placement: 'main', cell: ({ reference }) => reference },
    {
      name: 'ediRef',
      title: t('columns.ediRef'),
      cell: ({ request }) => request && <PageLink href={pathOf(request)}>{request.ediRef}</PageLink>,
    },
    {
      name: 'status',
      title: t('columns.status'),
      placement: 'corner',
      cell: ({ request }) =>
        request ? (
          <Tag text={statusText(request.status)} />
        ) : (
          <Tag tone="blocked" icon="blocked" text={t('card.notSent')} />
        ),
    },
    {
      name: 'result',
      title: t('columns.result'),
      cell: ({ result }) => result && t(`words.results.${result}`),
    },
  ]
  return (
    <RowTable
      label={t('preview.bookingsOf', { name: file.name })}
      columns={columns}
      rows={resultsOf(file).slice(0, SHOWN)}
      keyOf={({ row }) => String(row)}
    />
  )
}
