import type { FormQuery } from '@fairway/contract/form-uploads/form-upload.schema'
import { FILE_LIMIT } from '@fairway/contract/form-uploads/form-upload.values'
import { isLanguage, type Language, languages, languageTag } from '@fairway/contract/shared/language'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { send } from '../../platform/calls/api.ts'
import { isCancelled } from '../../platform/calls/failure.ts'
import { codeText, failureText } from '../../platform/calls/failure-text.ts'
import { fetchFile } from '../../platform/calls/file-call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useCodeText, useFailureText } from '../../platform/calls/use-failure-text.ts'
import { languageNames } from '../../platform/language/language.ts'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { NativeSelect } from '../../ui/form/native-select.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { lazyDialog } from '../../ui/lazy/lazy-part.tsx'
import { usePageDrop } from '../../ui/page-drop.ts'
import { DropZone } from './choosing/drop-zone.tsx'
import type { FileSelection } from './choosing/file-choice.rules.ts'
import formStepsCss from './choosing/form-steps.module.css'
import type { PasteDialogProps } from './choosing/paste-dialog.tsx'
import { freeName, pastedFrom } from './choosing/pasted-rows.rules.ts'
import { FileList } from './files/file-list.tsx'
import { problemsByFile } from './problems/problems.rules.ts'
import { isRunning, type UploadFile } from './upload-file.ts'
import { useUploadKind, useUploadTexts } from './upload-kind.ts'
import css from './upload-page.module.css'

interface Handlers {
  onFiles: (files: File[], folders: string[]) => void
  onRows: (text: string) => void
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** Accepts files dropped anywhere on the page, and files or rows pasted outside of inputs. */
function usePageFiles(handlers: Handlers) {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event
      if (!clipboardData || isField(event.target)) return
      const { files, text } = pastedFrom({ files: [...clipboardData.files], text: clipboardData.getData('text/plain') })
      if (files || text) event.preventDefault()
      if (files) latest.current.onFiles([...files], [])
      if (text) latest.current.onRows(text)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return usePageDrop(handlers.onFiles)
}

/** The result of adding files. */
type AddResult = FileSelection<File> & { folders: readonly string[] }
const emptyResult: AddResult = { accepted: [], duplicates: [], overLimit: [], outdated: [], folders: [] }

const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name).join(', ')

