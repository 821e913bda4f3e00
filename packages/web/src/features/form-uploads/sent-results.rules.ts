import type { SendingOutcome, UploadForm } from '@fairway/contract/form-uploads/form-upload.schema'
import type { UploadFile } from './upload-file.ts'

/** What became of one booking of a file. */
export interface ResultLine {
  row: number
  reference: string
  /** Known only until the page is loaded anew. */
  result: SendingOutcome['results'][number]['result'] | undefined
  /** Null for one that was not sent, because something is wrong in it. */
  request: UploadForm['request']
}

/** Some of its bookings were sent while others had problems. */
export const isPartlySent = ({ preview }: Pick<UploadFile, 'preview'>) =>
  preview !== undefined && preview.sentAt === null && preview.forms.some(({ isSent }) => isSent)

/** What became of the bookings of a file that was sent: as the server answered, or as it tells later. */
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
