import type { SendingOutcome, UploadPreview } from '@fairway/contract/form-uploads/form-upload.schema'

/** A file waits, is uploaded, read by the server, and checked or refused. A checked file can be sent. */
export type FilePhase = 'waiting' | 'uploading' | 'reading' | 'refused' | 'checked' | 'sending' | 'sent'

/** One file on the page. */
export interface UploadFile {
  key: string
  name: string
  phase: FilePhase
  /** The share that was uploaded, from 0 to 1. */
  part: number
  /** The file itself. After a reload there is none, and the server's copy is used. */
  file?: File
  /** Its id on the server. */
  id?: string | undefined
  /** The same for all files that were uploaded together. */
  batch?: string | undefined
  /** Why it was refused, or why it could not be sent. */
  error?: unknown
  preview?: UploadPreview | undefined
  /** The number of its bookings, until more is known. */
  formCount?: number
  /** The results of its bookings. After a reload, the preview has them. */
  outcome?: SendingOutcome
}

const running: readonly FilePhase[] = ['waiting', 'uploading', 'reading', 'sending']

/** Something is in progress that leaving the page would end. */
export const isRunning = ({ phase }: Pick<UploadFile, 'phase'>) => running.includes(phase)
/** It counts towards the limit. */
export const isUnsent = ({ phase }: Pick<UploadFile, 'phase'>) => phase !== 'sent'
