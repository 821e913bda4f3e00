import type { UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { useMemo } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx'
import css from './overwrite-dialog.module.css'
import { PassedCutOffs } from './overwrite-dialog.tsx'
import { goodForms } from './problems/problems.rules.ts'
import type { UploadFile } from './upload-file.ts'
import { useUploadTexts } from './upload-kind.ts'

export interface PartDialogProps {
  file: UploadFile
  problems: readonly UploadProblem[]
  onClose: () => void
  onConfirm: () => void
}

/** The most names to list. For more, the file is enough. */
const NAMED = 100

/** Asks each time whether to send the valid bookings of a file before the others are corrected. */
export function PartDialog({ file, problems, onClose, onConfirm }: PartDialogProps) {
  const { t } = useUploadTexts()
  const good = goodForms(file, problems)
  const count = good.length
  const overwritten = good.filter(({ deed: effect }) => effect === 'overwrite').length
  const left = (file.preview?.forms ?? []).filter((form) => !good.includes(form) && form.deed !== 'unchanged')
  const warnings = useMemo(() => {
    const rows = new Set(goodForms(file, problems).map(({ row }) => row))
    return (file.preview?.warnings ?? []).filter(({ row }) => row !== null && rows.has(row))
  }, [file, problems])
  return (
    <Dialog
      title={t('part.title', { count, name: file.name })}
      role="alertdialog"
      wide
      onClose={onClose}
      actions={
        <DialogActions
          back={t('part.wait')}
          onBack={onClose}
          confirm={t('part.confirm', { count })}
          onConfirm={onConfirm}
        />
      }
    >
      <p>{t('part.text', { count: left.length })}</p>
      {overwritten > 0 && <p>{t('part.overwrite', { count: overwritten })}</p>}
      {warnings.length > 0 && <PassedCutOffs warnings={warnings} />}
      <ul className={css.list} aria-label={t('part.label')}>
        {left.slice(0, NAMED).map(({ row, reference, bookingNo }) => (
          <li key={row} className={css.line}>
            <strong>{reference || bookingNo}</strong>
            <span>{t('preview.inRow', { row })}</span>
          </li>
        ))}
        {left.length > NAMED && <li className={css.line}>{t('overwrite.more', { count: left.length - NAMED })}</li>}
      </ul>
    </Dialog>
  )
}
