import { FILE_BYTES, FILE_ENDINGS, FILE_LIMIT, rowLimits } from '@fairway/contract/form-uploads/form-upload.values'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import { SheetIcon } from '../files/sheet-icon.tsx'
import { useUploadKind, useUploadTexts } from '../upload-kind.ts'
import css from './drop-zone.module.css'

interface Props {
  /** Files are dragged over the page. */
  isOver: boolean
  /** Smaller once there are files, which matter more. */
  isSmall: boolean
  onFiles: (files: readonly File[]) => void
  onPaste: () => void
  /** The empty form, where nothing else on the page offers it. */
  children: ReactNode
}

/** The place for files: dropped anywhere on the page, chosen, or pasted. */
export function DropZone({ isOver, isSmall, onFiles, onPaste, children }: Props) {
  const { t } = useUploadTexts()
  const { form } = useUploadKind()
  const input = useRef<HTMLInputElement>(null)
  const limits = { files: FILE_LIMIT, megabytes: FILE_BYTES / 1024 / 1024, rows: figure(rowLimits[form]) }
  return (
    <Stack
      as="section"
      gap={14}
      align="center"
      className={css.zone}
      aria-label={t('drop.more')}
      data-over={isOver}
      data-small={isSmall}
    >
      <span className={css.sign}>
        <SheetIcon size={isSmall ? 22 : 30} />
      </span>
      <div className={css.words}>
        <h2 className={css.title}>{isOver ? t('drop.over') : t('drop.title')}</h2>
        <p className={css.text}>{t('drop.text')}</p>
      </div>
      <Row gap={12} justify="center" className={css.actions}>
        <Button variant={isSmall ? 'plain' : 'primary'} onClick={() => input.current?.click()}>
          {t('drop.choose')}
        </Button>
        <Button onClick={onPaste}>{t('drop.paste')}</Button>
      </Row>
      {children}
      <p className={css.limits}>{t('drop.limits', limits)}</p>
      <FileInput ref={input} isMany onFiles={onFiles} label={t('drop.choose')} />
    </Stack>
  )
}

interface InputProps {
  ref: RefObject<HTMLInputElement | null>
  isMany?: boolean
  label: string
  onFiles: (files: readonly File[]) => void
}

/** The browser's file input, which a button opens. */
export function FileInput({ ref, isMany = false, label, onFiles }: InputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={isMany}
      accept={FILE_ENDINGS.join(',')}
      aria-label={label}
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        currentTarget.value = '' // the same file can be chosen again
      }}
    />
  )
}
