import type { SendingOutcome, UploadPreview } from '@fairway/contract/form-uploads/form-upload.schema'

/**
 * Where a file stands on its way: it waits for its turn, leaves this browser, is read by the server, and is checked, or
 * was refused. What was checked can be sent.
 */
export type FilePhase = 'waiting' | 'uploading' | 'reading' | 'refused' | 'checked' | 'sending' | 'sent'

/** One file on the page. */
export interface UploadFile {
  key: string
  name: string
  phase: FilePhase
  /** Which part of it has left this browser, from 0 to 1. */
  part: number
  /** The file itself; after the page was loaded anew there is none, and the server's copy counts. */
  file?: File
  /** Under which the server keeps it. */
  id?: string | undefined
  /** The files that it was uploaded together with have the same. */
  batch?: string | undefined
  /** Why it was refused, or why it could not be sent. */
  error?: unknown
  preview?: UploadPreview | undefined
  /** How many bookings it holds, as long as nothing else is known of it. */
  formCount?: number
  /** What became of its bookings; after the page was loaded anew, the preview says it. */
  outcome?: SendingOutcome
}

const running: readonly FilePhase[] = ['waiting', 'uploading', 'reading', 'sending']

/** Something is happening to it, which leaving the page would end. */
export const isRunning = ({ phase }: Pick<UploadFile, 'phase'>) => running.includes(phase)
/** It takes one of the places that there are. */
export const isUnsent = ({ phase }: Pick<UploadFile, 'phase'>) => phase !== 'sent'
