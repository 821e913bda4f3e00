import type { SendingOutcome, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import type { Language } from '@fairway/contract/shared/language'
import { useState } from 'react'
import { Failure, isCancelled } from '../../../platform/calls/failure.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx'
import { Muted } from '../../../ui/text.tsx'
import type { ConsentDialogProps } from '../consent-dialog.tsx'
import type { OverwriteDialogProps } from '../overwrite-dialog.tsx'
import type { PartDialogProps } from '../part-dialog.tsx'
import { earlierOf, isReady } from '../problems/problems.rules.ts'
import { isRunning, isUnsent, type UploadFile } from '../upload-file.ts'
import { useUploadKind, useUploadTexts } from '../upload-kind.ts'
import { FileCard } from './file-card.tsx'
import css from './file-list.module.css'

type ProblemsOf = ReadonlyMap<string, readonly UploadProblem[]>

const overwrites = ({ preview }: UploadFile) =>
  preview?.forms.some(({ deed: effect }) => effect === 'overwrite') ?? false
const isLate = ({ preview }: UploadFile) => (preview?.warnings.length ?? 0) > 0
const needsAnswer = (file: UploadFile) => overwrites(file) || isLate(file)
/** Refusals after which the file is validated again, because it then shows the cause. */
const isOutdated = (code: string | undefined) => code === 'UP0009' || code === 'UP0002' || code === 'UP0033'

/** How many requests the carrier gets. Unchanged ones do not count. */
const sentOf = (results: SendingOutcome['results']) => results.filter(({ result }) => result === 'Success').length

/** Sends files one after the other. Asks first for what its sender has to declare, and when something would be overwritten. */
function useSending() {
  const { t, i18n } = useUploadTexts()
  const { uploads, consent } = useUploadKind()
  const [confirming, setConfirming] = useState<readonly UploadFile[]>()
  const [declaring, setDeclaring] = useState<readonly UploadFile[]>()
  const [confirmingPart, setConfirmingPart] = useState<UploadFile>()

  const reportFailure = async ({ key, name }: UploadFile, error: unknown) => {
    if (isCancelled(error)) return
    const code = error instanceof Failure ? error.answer.errorCode : undefined
    if (code === 'UP0031' || code === 'UP0039') {
      await uploads.revalidate(key)
      setConfirming(uploads.files.get().filter((file) => file.key === key))
      return
    }
    const reason = await failureText(error, i18n.language as Language) // only the platform sets it
    showToast({ kind: 'error', text: code === 'UP0009' ? reason : t('sending.failed', { name, reason }) })
    if (isOutdated(code)) await uploads.revalidate(key)
  }

  const send = async (files: readonly UploadFile[], isConfirmed = false) => {
    if (consent && !consent.isGiven()) return setDeclaring(files)
    if (!isConfirmed && files.some(needsAnswer)) return setConfirming(files)
    setConfirming(undefined)
    for (const file of files) {
      try {
        const answers = { overwrite: isConfirmed && overwrites(file), confirmed: isConfirmed && isLate(file) }
        const { results } = await uploads.send(file.key, answers)
        showToast({ kind: 'success', text: t('sending.done', { name: file.name, count: sentOf(results) }) })
        await forgetLists()
      } catch (error) {
        await reportFailure(file, error)
      }
    }
  }
  /** Sends the forms without problems, after its owner confirmed it. */
  const sendGood = async (file: UploadFile) => {
    setConfirmingPart(undefined)
    try {
      const answers = { overwrite: true, confirmed: isLate(file), skipProblems: true }
      const { results, unsent } = await uploads.send(file.key, answers)
      const count = sentOf(results)
      showToast({ kind: 'success', text: t('part.done', { name: file.name, count, left: unsent.length }) })
      await forgetLists()
    } catch (error) {
      await reportFailure(file, error)
    }
  }
  /** Saves all forms of a file as drafts; nothing is sent. */
  const saveDrafts = async (file: UploadFile) => {
    try {
      const { results } = await uploads.send(file.key, { overwrite: false, asDrafts: true })
      showToast({ kind: 'success', text: t('sending.drafts', { name: file.name, count: results.length }) })
      await forgetLists()
    } catch (error) {
      await reportFailure(file, error)
    }
  }
  return {
    send,
    saveDrafts,
    asking: confirming,
    cancel: () => setConfirming(undefined),
    declaring,
    setDeclaring,
    declare: () => {
      consent?.give()
      setDeclaring(undefined)
      return send(declaring ?? [])
    },
    sendGood,
    askingPart: confirmingPart,
    setAskingPart: setConfirmingPart,
  }
}

/** Reloads the lists of requests and bookings. */
async function forgetLists() {
  const { queryClient } = await import('../../../platform/calls/query-client.ts')
  await queryClient.invalidateQueries()
}

const OverwriteDialog = lazyDialog<OverwriteDialogProps>(
  async () => (await import('../overwrite-dialog.tsx')).OverwriteDialog,
)
const ConsentDialog = lazyDialog<ConsentDialogProps>(async () => (await import('../consent-dialog.tsx')).ConsentDialog)
const PartDialog = lazyDialog<PartDialogProps>(async () => (await import('../part-dialog.tsx')).PartDialog)

interface Props {
  files: readonly UploadFile[]
  problems: ProblemsOf
  onFiles: (files: readonly File[]) => void
}

/** The files of the page: unsent ones, then sent ones. */
export function FileList({ files, problems, onFiles }: Props) {
  const { t } = useUploadTexts()
  const { uploads } = useUploadKind()
  const {
    send,
    saveDrafts,
    asking: confirming,
    cancel,
    declaring,
    setDeclaring,
    declare,
    sendGood,
    askingPart: confirmingPart,
    setAskingPart: setConfirmingPart,
  } = useSending()
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
      onSendGood={() => setConfirmingPart(file)}
      onDrafts={() => void saveDrafts(file)}
      onRemove={() => {
        void uploads.remove(file.key)
        document.getElementById(LIST_ID)?.focus() // the button has disappeared
      }}
      onFiles={onFiles}
    />
  )
  return (
    <>
      {unsent.length > 0 && (
        <Stack as="section" gap={12} aria-labelledby={LIST_ID}>
          <Row gap={14} rowGap={6} className={css.head}>
            <h2 id={LIST_ID} className={css.title} tabIndex={-1}>
              {t('list.label')}
            </h2>
            <Summary unsent={unsent} ready={ready.length} />
            {ready.length > 1 && (
              <Button variant="primary" className={css.sendAll} onClick={() => void send(ready)}>
                {t('list.sendAll', { count: ready.length })}
              </Button>
            )}
          </Row>
          <Stack as="ul" gap={12}>
            {unsent.map(card)}
          </Stack>
          <Muted size="sm">{t('list.kept')}</Muted>
        </Stack>
      )}
      {sent.length > 0 && (
        <Stack as="section" gap={12} aria-labelledby={`${LIST_ID}sent`}>
          <h2 id={`${LIST_ID}sent`} className={css.title}>
            {t('list.sent')}
          </h2>
          <Stack as="ul" gap={12}>
            {sent.map(card)}
          </Stack>
        </Stack>
      )}
      {confirmingPart && (
        <PartDialog
          file={confirmingPart}
          problems={problems.get(confirmingPart.key) ?? []}
          onClose={() => setConfirmingPart(undefined)}
          onConfirm={() => void sendGood(confirmingPart)}
        />
      )}
      {declaring && <ConsentDialog onClose={() => setDeclaring(undefined)} onAccept={() => void declare()} />}
      {confirming && (
        <OverwriteDialog files={confirming} onClose={cancel} onConfirm={() => void send(confirming, true)} />
      )}
    </>
  )
}

const LIST_ID = 'uploads'

/** The state of the files, announced as it changes. */
function Summary({ unsent, ready }: { unsent: readonly UploadFile[]; ready: number }) {
  const { t } = useUploadTexts()
  const running = unsent.filter(isRunning).length
  const invalid = unsent.length - running - ready
  const parts = [
    running > 0 && t('list.running', { count: running }),
    ready > 0 && t('list.ready', { count: ready }),
    invalid > 0 && t('list.wrong', { count: invalid }),
  ].filter((text) => text !== false)
  return (
    <Muted size="sm" role="status">
      {parts.join(' · ')}
    </Muted>
  )
}