/** Lists the files that were not accepted, and why. */
function AddResultNotes({ addResult, onClose }: { addResult: AddResult; onClose: () => void }) {
  const { t } = useUploadTexts()
  const { overLimit, duplicates, outdated, folders } = addResult
  const tooMany = useCodeText(overLimit.length > 0 ? 'UP0011' : undefined, String(FILE_LIMIT))
  const notes = [
    overLimit.length > 0 &&
      `${tooMany ?? ''} ${t('notes.left', { count: overLimit.length, names: namesOf(overLimit) })}`,
    duplicates.length > 0 && t('notes.twice', { count: duplicates.length, names: namesOf(duplicates) }),
    outdated.length > 0 && t('notes.newer', { count: outdated.length, names: namesOf(outdated) }),
    folders.length > 0 && t('notes.folder', { names: folders.join(', ') }),
  ].filter((text) => text !== false)
  const isError = overLimit.length > 0 || folders.length > 0
  return (
    <div role="status">
      {notes.length > 0 && (
        <Row gap={10} align="start" nowrap size="sm" className={css.note} data-wrong={isError}>
          <Icon name={isError ? 'alert' : 'note'} size={18} />
          <div>
            {notes.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <IconButton label={t('notes.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </IconButton>
        </Row>
      )}
    </div>
  )
}

const PasteDialog = lazyDialog<PasteDialogProps>(async () => (await import('./choosing/paste-dialog.tsx')).PasteDialog)

/** Upload of one kind of form: the empty form, the drop zone, and the state of each file. */
export function UploadPage() {
  const { t } = useUploadTexts()
  const { uploads } = useUploadKind()
  const files = useStore(uploads.files)
  const problems = useMemo(() => problemsByFile(files), [files])
  const [addResult, setAddResult] = useState<AddResult>(emptyResult)
  const [isPasting, setIsPasting] = useState(false)

  const addFiles = async (chosen: readonly File[], folders: readonly string[] = []) =>
    setAddResult({ ...(await uploads.add(chosen)), folders })
  const addRows = (text: string) => {
    const names = uploads.files.get().map(({ name }) => name)
    const name = freeName(names, (number) => (number === 1 ? t('paste.name') : t('paste.nameAgain', { number })))
    void addFiles([new File([text], name, { type: 'text/tab-separated-values' })])
  }
  useRefusalToasts(files)
  const isOver = usePageFiles({
    onFiles: (chosen, folders) => void addFiles(chosen, folders),
    onRows: addRows,
  })
  return (
    <Stack gap={20}>
      {files.length === 0 && <FormSteps />}
      <DropZone
        isOver={isOver}
        isSmall={files.length > 0}
        onFiles={(chosen) => void addFiles(chosen)}
        onPaste={() => setIsPasting(true)}
      >
        {files.length > 0 && <FormDownload />}
      </DropZone>
      <AddResultNotes addResult={addResult} onClose={() => setAddResult(emptyResult)} />
      <RestoredUploads />
      <FileList files={files} problems={problems} onFiles={(chosen) => void addFiles(chosen)} />
      {isPasting && (
        <PasteDialog
          onClose={() => setIsPasting(false)}
          onRows={(text) => {
            setIsPasting(false)
            addRows(text)
          }}
        />
      )}
    </Stack>
  )
}

/** Restores earlier uploads, and says so where that takes a while or fails. */
function RestoredUploads() {
  const { t } = useUploadTexts()
  const { t: ui } = useTranslation('ui')
  const { uploads } = useUploadKind()
  const [error, setError] = useState<unknown>()
  const reason = useFailureText(error)
  const restore = useCallback(() => {
    setError(undefined)
    uploads.restore().catch((failure: unknown) => !isCancelled(failure) && setError(failure))
  }, [uploads])
  useEffect(restore, [restore])
  if (error === undefined || !reason) return null
  return (
    <Row gap={10} align="start" nowrap size="sm" className={css.note} role="alert">
      <Icon name="alert" size={18} />
      <p>
        {t('list.failed')}. {reason}
      </p>
      <Button small onClick={restore}>
        {ui('retry')}
      </Button>
    </Row>
  )
}

/** Shows one toast, when all files are done, for those that could not be uploaded. The reasons are on their cards. */
function useRefusalToasts(files: readonly UploadFile[]) {
  const language = useLanguage()
  const announced = useRef(new Set(files.map(({ key }) => key)))
  const isBusy = files.some(isRunning)
  const refused = files.filter(({ key, phase, file }) => phase === 'refused' && file && !announced.current.has(key))
  const names = refused.map(({ name }) => name).join(', ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is announced once, in the language of that moment
  useEffect(() => {
    if (isBusy || names === '') return
    for (const { key } of refused) announced.current.add(key)
    const announce = async () =>
      showToast({ kind: 'error', text: (await codeText('UP0009', [names], language)) ?? names })
    void announce()
  }, [isBusy, names])
}

/** The three steps; the first has the empty form. */
function FormSteps() {
  const { t } = useUploadTexts()
  return (
    <ol className={formStepsCss.steps} aria-label={t('steps.label')}>
      {(['get', 'fill', 'check'] as const).map((step, at) => (
        <li key={step} className={formStepsCss.step}>
          <span className={formStepsCss.number} aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <h2 className={formStepsCss.title}>{t(`steps.${step}`)}</h2>
            <p className={formStepsCss.text}>{t(`steps.${step}Text`)}</p>
            {step === 'get' && <FormDownload />}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Downloads the empty form in the reader's language or another one. */
function FormDownload() {
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
    <Row gap={8} className={formStepsCss.download}>
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
