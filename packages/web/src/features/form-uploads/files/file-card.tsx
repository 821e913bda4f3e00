import type { UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import { useRef, useState } from 'react'
import { loadTexts } from '../../../platform/language/i18n.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Row } from '../../../ui/layout.tsx'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { Muted } from '../../../ui/text.tsx'
import { FileInput } from '../choosing/drop-zone.tsx'
import { countsOf, type Earlier, goodForms, isReady } from '../problems/problems.rules.ts'
import { isRunning, type UploadFile } from '../upload-file.ts'
import { useUploadKind, useUploadTexts } from '../upload-kind.ts'
import { isMissingUpload } from '../uploads.ts'
import { CardBody } from './card-body.tsx'
import css from './file-card.module.css'
import type { FileDetailsProps } from './file-details.tsx'
import { isInFile } from './file-failure.ts'
import { SheetIcon } from './sheet-icon.tsx'
import { UnreadableFile } from './unreadable-file.ts'

const FileDetails = lazyPart<FileDetailsProps>(async () => {
  const { FileDetails: Details } = await import('./file-details.tsx')
  await loadTexts('listing', 'grid', 'form') // what was read is shown in a grid, as in every list
  return Details
})

export interface FileCardProps {
  file: UploadFile
  problems: readonly UploadProblem[]
  /** No other file can be sent, so its button is the primary one. */
  isOnlyReady: boolean
  /** An earlier file with the same forms. */
  earlier: Earlier | undefined
  onSend: () => void
  /** Asks whether to send the bookings without problems now. */
  onSendGood: () => void
  /** Saves all of its forms as drafts, right or not. */
  onDrafts: () => void
  onRemove: () => void
  onFiles: (files: readonly File[]) => void
}

/** One file: its name, its progress, its problems or effects, and its actions. */
export function FileCard(props: FileCardProps) {
  const { file, problems, earlier } = props
  const { t } = useUploadTexts()
  const { uploads } = useUploadKind()
  const [isOpen, setIsOpen] = useState(false)
  const { key, name, phase, preview } = file
  const hasDetails = preview !== undefined || phase === 'sent'
  const toggle = () => {
    setIsOpen(!isOpen)
    if (!preview) void uploads.revalidate(key) // sent before the page was reloaded
  }
  return (
    <Panel
      as="li"
      gap={12}
      className={css.card}
      data-phase={phase}
      data-wrong={problems.length > 0}
      aria-busy={isRunning(file)}
    >
      <div className={css.head}>
        <span className={css.sign}>
          <SheetIcon size={22} />
        </span>
        <div className={css.names}>
          <h3 className={css.name} translate="no">
            {name}
          </h3>
          <PhaseLine file={file} />
        </div>
        <CardActions {...props} />
      </div>
      <CardBody file={file} problems={problems} earlier={earlier} isOpen={isOpen} />
      {hasDetails && (
        <Button
          variant="quiet"
          small
          className={css.toggle}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'card.hideName' : 'card.showName', { name })}
          onClick={toggle}
        >
          <span className={css.chevron} data-open={isOpen}>
            <Icon name="chevron" size={17} />
          </span>
          {t(isOpen ? 'card.hide' : 'card.show')}
        </Button>
      )}
      {isOpen && preview && <FileDetails file={file} preview={preview} problems={problems} />}
    </Panel>
  )
}

const KB = 1024

/** Its size and progress. */
function PhaseLine({ file: { file, phase, part } }: { file: UploadFile }) {
  const { t } = useUploadTexts()
  const size = file && sizeOf(file.size)
  const phaseText =
    phase === 'uploading' ? t('phases.uploading', { percent: Math.round(part * 100) }) : t(`phases.${phase}`)
  return (
    <Muted size="sm">
      {size && `${t(size.unit, { size: size.value })} · `}
      {phaseText}
    </Muted>
  )
}

const sizeOf = (bytes: number) =>
  bytes < KB * KB
    ? { unit: 'card.size' as const, value: Math.max(1, Math.round(bytes / KB)) }
    : { unit: 'card.sizeMb' as const, value: (bytes / KB / KB).toFixed(1) }

/** The actions for a file in its present state. */
function CardActions({ file, problems, isOnlyReady, onSend, onSendGood, onRemove, onDrafts, onFiles }: FileCardProps) {
  const { t } = useUploadTexts()
  const { uploads, hasDrafts } = useUploadKind()
  const { key, name, phase, error, preview, file: own } = file
  if (phase === 'sending') return null
  if (phase === 'waiting' || phase === 'uploading' || (phase === 'reading' && own))
    return (
      <Row gap={8} justify="end" className={css.actions}>
        <Button small aria-label={t('card.cancelName', { name })} onClick={onRemove}>
          {t('card.cancel')}
        </Button>
      </Row>
    )
  const good = goodForms(file, problems).length
  const needsAnother = (phase === 'refused' && isFinal(error)) || (phase === 'checked' && problems.length > 0)
  return (
    <Row gap={8} justify="end" className={css.actions}>
      {isMissingUpload(error) && (
        <Button small aria-label={t('card.refreshName', { name })} onClick={() => void uploads.retry(key)}>
          <Icon name="refresh" size={16} />
          {t('card.refresh')}
        </Button>
      )}
      {phase === 'refused' && !isFinal(error) && !isMissingUpload(error) && (
        <Button small aria-label={t('card.retryName', { name })} onClick={() => void uploads.retry(key)}>
          <Icon name="refresh" size={16} />
          {t('card.retry')}
        </Button>
      )}
      {needsAnother && <Replace name={name} fileKey={key} onFiles={onFiles} />}
      {good > 0 && (
        <Button small onClick={onSendGood}>
          {t('card.sendGood', { count: good })}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {hasDrafts && preview && phase === 'checked' && (
        <Button small onClick={onDrafts}>
          {t('card.drafts', { count: preview.forms.length })}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      {preview && isReady(file, problems) && (
        <Button small variant={isOnlyReady ? 'primary' : 'plain'} onClick={onSend}>
          {t('card.send', { count: countsOf(preview).forms })}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      <IconButton label={t('card.removeName', { name })} onClick={onRemove}>
        <Icon name="close" size={18} />
      </IconButton>
    </Row>
  )
}

/** The same file would be refused again. */
const isFinal = (error: unknown) => isInFile(error) || error instanceof UnreadableFile

interface ReplaceProps {
  name: string
  fileKey: string
  onFiles: (files: readonly File[]) => void
}

function Replace({ name, fileKey, onFiles }: ReplaceProps) {
  const { t } = useUploadTexts()
  const { uploads } = useUploadKind()
  const input = useRef<HTMLInputElement>(null)
  const label = t('card.replaceName', { name })
  const replace = async (files: readonly File[]) => {
    if (files.length === 0) return
    await uploads.remove(fileKey)
    onFiles(files)
  }
  return (
    <>
      <Button small aria-label={label} onClick={() => input.current?.click()}>
        {t('card.replace')}
      </Button>
      <FileInput ref={input} label={label} onFiles={(files) => void replace(files)} />
    </>
  )
}
