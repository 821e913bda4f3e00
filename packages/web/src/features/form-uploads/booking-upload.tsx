import { useMemo, useState } from 'react'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { lateDialog } from '../../ui/late-dialog.tsx'
import css from './booking-upload.module.css'
import { bookingUploads } from './booking-uploads.ts'
import { DropZone } from './drop-zone.tsx'
import { FileList } from './file-list.tsx'
import { FormDownload } from './form-download.tsx'
import { FormSteps } from './form-steps.tsx'
import { KeptFiles } from './kept-files.tsx'
import type { PasteDialogProps } from './paste-dialog.tsx'
import { freeName } from './pasted-rows.rules.ts'
import { problemsByFile } from './problems.rules.ts'
import { nothingToSay, type Taking, TakingNotes } from './taking-notes.tsx'
import { usePageFiles } from './use-page-files.ts'
import { useRefusalToasts } from './use-refusal-toasts.ts'

const PasteDialog = lateDialog<PasteDialogProps>(async () => (await import('./paste-dialog.tsx')).PasteDialog)

/** Bookings as files: the empty form, the place where files come in, and what became of each. */
export function BookingUpload() {
  const { t } = useTranslation('formUploads')
  const files = useStore(bookingUploads.files)
  const problems = useMemo(() => problemsByFile(files), [files])
  const [taking, setTaking] = useState<Taking>(nothingToSay)
  const [isPasting, setIsPasting] = useState(false)

  const take = async (chosen: readonly File[], folders: readonly string[] = []) =>
    setTaking({ ...(await bookingUploads.add(chosen)), folders })
  const takeRows = (text: string) => {
    const names = bookingUploads.files.get().map(({ name }) => name)
    const name = freeName(names, (number) => (number === 1 ? t('paste.name') : t('paste.nameAgain', { number })))
    void take([new File([text], name, { type: 'text/tab-separated-values' })])
  }
  useRefusalToasts(files)
  const isOver = usePageFiles({
    onFiles: (chosen, folders) => void take(chosen, folders),
    onRows: takeRows,
  })
  return (
    <div className={css.page}>
      {files.length === 0 && <FormSteps />}
      <DropZone
        isOver={isOver}
        isSmall={files.length > 0}
        onFiles={(chosen) => void take(chosen)}
        onPaste={() => setIsPasting(true)}
      >
        {files.length > 0 && <FormDownload />}
      </DropZone>
      <TakingNotes taking={taking} onClose={() => setTaking(nothingToSay)} />
      <KeptFiles />
      <FileList files={files} problems={problems} onFiles={(chosen) => void take(chosen)} />
      {isPasting && (
        <PasteDialog
          onClose={() => setIsPasting(false)}
          onRows={(text) => {
            setIsPasting(false)
            takeRows(text)
          }}
        />
      )}
    </div>
  )
}
