import { openPdf } from './pdf-update.ts'
import type { ToSeal } from './sealing.port.ts'

/** Stands in the file for numbers that are known once it is written. */
const RANGE = '/ByteRange [0 0000000000 0000000000 0000000000]'

/** A PDF with a field for a signature, and a hole in it where the signature goes. */
export interface Prepared {
  bytes: Buffer
  /** The hole with its angle brackets. */
  hole: { from: number; to: number }
}

export interface Field extends Pick<ToSeal, 'name' | 'reason'> {
  at: Date
  /** How many bytes the signature may take. */
  room: number
  /** What is seen of it: its rectangle, and operators that draw inside of one with its lower left corner at 0. */
  visible?: { rectangle: [number, number, number, number]; content: string } | undefined
}

/** Adds a field for a signature to the last page of a PDF, behind its end, so that its bytes stay as they were shown. */
export function addSealField(pdf: Buffer, { name, reason, at, room, visible }: Field): Prepared {
  const open = openPdf(pdf)
  const [signature, field, appearance] = [open.size, open.size + 1, open.size + 2]
  const [left, bottom, right, top] = visible?.rectangle ?? [0, 0, 0, 0]
  const box = `[0 0 ${figure(right - left)} ${figure(top - bottom)}]`
  const content = visible?.content ?? ''
  const hole = `<${'0'.repeat(room * 2)}>`
  const bytes = open.update(
    new Map([
      [open.root, open.extend(open.root, `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`)],
      [open.page, open.extend(open.page, `/Annots [${field} 0 R]`)],
      [
        signature,
        `<<\n/Type /Sig\n/Filter /Adobe.PPKLite\n/SubFilter /ETSI.CAdES.detached\n/M (${pdfTime(at)})\n/Name ${text(name)}\n/Reason ${text(reason)}\n${RANGE}\n/Contents ${hole}\n>>`,
      ],
      [
        field,
        `<<\n/Type /Annot\n/Subtype /Widget\n/FT /Sig\n/T (Seal)\n/V ${signature} 0 R\n/P ${open.page} 0 R\n/F 132\n/Rect [${[left, bottom, right, top].map(figure).join(' ')}]\n/AP << /N ${appearance} 0 R >>\n>>`,
      ],
      [
        appearance,
        `<<\n/Type /XObject\n/Subtype /Form\n/BBox ${box}\n/Resources << >>\n/Length ${content.length}\n>>\nstream\n${content}\nendstream`,
      ],
    ]),
  )
  const from = bytes.indexOf(hole, pdf.length, 'latin1')
  const to = from + hole.length
  const range = `/ByteRange [0 ${padded(from)} ${padded(to)} ${padded(bytes.length - to)}]`
  bytes.write(range, bytes.indexOf(RANGE, pdf.length, 'latin1'), 'latin1')
  return { bytes, hole: { from, to } }
}

/** What is signed: everything but the hole. */
export const signedParts = ({ bytes, hole }: Prepared) => [bytes.subarray(0, hole.from), bytes.subarray(hole.to)]

/** Puts the signature into its hole. */
export function fillHole({ bytes, hole }: Prepared, signature: Buffer): Buffer {
  const hex = signature.toString('hex')
  if (hex.length > hole.to - hole.from - 2) throw new Error('The signature is larger than its room')
  const filled = Buffer.from(bytes)
  filled.write(hex, hole.from + 1, 'latin1')
  return filled
}

const padded = (value: number) => String(value).padStart(10, '0')
export const figure = (value: number) => String(Math.round(value * 100) / 100)

/** Any text as a string of a PDF: UTF-16 behind its mark, in hexadecimal. */
const text = (value: string) => `<feff${Buffer.from(value, 'utf16le').swap16().toString('hex')}>`

const pdfTime = (at: Date) => `D:${at.toISOString().replace(/\D/g, '').slice(0, 14)}+00'00'`
