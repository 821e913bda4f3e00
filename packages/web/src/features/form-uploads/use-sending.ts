import type { SendingOutcome, UploadProblem } from '@fairway/contract/form-uploads/form-upload.schema'
import type { Language } from '@fairway/contract/shared/language'
import { useState } from 'react'
import { Failure, isCancelled } from '../../platform/failure.ts'
import { failureText } from '../../platform/failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { showToast } from '../../ui/toast.store.ts'
import { bookingUploads } from './booking-uploads.ts'
import type { UploadFile } from './upload-file.ts'

export type ProblemsOf = ReadonlyMap<string, readonly UploadProblem[]>

const overwrites = ({ preview }: UploadFile) => preview?.forms.some(({ deed }) => deed === 'overwrite') ?? false
const isLate = ({ preview }: UploadFile) => (preview?.warnings.length ?? 0) > 0
const needsAnswer = (file: UploadFile) => overwrites(file) || isLate(file)
/** What the server found meanwhile shows in the file itself. */
const isNews = (code: string | undefined) => code === 'UP0009' || code === 'UP0002' || code === 'UP0033'

/** How many requests the carrier gets; what says nothing new is none of them. */
const sentOf = (results: SendingOutcome['results']) => results.filter(({ result }) => result === 'Success').length

/** Sends files, one after the other. Whoever would overwrite something, or is past a cut-off, is asked before any of them is sent. */
export function useSending() {
  const { t, i18n } = useTranslation('formUploads')
  const [asking, setAsking] = useState<readonly UploadFile[]>()
  const [askingPart, setAskingPart] = useState<UploadFile>()

  const tell = async ({ key, name }: UploadFile, error: unknown) => {
    if (isCancelled(error)) return
    const code = error instanceof Failure ? error.answer.errorCode : undefined
    if (code === 'UP0031' || code === 'UP0039') {
      await bookingUploads.judge(key)
      setAsking(bookingUploads.files.get().filter((file) => file.key === key))
      return
    }
    const reason = await failureText(error, i18n.language as Language) // only our own start and switch set it
    showToast({ kind: 'error', text: code === 'UP0009' ? reason : t('sending.failed', { name, reason }) })
    if (isNews(code)) await bookingUploads.judge(key)
  }

  const send = async (files: readonly UploadFile[], isConfirmed = false) => {
    if (!isConfirmed && files.some(needsAnswer)) return setAsking(files)
    setAsking(undefined)
    for (const file of files) {
      try {
        const answers = { overwrite: isConfirmed && overwrites(file), confirmed: isConfirmed && isLate(file) }
        const { results } = await bookingUploads.send(file.key, answers)
        showToast({ kind: 'success', text: t('sending.done', { name: file.name, count: sentOf(results) }) })
        await forgetLists()
      } catch (error) {
        await tell(file, error)
      }
    }
  }
  /** Those of its bookings that have no problems; its owner was asked. */
  const sendGood = async (file: UploadFile) => {
    setAskingPart(undefined)
    try {
      const answers = { overwrite: true, confirmed: isLate(file), skipProblems: true }
      const { results, unsent } = await bookingUploads.send(file.key, answers)
      const count = sentOf(results)
      showToast({ kind: 'success', text: t('part.done', { name: file.name, count, left: unsent.length }) })
      await forgetLists()
    } catch (error) {
      await tell(file, error)
    }
  }
  return { send, asking, keep: () => setAsking(undefined), sendGood, askingPart, setAskingPart }
}

/** Lists of requests and bookings that were read before are read anew. */
async function forgetLists() {
  const { queryClient } = await import('../../platform/query-client.ts')
  await queryClient.invalidateQueries()
}
