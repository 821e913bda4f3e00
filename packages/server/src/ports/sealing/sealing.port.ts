import type { CertificateFacts, SealReport } from '@fairway/contract/signing/seal.schema'

/** A seal that can be seen: where on the last page, in points from its lower left corner, and what it shows. */
export interface VisibleSeal {
  x: number
  y: number
  width: number
  height: number
  /** What somebody drew, as strokes of points from 0 to 1, from the upper left corner; or a name as it was typed. */
  signature: { strokes: [x: number, y: number][][] } | { typed: string }
  /** Small lines below the signature. */
  lines: string[]
}

export interface ToSeal {
  /** As `Documents` makes it. */
  pdf: Uint8Array
  /** Who sealed it, and why, for the panel of signatures in a reader. */
  name: string
  reason: string
  visible?: VisibleSeal
}

export interface SealedPdf {
  bytes: Buffer
  at: Date
  /** Whose clock says when: a time server's that vouches for it, or our own. */
  clock: 'timeServer' | 'own'
}

/** Seals PDFs with the carrier's certificate, so that any reader can tell whether they were changed (PAdES B-B). */
export interface Sealing {
  certificate(): Promise<CertificateFacts>
  /** Refuses when too many wait already (GE0015), and when it takes too long or too much memory (GE0019). */
  seal(request: ToSeal, signal?: AbortSignal): Promise<SealedPdf>
  close(): Promise<void>
}

/** Says of PDFs from anywhere whether we sealed them. */
export interface SealChecker {
  /** `ours` are the fingerprints of every certificate that this installation has sealed with. */
  check(pdf: Buffer, ours: readonly string[], signal: AbortSignal): Promise<SealReport>
  close(): Promise<void>
}
