import type {
  SendingOutcome,
  SiFormsSent,
  UploadPreview,
  UploadSummary,
} from '@fairway/contract/form-uploads/form-upload.schema'
import { Failure, isCancelled } from '../../platform/calls/failure.ts'
import { newUuid } from '../../platform/new-id.ts'
import { createStore } from '../../platform/storage/store.ts'
import { chooseFiles, type FileSelection } from './choosing/file-choice.rules.ts'
import { refusedUnread } from './files/file-failure.ts'
import { isUnsent, type UploadFile } from './upload-file.ts'

/** The number of concurrent uploads; the others wait. */
const MAX_CONCURRENT = 3

/** The server does not have the file, or has something else than was shown. */
export const isMissingUpload = (error: unknown) => error instanceof Failure && error.answer.errorCode === 'UP0010'

/** The calls for files of one kind of form. */
export interface UploadServer {
  read: (file: File, options: ReadOptions) => Promise<UploadPreview>
  list: () => Promise<readonly UploadSummary[]>
  preview: (id: string) => Promise<UploadPreview>
  send: (body: SiFormsSent) => Promise<SendingOutcome>
  drop: (id: string) => Promise<unknown>
}
export interface ReadOptions {
  batch: string
  signal: AbortSignal
  onProgress: (part: number) => void
}

interface SendOptions {
  overwrite: boolean
  /** The warnings of the file were shown and confirmed. */
  confirmed?: boolean
  skipProblems?: boolean
  /** Saves its forms as drafts instead of sending them. */
  asDrafts?: boolean
}

export type Uploads = ReturnType<typeof createUploads>

/** The uploads of a page. They continue while their owner is on other pages. */
export function createUploads(server: UploadServer) {
  const files = createStore<readonly UploadFile[]>([])
  const controls = new Map<string, AbortController>()

  const find = (key: string) => files.get().find((file) => file.key === key)
  const change = (key: string, more: Partial<UploadFile>) =>
    files.set(files.get().map((file) => (file.key === key ? { ...file, ...more } : file)))
  const put = (more: readonly UploadFile[]) => files.set([...files.get(), ...more])

  /** Files of one batch are compared with each other. Once one of them is sent, others may overwrite it. */
  const currentBatch = () => {
    const sent = new Set(files.get().flatMap((file) => (isUnsent(file) ? [] : [file.batch])))
    const openBatch = files.get().find((file) => isUnsent(file) && file.batch && !sent.has(file.batch))?.batch
    return openBatch ?? newUuid()
  }

  const startNext = () => {
    const free = MAX_CONCURRENT - controls.size
    for (const { key } of files
      .get()
      .filter(({ phase }) => phase === 'waiting')
      .slice(0, Math.max(0, free)))
      void read(key)
  }

  async function read(key: string) {
    const { file, batch } = find(key) ?? {}
    if (!file || !batch) return
    const control = new AbortController()
    controls.set(key, control)
    change(key, { phase: 'uploading', part: 0, error: undefined })
    const onProgress = (part: number) => change(key, { part, phase: part < 1 ? 'uploading' : 'reading' })
    try {
      const preview = await server.read(file, { batch, signal: control.signal, onProgress })
      if (control.signal.aborted) void server.drop(preview.id).catch(() => {})
      else change(key, { phase: 'checked', part: 1, id: preview.id, preview })
    } catch (error) {
      if (!isCancelled(error)) change(key, { phase: 'refused', error })
    } finally {
      controls.delete(key)
      startNext()
    }
  }

  /** Loads the server's present validation of a file, or records why that failed. */
  async function revalidate(key: string) {
    const id = find(key)?.id
    if (!id) return
    try {
      const preview = await server.preview(id)
      change(key, { phase: preview.sentAt ? 'sent' : 'checked', part: 1, error: undefined, preview })
    } catch (error) {
      if (!isCancelled(error)) change(key, find(key)?.preview ? { error } : { phase: 'refused', error })
    }
  }

  /** When a file is gone, errors about what others shared with it may be gone too. */
  const revalidateShared = () => {
    for (const { key, phase, preview } of files.get())
      if (phase === 'checked' && preview?.problems.some(({ code }) => code === 'UP0002')) void revalidate(key)
  }

  async function remove(key: string) {
    const gone = find(key)
    controls.get(key)?.abort()
    files.set(files.get().filter((file) => file.key !== key))
    if (gone?.id) await server.drop(gone.id).catch(() => {})
    revalidateShared()
    startNext()
  }

  return {
    files,
    /** Adds files, in place of earlier ones with errors. Returns those that were not accepted. */
    add: async (chosen: readonly File[]): Promise<FileSelection<File>> => {
      const choice = chooseFiles(files.get(), chosen)
      await Promise.all(choice.outdated.map(({ key }) => remove(key)))
      const batch = currentBatch()
      put(
        choice.accepted.map((file) => {
          const error = refusedUnread(file)
          const phase = error ? 'refused' : 'waiting'
          return { key: newUuid(), name: file.name, file, batch, part: 0, phase, ...(error && { error }) }
        }),
      )
      startNext()
      return choice
    },
    remove,
    /** Retries: validates the server's copy again, or uploads a file that the server does not have. */
    retry: async (key: string) => {
      await revalidate(key)
      const { file, id, error } = find(key) ?? {}
      const isThere = id !== undefined && !isMissingUpload(error)
      if (isThere || !file) return
      change(key, { phase: 'waiting', part: 0, error: undefined, id: undefined, preview: undefined })
      startNext()
    },
    revalidate,
    /**
     * Sends all bookings of a file or none; on request those without problems, and the file stays for the others. A
     * refusal is thrown, and the file stays.
     */
    send: async (
      key: string,
      { overwrite, confirmed = false, skipProblems = false, asDrafts = false }: SendOptions,
    ): Promise<SendingOutcome> => {
      const { id = '', preview } = find(key) ?? {}
      change(key, { phase: 'sending', error: undefined })
      try {
        const outcome = await server.send({
          id,
          look: preview?.look ?? '',
          overwrite,
          confirmed,
          skipProblems,
          asDrafts,
        })
        change(key, { phase: outcome.unsent.length > 0 ? 'checked' : 'sent', outcome })
        if (outcome.unsent.length > 0) await revalidate(key)
        revalidateShared()
        return outcome
      } catch (error) {
        change(key, { phase: 'checked', error })
        throw error
      }
    },
    /** Restores the uploads of this person after a reload. */
    restore: async () => {
      const known = new Set(files.get().map(({ id }) => id))
      const stored = (await server.list()).filter(({ id }) => !known.has(id))
      put(
        stored.map(({ id, fileName: name, batch, sentAt, forms: formCount }) => {
          const phase = sentAt ? 'sent' : 'reading'
          return { key: id, id, name, batch, part: 1, phase, formCount }
        }),
      )
      // one after the other, because each is validated as a whole
      for (const { id, sentAt } of stored) if (!sentAt) await revalidate(id)
    },
    /** Leaves nothing for the next person. */
    clear: () => {
      for (const control of controls.values()) control.abort()
      files.set([])
    },
  }
}
