import type { FormQuery } from '@fairway/contract/form-uploads/form-upload.schema'
import { isLanguage, type Language, languages, languageTag } from '@fairway/contract/shared/language'
import { useId, useRef, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { isCancelled } from '../../../platform/calls/failure.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { fetchFile } from '../../../platform/calls/file-call.ts'
import { saveFile } from '../../../platform/calls/save-file.ts'
import { languageNames } from '../../../platform/language/language.ts'
import { useLanguage } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Row } from '../../../ui/layout.tsx'
import { useUploadKind, useUploadTexts } from '../upload-kind.ts'
import css from './form-steps.module.css'

/** Downloads the empty form in the reader's language or another one. */
export function FormDownload() {
  const { t } = useUploadTexts()
  const { form } = useUploadKind()
  const own = useLanguage()
  const id = useId()
  const [other, setOther] = useState<Language>()
  const [isDownloading, setIsDownloading] = useState(false)
  const busy = useRef(false)
  const language = other ?? own
  const download = async () => {
    if (busy.current) return
    busy.current = true
    setIsDownloading(true)
    try {
      const query: FormQuery = { form, language }
      const { name } = await send('GET /api/edi/formUrl', { query })
      saveFile(await fetchFile('GET /api/edi/form', { query }), name)
      showToast({ kind: 'success', text: t('steps.saved', { name }) })
    } catch (error) {
      if (!isCancelled(error)) showToast({ kind: 'error', text: await failureText(error, own) })
    } finally {
      busy.current = false
      setIsDownloading(false)
    }
  }
  return (
    <Row gap={8} className={css.download}>
      <Button onClick={() => void download()} aria-disabled={isDownloading} aria-busy={isDownloading}>
        <DownloadIcon />
        {isDownloading ? t('steps.making') : t('steps.download')}
      </Button>
      <label htmlFor={id} className="visually-hidden">
        {t('steps.language')}
      </label>
      <NativeSelect
        id={id}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && setOther(target.value)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={languageTag[one]}>
            {languageNames[one]}
          </option>
        ))}
      </NativeSelect>
    </Row>
  )
}

/** The icon of a download. */
const DownloadIcon = () => (
  <svg
    width="17"
    height="17"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    aria-hidden="true"
  >
    <path d="M10 3v9.5m0 0L6.5 9m3.5 3.5L13.5 9M4 16.5h12" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
