import { useState } from 'react'
import { fetchFile } from '../../../platform/calls/file-call.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useDownload } from '../../../ui/documents/download.ts'
import type { RepCriteria } from './rep-address.rules.ts'
import { UploadAllocations } from './rep-dialogs.ts'

interface Props {
  criteria: RepCriteria
  onApplied: () => void
}

/** The rows as files: downloaded as a list or with a sheet per voyage, and uploaded after a look at what changes. */
export function FileTools({ criteria: { vvds, pol }, onApplied }: Props) {
  const { t } = useTranslation('vesselAllocation')
  const language = useLanguage()
  const { saveBy, isFetching } = useDownload()
  const [isUploading, setIsUploading] = useState(false)
  const query = { vvds: vvds.join(), portsOfLoading: pol, language }
  const name = `${[t('files.fileName'), ...vvds.slice(0, 3), pol].filter(Boolean).join('-')}.xlsx`
  return (
    <>
      <Button
        small
        aria-disabled={isFetching}
        onClick={() => void saveBy(() => fetchFile('GET /api/allocation/download', { query }), name)}
      >
        {t('files.list')}
      </Button>
      <Button
        small
        aria-disabled={isFetching}
        onClick={() => void saveBy(() => fetchFile('GET /api/allocation/v2/download', { query }), name)}
      >
        {t('files.sheets')}
      </Button>
      <Button small onClick={() => setIsUploading(true)}>
        {t('files.upload')}
      </Button>
      {isUploading && <UploadAllocations vvds={vvds} onApplied={onApplied} onClose={() => setIsUploading(false)} />}
    </>
  )
}
