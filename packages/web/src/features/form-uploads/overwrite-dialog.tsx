import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './overwrite-dialog.module.css'
import type { UploadFile } from './upload-file.ts'

export interface OverwriteDialogProps {
  files: readonly UploadFile[]
  onClose: () => void
  onConfirm: () => void
}

/** So many are named; whoever overwrites more knows them by their file. */
const NAMED = 100

/** Asks before requests that are there already are changed, and names them. */
export function OverwriteDialog({ files, onClose, onConfirm }: OverwriteDialogProps) {
  const { t } = useTranslation('formUploads')
  const forms = files.flatMap(({ preview }) => preview?.forms.filter(({ deed }) => deed === 'overwrite') ?? [])
  const count = forms.length
  return (
    <Dialog
      title={t('overwrite.title', { count })}
      role="alertdialog"
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('overwrite.cancel')}</Button>
          <Button look="primary" onClick={onConfirm}>
            {t('overwrite.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('overwrite.text')}</p>
      <ul className={css.list} aria-label={t('overwrite.label')}>
        {forms.slice(0, NAMED).map(({ row, reference, bookingNo, request }) => (
          <li key={`${request?.id} ${row}`} className={css.line}>
            <strong>{reference || bookingNo}</strong>
            <span>{request?.ediRef}</span>
            {request && <Tag text={t(`words.statuses.${request.status}`)} />}
          </li>
        ))}
        {count > NAMED && <li className={css.line}>{t('overwrite.more', { count: count - NAMED })}</li>}
      </ul>
    </Dialog>
  )
}
