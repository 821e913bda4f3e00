import type { SendingOutcome, UploadForm } from '@fairway/contract/form-uploads/form-upload.schema'
import type { UploadFile } from './upload-file.ts'

/** The result of one booking of a file. */
export interface ResultLine {
  row: number
  reference: string
  /** Unknown after a reload of the page. */
  result: SendingOutcome['results'][number]['result'] | undefined
  /** Null for one that was not sent because of a problem. */
  request: UploadForm['request']
}

/** Some of its bookings were sent while others had problems. */
export const isPartlySent = ({ preview }: Pick<UploadFile, 'preview'>) =>
  preview !== undefined && preview.sentAt === null && preview.forms.some(({ isSent }) => isSent)

/** The results of a sent file: from the answer, or from the later preview. */
export function resultsOf({ outcome, preview }: Pick<UploadFile, 'outcome' | 'preview'>): ResultLine[] {
  if (outcome?.unsent.length === 0) return outcome.results
  const isPart = isPartlySent({ preview })
  return (preview?.forms ?? []).flatMap(
    ({ row, reference, bookingNo, request, deed: effect, isSent }): ResultLine[] => {
      const line = { row, reference: reference || bookingNo }
      if (isPart && !isSent && effect === 'unchanged') return [{ ...line, result: 'NoEdit', request }]
      if (isPart && !isSent) return [{ ...line, result: undefined, request: null }]
      const result = outcome?.results.find((one) => one.row === row)?.result
      return request ? [{ ...line, result, request }] : []
    },
  )
}
