import type { Language } from '@fairway/contract/shared/language'
import type { DocumentRef } from '@fairway/contract/support/file.schema'
import { useEffect, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { isCancelled } from '../../platform/calls/failure.ts'
import { failureText } from '../../platform/calls/failure-text.ts'
import { fetchFile } from '../../platform/calls/file-call.ts'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { LoadingState } from '../feedback/loading.tsx'
import { showToast } from '../feedback/toast.store.ts'
import { openInTab } from '../open-in-tab.ts'
import { useMedia } from '../use-media.ts'
import { useDownload } from './download.ts'
import css from './pdf-view.module.css'

interface Props {
  wanted: DocumentRef
  /** What the PDF is, for screen readers. */
  label: string
}

/** Room for a page of paper that can be read. */
const ROOM = '(min-width: 981px)'
/** The page as wide as the frame, without the list of pages beside it. */
const SHOWN_AS = '#view=FitH&navpanes=0'
/** A tab that was opened may be slow to read its file. */
const KEPT_MS = 60_000

/** The PDF of a document in the browser's own viewer; where there is none, or no room for it, it is opened on its own. */
export function PdfView({ wanted, label }: Props) {
  const hasRoom = useMedia(ROOM)
  const hasViewer = navigator.pdfViewerEnabled
  return hasRoom && hasViewer ? <PdfFrame wanted={wanted} label={label} /> : <PdfAlone {...{ wanted, hasViewer }} />
}

function PdfFrame({ wanted, label }: Props) {
  const { t } = useTranslation('documents')
  const { url, error, retry } = usePdf(wanted)
  if (url) return <iframe className={css.frame} src={url + SHOWN_AS} title={label} />
  return <LoadingState loading={t('pdf.making')} failed={t('pdf.failed')} error={error} onRetry={retry} />
}

/** The file's own type is never trusted: a frame of this page shows a PDF or nothing. */
async function makePdf(wanted: DocumentRef, language: Language, signal?: AbortSignal): Promise<string> {
  const body = { ...wanted, language }
  const { ticket } = await send('POST /api/files/ticket', { body }, signal ? { signal } : {})
  const file = await fetchFile('GET /files/:ticket', { params: { ticket } }, signal)
  return URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
}

/** The address of the PDF in this page, which ends with whatever shows it. */
function usePdf(wanted: DocumentRef) {
  const language = useLanguage()
  const [made, setMade] = useState<{ url?: string; error?: unknown }>({})
  const [attempt, setAttempt] = useState(0)
  const key = JSON.stringify(wanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what is wanted, and each attempt is a new one
  useEffect(() => {
    const leaving = new AbortController()
    let url: string | undefined
    setMade({})
    makePdf(wanted, language, leaving.signal).then(
      (address) => {
        url = address
        if (leaving.signal.aborted) URL.revokeObjectURL(address)
        else setMade({ url: address })
      },
      (error: unknown) => !leaving.signal.aborted && setMade({ error }),
    )
    return () => {
      leaving.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [key, language, attempt])
  return { ...made, retry: () => setAttempt(attempt + 1) }
}

/** The way to the PDF where the page cannot show it: in a tab of its own, or saved. */
function PdfAlone({ wanted, hasViewer }: { wanted: DocumentRef; hasViewer: boolean }) {
  const { t } = useTranslation('documents')
  const language = useLanguage()
  const { isFetching, download } = useDownload()
  const [isOpening, setIsOpening] = useState(false)
  const isBusy = isFetching || isOpening
  const open = async () => {
    setIsOpening(true)
    try {
      const { url } = await openInTab(async () => ({ url: await makePdf(wanted, language) }))
      setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
    } catch (error) {
      if (!isCancelled(error)) showToast({ kind: 'error', text: await failureText(error, language) })
    } finally {
      setIsOpening(false)
    }
  }
  const act = () => !isBusy && void (hasViewer ? open() : download(wanted))
  return (
    <EmptyState
      icon="note"
      title={t(hasViewer ? 'pdf.small' : 'pdf.none')}
      actions={
        <Button variant="primary" aria-disabled={isBusy} aria-busy={isBusy} onClick={act}>
          {isBusy ? t('pdf.making') : t(hasViewer ? 'pdf.open' : 'pdf.download')}
        </Button>
      }
    >
      {t(hasViewer ? 'pdf.smallText' : 'pdf.noneText')}
    </EmptyState>
  )
}
