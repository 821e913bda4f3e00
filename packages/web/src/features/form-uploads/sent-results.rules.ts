import type { SendingOutcome, UploadForm } from '@fairway/contract/form-uploads/form-upload.schema'
import type { UploadFile } from './upload-file.ts'

/** What became of one booking of a file. */
export interface ResultLine {
  row: number
  reference: string
  /** Known only until the page is loaded anew. */
  result: SendingOutcome['results'][number]['result'] | undefined
  request: NonNullable<UploadForm['request']>
}

/** What became of the bookings of a file that was sent: as the server answered, or as it tells later. */
export function resultsOf({ outcome, preview }: Pick<UploadFile, 'outcome' | 'preview'>): ResultLine[] {
  if (outcome) return outcome.results
  return (preview?.forms ?? []).flatMap(({ row, reference, bookingNo, request }) =>
    request ? [{ row, reference: reference || bookingNo, result: undefined, request }] : [],
  )
}
