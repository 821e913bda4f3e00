import type { AdminEntry, Attachment } from '@fairway/contract/information/information.schema'
import {
  attachmentTypes,
  INFORMATION_FILE_BYTES,
  INFORMATION_FILES,
} from '@fairway/contract/information/information.values'
import { isLanguage, languages } from '@fairway/contract/shared/language'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { sendBytes } from '../../../platform/calls/bytes-call.ts'
import { codeText } from '../../../platform/calls/failure-text.ts'
import { fetchFile } from '../../../platform/calls/file-call.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { AttachFiles } from '../../../ui/documents/attach-files.tsx'
import { useDownload } from '../../../ui/documents/download.ts'
import { NativeSelect, Options } from '../../../ui/form/native-select.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from '../information.module.css'
import { fileSize } from '../information-style.ts'
import type { EntryForm } from './entry-editor.screen.tsx'

const MEGABYTE = 1024 * 1024

/** The files of an entry, and for readers of which language each is. They are public once the entry is published. */
export function Attachments({ form, entry }: { form: EntryForm; entry: AdminEntry | undefined }) {
  const { t } = useTranslation('information')
  const reading = useLanguage()
  const { saveBy } = useDownload()
  const [added, setAdded] = useState<readonly Attachment[]>([])
  const attached = useWatch({ control: form.fields.control, name: 'attachments' })
  const known = new Map([...(entry?.files ?? []), ...added].map((file) => [file.id, file]))
  const put = (next: typeof attached) => form.fields.setValue('attachments', next, { shouldDirty: true })
  const refuse = async (file: File) => {
    if (file.size > INFORMATION_FILE_BYTES)
      return codeText('IN0009', [String(INFORMATION_FILE_BYTES / MEGABYTE)], reading)
    if (form.fields.getValues('attachments').length < INFORMATION_FILES) return undefined
    return codeText('IN0010', [String(INFORMATION_FILES)], reading)
  }
  if (!entry) return <Muted>{t('admin.saveFirst')}</Muted>
  return (
    <Stack gap={12}>
      {attached.length > 0 && (
        <Stack as="ul" gap={8}>
          {attached.map(({ id, language }) => {
            const { name = '', bytes = 0 } = known.get(id) ?? {}
            return (
              <Row as="li" key={id} gap={8} rowGap={4}>
                <Button
                  small
                  onClick={() => void saveBy(() => fetchFile('GET /api/information/file', { query: { id } }), name)}
                >
                  {name}
                </Button>
                <Muted as="span" size="sm">
                  {fileSize(bytes)}
                </Muted>
                <span className={css.language}>
                  <NativeSelect
                    aria-label={t('admin.fileLanguage', { name })}
                    value={language ?? ''}
                    onChange={({ target }) => {
                      const chosen = isLanguage(target.value) ? target.value : null
                      put(attached.map((one) => (one.id === id ? { id, language: chosen } : one)))
                    }}
                  >
                    <option value="">{t('admin.everyLanguage')}</option>
                    <Options options={languages.map((value) => ({ value, text: t(`languages.${value}`) }))} />
                  </NativeSelect>
                </span>
                <IconButton
                  label={t('admin.removeFile', { name })}
                  onClick={() => put(attached.filter((one) => one.id !== id))}
                >
                  <Icon name="close" size={16} />
                </IconButton>
              </Row>
            )
          })}
        </Stack>
      )}
      <Row gap={12} rowGap={4}>
        <AttachFiles
          label={t('admin.attach')}
          adding={(percent) => t('admin.attaching', { percent })}
          accept={attachmentTypes}
          refuse={refuse}
          upload={async (name, sending) => {
            const file = await sendBytes('POST /api/information/file', { query: { id: entry.id, name } }, sending)
            setAdded((before) => [...before, file])
            put([...form.fields.getValues('attachments'), { id: file.id, language: null }])
          }}
        />
        <Muted as="span" size="sm">
          {t('admin.attachHint', { size: INFORMATION_FILE_BYTES / MEGABYTE })}
        </Muted>
      </Row>
    </Stack>
  )
}
