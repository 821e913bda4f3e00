import type { SupportOffice } from '@fairway/contract/support/office.schema'
import { cargoOf, checkSupportRequest, pageOf } from '@fairway/contract/support/support-request.rules'
import type { SupportFile, SupportRequestInput } from '@fairway/contract/support/support-request.schema'
import {
  SUPPORT_FILE_BYTES,
  SUPPORT_FILES,
  SUPPORT_SUBJECT,
  SUPPORT_TEXT,
  supportFileTypes,
} from '@fairway/contract/support/support-request.values'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { sendBytes } from '../../platform/calls/bytes-call.ts'
import { codeText } from '../../platform/calls/failure-text.ts'
import { formerPage } from '../../platform/former-page.ts'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { AttachedFiles } from '../../ui/documents/attached-files.tsx'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { FieldRow } from '../../ui/form/form-section.tsx'
import { FormShell } from '../../ui/form/form-shell.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Panel } from '../../ui/layout.tsx'
import { Heading, Muted } from '../../ui/text.tsx'

const MEGABYTE = 1024 * 1024
type Fields = Pick<SupportRequestInput, 'office' | 'subject' | 'message' | 'bookingNo' | 'containerNo'>

/** Writes to an office; the page that somebody came from and what it is about go along. */
export function RequestForm({ offices }: { offices: readonly SupportOffice[] }) {
  const { t } = useTranslation('support')
  const client = useQueryClient()
  const { history } = useRouter()
  const [page] = useState(() => pageOf(formerPage()))
  const [files, setFiles] = useState<readonly SupportFile[]>([])
  const form = useContractForm<Fields>({
    defaults: { office: '', subject: '', message: '', ...cargoOf(page) },
    check: checkSupportRequest,
    draft: { key: 'supportRequest', without: ['bookingNo', 'containerNo'] },
  })
  const ask = async (fields: Fields) => {
    const upper = {
      bookingNo: fields.bookingNo.toUpperCase(),
      containerNo: fields.containerNo.replaceAll(' ', '').toUpperCase(),
    }
    const body = { ...fields, ...upper, page, files: files.map(({ id }) => id) }
    const request = await send('POST /api/support/request', { body })
    void client.invalidateQueries({ queryKey: ['GET /api/support/requests'] })
    client.setQueryData(['GET /api/support/request', { query: { id: String(request.id) } }], request)
    showToast({ kind: 'success', text: t('form.sent', { number: request.number }) })
    history.push(`/support?request=${request.id}`)
  }
  return (
    <Panel as="section" padded gap={14} aria-label={t('form.title')}>
      <Heading>{t('form.title')}</Heading>
      <FormShell form={form} action={t('form.send')} onSend={ask}>
        <SelectField
          form={form}
          name="office"
          label={t('form.office')}
          options={offices.map(({ office }) => ({ value: office, text: t(`offices.${office}`) }))}
        />
        <TextField form={form} name="subject" label={t('form.subject')} autoComplete="off" most={SUPPORT_SUBJECT} />
        <TextAreaField form={form} name="message" label={t('form.message')} most={SUPPORT_TEXT} rows={6} />
        <FieldRow>
          <TextField form={form} name="bookingNo" label={t('form.booking')} autoComplete="off" plain optional />
          <TextField form={form} name="containerNo" label={t('form.container')} autoComplete="off" plain optional />
        </FieldRow>
        {page !== '' && <Muted size="sm">{t('form.page', { page })}</Muted>}
        <Files files={files} onChange={setFiles} />
      </FormShell>
    </Panel>
  )
}

interface FilesProps {
  files: readonly SupportFile[]
  onChange: (change: (before: readonly SupportFile[]) => readonly SupportFile[]) => void
}

function Files({ files, onChange }: FilesProps) {
  const { t } = useTranslation('support')
  const language = useLanguage()
  const refuse = async (file: File) => {
    if (file.size > SUPPORT_FILE_BYTES) return codeText('SU0007', [String(SUPPORT_FILE_BYTES / MEGABYTE)], language)
    return files.length < SUPPORT_FILES ? undefined : codeText('SU0008', [String(SUPPORT_FILES)], language)
  }
  return (
    <AttachedFiles
      label={t('form.attach')}
      adding={(percent) => t('form.attaching', { percent })}
      hint={t('form.attachHint', { count: SUPPORT_FILES, size: SUPPORT_FILE_BYTES / MEGABYTE })}
      listLabel={t('form.files')}
      removeLabel={(name) => t('form.remove', { name })}
      accept={supportFileTypes}
      refuse={refuse}
      files={files}
      onChange={onChange}
      add={(name, sending) => sendBytes('POST /api/support/file', { query: { name } }, sending)}
      remove={(id) => send('DELETE /api/support/file', { query: { id } })}
    />
  )
}
