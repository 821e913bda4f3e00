import { FILE_BYTES } from '@fairway/contract/form-uploads/form-upload.values'
import { Failure } from '../../../platform/calls/failure.ts'

/** Why a file is refused without sending it. The server would answer the same. */
export function refusedUnread({ size }: Pick<File, 'size'>): Failure | undefined {
  const megabytes = String(FILE_BYTES / 1024 / 1024)
  if (size > FILE_BYTES) return new Failure('refused', 413, { errorCode: 'UP0012', messageArgs: [megabytes] })
  if (size === 0) return new Failure('refused', 422, { errorCode: 'UP0020' })
  return undefined
}

/** True for an error in the file itself, which would be refused again. All other failures may be temporary. */
export const isInFile = (error: unknown) =>
  error instanceof Failure && error.kind === 'refused' && /^UP00(1[2-9]|2[0-6]|36)$/.test(error.answer.errorCode ?? '')
