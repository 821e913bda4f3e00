import { useRef } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { FileInput } from '../choosing/drop-zone.tsx'
import { countsOf, goodForms, isReady } from '../problems/problems.rules.ts'
import { useUploadKind, useUploadTexts } from '../upload-kind.ts'
import { isMissingUpload } from '../uploads.ts'
import css from './file-card.module.css'
import type { FileCardProps } from './file-card.tsx'
import { isInFile } from './file-failure.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** The actions for a file in its present state. */
export function CardActions({
  file,
  problems,
  isOnlyReady,
  onSend,
  onSendGood,
  onRemove,
  onDrafts,
  onFiles,
}: FileCardProps) {
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
