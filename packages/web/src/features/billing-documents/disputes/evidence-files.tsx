import type { Evidence } from '@fairway/contract/billing-documents/dispute.schema'
import { EVIDENCE_BYTES, evidenceTypes } from '@fairway/contract/billing-documents/dispute.values'
import { send } from '../../../platform/calls/api.ts'
import { sendBytes } from '../../../platform/calls/bytes-call.ts'
import { codeText } from '../../../platform/calls/failure-text.ts'
import { fetchFile } from '../../../platform/calls/file-call.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { AttachedFiles } from '../../../ui/documents/attached-files.tsx'
import { useDownload } from '../../../ui/documents/download.ts'
import { Row } from '../../../ui/layout.tsx'

const MEGABYTE = 1024 * 1024

interface Props {
  invoiceNo: string
  files: readonly Evidence[]
  onChange: (change: (before: readonly Evidence[]) => readonly Evidence[]) => void
}

/** Files that go along with a dispute or a message; each can be taken back until it is sent. */
export function EvidenceField({ invoiceNo, files, onChange }: Props) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const refuse = async (file: File) =>
    file.size > EVIDENCE_BYTES ? codeText('BLD0017', [String(EVIDENCE_BYTES / MEGABYTE)], language) : undefined
  return (
    <AttachedFiles
      label={t('dispute.attach')}
      adding={(percent) => t('dispute.attaching', { percent })}
      hint={t('dispute.attachHint', { size: EVIDENCE_BYTES / MEGABYTE })}
      listLabel={t('dispute.evidence')}
      removeLabel={(name) => t('dispute.remove', { name })}
      accept={evidenceTypes}
      refuse={refuse}
      files={files}
      onChange={onChange}
      add={(name, sending) => sendBytes('POST /api/billing/dispute/evidence', { query: { invoiceNo, name } }, sending)}
      remove={(id) => send('DELETE /api/billing/dispute/evidence', { query: { id } })}
    />
  )
}

/** Files that were sent, to be looked at. */
export function EvidenceList({ files }: { files: readonly Evidence[] }) {
  const { t } = useTranslation('billing')
  const { saveBy } = useDownload()
  const open = ({ id, name }: Evidence) =>
    saveBy(() => fetchFile('GET /api/billing/dispute/evidence', { query: { id } }), name)
  if (files.length === 0) return null
  return (
    <Row as="ul" gap={8} rowGap={8} aria-label={t('dispute.evidence')}>
      {files.map((file) => (
        <li key={file.id}>
          <Button small onClick={() => void open(file)}>
            {file.name}
          </Button>
        </li>
      ))}
    </Row>
  )
}
