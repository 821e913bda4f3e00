import type { Sealing } from '../sealing/sealing.port.ts'
import type { Documents, PrintSource } from './documents.port.ts'

/** What makes a file of a document: its pages, and the carrier's seal on them. */
export interface PrintingParts {
  documents: Documents
  sealing: Sealing
}

/** A document as the bytes of a PDF, sealed where it shall be. */
export async function printFile(
  { documents, sealing }: PrintingParts,
  { print, seal }: PrintSource,
  signal?: AbortSignal,
): Promise<Buffer> {
  const { bytes } = await documents.toPdf(print, signal)
  return seal ? (await sealing.seal({ pdf: bytes, ...seal }, signal)).bytes : bytes
}
