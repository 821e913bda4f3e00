import type { UploadPreview } from '@fairway/contract/vessel-allocation/allocation-files.schema'
import { useRef, useState } from 'react'
import { sendBytes } from '../../../platform/calls/bytes-call.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { NativeSelect, Options } from '../../../ui/form/native-select.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from './rep-view.module.css'
import { UploadReview } from './upload-review.tsx'

const calls = { list: 'POST /api/allocation/upload', sheets: 'POST /api/allocation/v2/upload' } as const
type Kind = keyof typeof calls

export interface UploadDialogProps {
  vvds: readonly string[]
  onApplied: () => void
  onClose: () => void
}

/** Reads a file and shows cell by cell what it would change, before anything is saved. */
export function UploadDialog({ vvds, onApplied, onClose }: UploadDialogProps) {
  const { t } = useTranslation('vesselAllocation')
  const input = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState<Kind>('list')
  const [part, setPart] = useState<number>()
  const [preview, setPreview] = useState<UploadPreview>()
  const [failure, setFailure] = useState<unknown>()
  const problem = useFailureText(failure)
  const isReading = part !== undefined
  const read = async (file: File) => {
    setFailure(undefined)
    setPreview(undefined)
    setPart(0)
    try {
      const sending = { bytes: await file.arrayBuffer(), signal: new AbortController().signal, onProgress: setPart }
      setPreview(await sendBytes(calls[kind], { query: { vvds: vvds.join(), name: file.name } }, sending))
    } catch (error) {
      setFailure(error)
    } finally {
      setPart(undefined)
    }
  }
  return (
    <Dialog title={t('files.title')} wide onClose={onClose}>
      <Stack gap={16}>
        <Muted>{t('files.intro')}</Muted>
        <Row gap={12} rowGap={8} align="end">
          <FieldFrame id="allocation-file-kind" label={t('files.kind')} error={undefined}>
            <NativeSelect
              id="allocation-file-kind"
              value={kind}
              onChange={({ target }) => setKind(target.value === 'sheets' ? 'sheets' : 'list')}
            >
              <Options
                options={[
                  { value: 'list', text: t('files.kindList') },
                  { value: 'sheets', text: t('files.kindSheets') },
                ]}
              />
            </NativeSelect>
          </FieldFrame>
          <Button aria-disabled={isReading} aria-busy={isReading} onClick={() => !isReading && input.current?.click()}>
            {isReading
              ? t('files.reading', { percent: Math.round(part * 100) })
              : t(preview ? 'files.again' : 'files.choose')}
          </Button>
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t('files.choose')}
            accept=".xlsx,.xls,.csv"
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) void read(file)
            }}
          />
        </Row>
        {problem && (
          <p role="alert" className={css.refusal}>
            {problem}
          </p>
        )}
        {preview ? (
          <UploadReview
            preview={preview}
            onClose={onClose}
            onApplied={() => {
              onApplied()
              onClose()
            }}
          />
        ) : (
          <Row justify="end">
            <Button onClick={onClose}>{t('files.cancel')}</Button>
          </Row>
        )}
      </Stack>
    </Dialog>
  )
}
