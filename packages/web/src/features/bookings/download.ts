import type { DocumentKind } from '@fairway/contract/support/file.values'
import { useRef, useState } from 'react'
import { send } from '../../platform/api.ts'
import { failureText } from '../../platform/failure-text.ts'
import { useLanguage } from '../../platform/use-translation.ts'
import { showToast } from '../../ui/toast.store.ts'

/** Hands a file of this portal to the browser, which saves it under its name. */
function downloadFile(ticket: string, name: string) {
  const link = document.createElement('a')
  link.href = `/files/${ticket}`
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Downloads documents in the reader's language: first the ticket, which reports errors, then the file. */
export function useDownload() {
  const language = useLanguage()
  const [isFetching, setIsFetching] = useState(false)
  const busy = useRef(false)
  const download = async (wanted: { document: DocumentKind; id: number }) => {
    if (busy.current) return
    busy.current = true
    setIsFetching(true)
    try {
      const { ticket, name } = await send('POST /api/files/ticket', { body: { ...wanted, language } })
      downloadFile(ticket, name)
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
    } finally {
      busy.current = false
      setIsFetching(false)
    }
  }
  return { isFetching, download }
}
