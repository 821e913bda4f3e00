import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { lateDialog } from '../../ui/late-dialog.tsx'
import { bookingUploads } from './booking-uploads.ts'
import { FileCard } from './file-card.tsx'
import css from './file-list.module.css'
import type { OverwriteDialogProps } from './overwrite-dialog.tsx'
import type { PartDialogProps } from './part-dialog.tsx'
import { earlierOf, isReady } from './problems.rules.ts'
import { isRunning, isUnsent, type UploadFile } from './upload-file.ts'
import { type ProblemsOf, useSending } from './use-sending.ts'

const OverwriteDialog = lateDialog<OverwriteDialogProps>(
  async () => (await import('./overwrite-dialog.tsx')).OverwriteDialog,
)
const PartDialog = lateDialog<PartDialogProps>(async () => (await import('./part-dialog.tsx')).PartDialog)

interface Props {
  files: readonly UploadFile[]
  problems: ProblemsOf
  onFiles: (files: readonly File[]) => void
}

/** The files of the page: what is still to be sent, then what was sent. */
export function FileList({ files, problems, onFiles }: Props) {
  const { t } = useTranslation('formUploads')
  const { send, asking, keep, sendGood, askingPart, setAskingPart } = useSending()
  const unsent = files.filter(isUnsent)
  const sent = files.filter((file) => !isUnsent(file))
  const ready = unsent.filter((file) => isReady(file, problems.get(file.key)))
  const card = (file: UploadFile) => (
    <FileCard
      key={file.key}
      file={file}
      problems={problems.get(file.key) ?? []}
      earlier={earlierOf(files, file)}
      isOnlyReady={ready.length === 1}
      onSend={() => void send([file])}
      onSendGood={() => setAskingPart(file)}
      onRemove={() => {
        void bookingUploads.remove(file.key)
        document.getElementById(LIST_ID)?.focus() // the button is gone
      }}
      onFiles={onFiles}
    />
  )
  return (
    <>
      {unsent.length > 0 && (
        <section className={css.section} aria-labelledby={LIST_ID}>
          <div className={css.head}>
            <h2 id={LIST_ID} className={css.title} tabIndex={-1}>
              {t('list.label')}
            </h2>
            <Summary unsent={unsent} ready={ready.length} />
            {ready.length > 1 && (
              <Button look="primary" className={css.sendAll} onClick={() => void send(ready)}>
                {t('list.sendAll', { count: ready.length })}
              </Button>
            )}
          </div>
          <ul className={css.list}>{unsent.map(card)}</ul>
          <p className={css.kept}>{t('list.kept')}</p>
        </section>
      )}
      {sent.length > 0 && (
        <section className={css.section} aria-labelledby={`${LIST_ID}sent`}>
          <h2 id={`${LIST_ID}sent`} className={css.title}>
            {t('list.sent')}
          </h2>
          <ul className={css.list}>{sent.map(card)}</ul>
        </section>
      )}
      {askingPart && (
        <PartDialog
          file={askingPart}
          problems={problems.get(askingPart.key) ?? []}
          onClose={() => setAskingPart(undefined)}
          onConfirm={() => void sendGood(askingPart)}
        />
      )}
      {asking && <OverwriteDialog files={asking} onClose={keep} onConfirm={() => void send(asking, true)} />}
    </>
  )
}

const LIST_ID = 'uploads'

/** How the files stand, read aloud as it changes. */
function Summary({ unsent, ready }: { unsent: readonly UploadFile[]; ready: number }) {
  const { t } = useTranslation('formUploads')
  const running = unsent.filter(isRunning).length
  const wrong = unsent.length - running - ready
  const said = [
    running > 0 && t('list.running', { count: running }),
    ready > 0 && t('list.ready', { count: ready }),
    wrong > 0 && t('list.wrong', { count: wrong }),
  ].filter((text) => text !== false)
  return (
    <p className={css.summary} role="status">
      {said.join(' · ')}
    </p>
  )
}
