import type { UploadForm, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { useMemo } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx'
import { Tag } from '../../ui/status/tag.tsx'
import css from './overwrite-dialog.module.css'
import { useProblemTexts } from './problems/use-problem-texts.ts'
import type { UploadFile } from './upload-file.ts'
import { useStatusText, useUploadTexts } from './upload-kind.ts'

export interface OverwriteDialogProps {
  files: readonly UploadFile[]
  onClose: () => void
  onConfirm: () => void
}

/** The most names to list. For more, the file is enough. */
const NAMED = 100

/** Asks before existing requests are changed, or sent after a cut-off has passed, and lists them. */
export function OverwriteDialog({ files, onClose, onConfirm }: OverwriteDialogProps) {
  const { t } = useUploadTexts()
  const warnings = useMemo(() => files.flatMap(({ preview }) => preview?.warnings ?? []), [files])
  const forms = files.flatMap(
    ({ preview }) => preview?.forms.filter(({ deed: effect }) => effect === 'overwrite') ?? [],
  )
  const count = forms.length
  return (
    <Dialog
      title={count > 0 ? t('overwrite.title', { count }) : t('late.title', { count: warnings.length })}
      role="alertdialog"
      wide
      onClose={onClose}
      actions={
        <DialogActions
          back={t(count > 0 ? 'overwrite.cancel' : 'late.cancel')}
          onBack={onClose}
          confirm={t(count > 0 ? 'overwrite.confirm' : 'late.confirm')}
          onConfirm={onConfirm}
        />
      }
    >
      {warnings.length > 0 && <PassedCutOffs warnings={warnings} />}
      {count > 0 && <Overwritten forms={forms} />}
    </Dialog>
  )
}

/** The cut-offs that have passed, row by row. */
export function PassedCutOffs({ warnings }: { warnings: readonly UploadProblem[] }) {
  const { t } = useUploadTexts()
  const textOf = useProblemTexts(warnings)
  return (
    <>
      <p>{t('late.text')}</p>
      <ul className={css.list} aria-label={t('late.label')}>
        {warnings.slice(0, NAMED).map((warning) => (
          <li key={`${warning.row} ${warning.code}`} className={css.line}>
            <strong>{t('preview.inRow', { row: warning.row ?? '' })}</strong>
            <span>{textOf(warning)}</span>
          </li>
        ))}
        {warnings.length > NAMED && (
          <li className={css.line}>{t('overwrite.more', { count: warnings.length - NAMED })}</li>
        )}
      </ul>
    </>
  )
}

function Overwritten({ forms }: { forms: readonly UploadForm[] }) {
  const { t } = useUploadTexts()
  const statusText = useStatusText()
  const count = forms.length
  return (
    <>
      <p>{t('overwrite.text')}</p>
      <ul className={css.list} aria-label={t('overwrite.label')}>
        {forms.slice(0, NAMED).map(({ row, reference, bookingNo, request }) => (
          <li key={`${request?.id} ${row}`} className={css.line}>
            <strong>{reference || bookingNo}</strong>
            <span>{request?.ediRef}</span>
            {request && <Tag text={statusText(request.status)} />}
          </li>
        ))}
        {count > NAMED && <li className={css.line}>{t('overwrite.more', { count: count - NAMED })}</li>}
      </ul>
    </>
  )
}
