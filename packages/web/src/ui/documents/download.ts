import type { DocumentRef } from '@fairway/contract/support/file.schema'
import { useRef, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { isCancelled } from '../../platform/calls/failure.ts'
import { failureText } from '../../platform/calls/failure-text.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useLanguage } from '../../platform/language/use-translation.ts'
import { showToast } from '../feedback/toast.store.ts'

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
  /** One at a time; what goes wrong is told. */
  const perform = async (fetching: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setIsFetching(true)
    try {
      await fetching()
    } catch (error) {
      if (!isCancelled(error)) showToast({ kind: 'error', text: await failureText(error, language) })
    } finally {
      busy.current = false
      setIsFetching(false)
    }
  }
  /** What `issue` hands out a ticket for. */
  const downloadBy = (issue: () => Promise<{ ticket: string; name: string }>) =>
    perform(async () => {
      const { ticket, name } = await issue()
      downloadFile(ticket, name)
    })
  /** What is fetched like any call, and saved under this name. */
  const saveBy = (fetching: () => Promise<Blob>, name: string) => perform(async () => saveFile(await fetching(), name))
  const download = (wanted: DocumentRef) =>
    downloadBy(() => send('POST /api/files/ticket', { body: { ...wanted, language } }))
  return { isFetching, download, downloadBy, saveBy }
}
