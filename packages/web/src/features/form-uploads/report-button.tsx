import type { UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import { exportFormats } from '../../ui/grid/export/export-sheet.ts'
import { useExport } from '../../ui/grid/export/use-export.ts'
import { PopupItem, PopupList } from '../../ui/grid/tools/popup-list.tsx'
import { useColumnName } from './column-name.ts'
import { problemReport, type Report, resultReport } from './report.rules.ts'
import { isPartlySent, resultsOf } from './sent-results.rules.ts'
import type { UploadFile } from './upload-file.ts'
import type { ProblemText } from './use-problem-texts.ts'

interface Props {
  file: UploadFile
  problems: readonly UploadProblem[]
  textOf: ProblemText
}

/** Saves what is wrong in a file, or what became of it, as a file. */
export function ReportButton({ file, problems, textOf }: Props) {
  const { t } = useTranslation('formUploads')
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
          status: (status) => t(`words.statuses.${status}`),
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
