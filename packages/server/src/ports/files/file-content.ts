/** What a file is by its contents; its name and what its sender calls it count for nothing. */
export type RecognisedType = 'application/pdf' | 'image/jpeg' | 'image/png'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The last part of a PNG: no bytes, its name, its checksum. */
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
/** Wider or higher than any camera; a small file that claims more would take gigabytes to show. */
const LONGEST_SIDE = 20_000
/** A PDF says near its end where its table of contents is. */
const PDF_END = 2048

const isSize = (width: number, height: number) =>
  width > 0 && height > 0 && width <= LONGEST_SIDE && height <= LONGEST_SIDE

function isPdf(bytes: Buffer) {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false
  const end = bytes.toString('latin1', Math.max(0, bytes.length - PDF_END))
  return end.includes('startxref') && end.includes('%%EOF')
}

const isPng = (bytes: Buffer) =>
  bytes.length >= 45 &&
  bytes.subarray(0, PNG.length).equals(PNG) &&
  bytes.toString('latin1', 12, 16) === 'IHDR' &&
  isSize(bytes.readUInt32BE(16), bytes.readUInt32BE(20)) &&
  bytes.includes(PNG_END)

/** Frames of a JPEG that say how large it is; those in between are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Goes through the parts of a JPEG until its picture begins, and looks whether it ends. */
function isJpeg(bytes: Buffer) {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return false
  let hasSize = false
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === 0xda) return hasSize && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at
    else {
      if (isFrame(marker)) hasSize = isSize(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
  return false
}

/** A PDF, a photo or a picture that is there from its beginning to its end; undefined for anything else. */
export function recogniseFile(bytes: Buffer): RecognisedType | undefined {
  if (isPdf(bytes)) return 'application/pdf'
  if (isJpeg(bytes)) return 'image/jpeg'
  return isPng(bytes) ? 'image/png' : undefined
}

/** Endings that programs expect, whatever the file was called. */
const endings = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg', 'image/png': '.png' } as const

/** The name of a file with the ending of what it is; `fallback` for one that has none. */
export const fileNameOf = (name: string, type: RecognisedType, fallback: string) =>
  `${name.replace(/\.[a-z0-9]{1,5}$/i, '').trim() || fallback}${endings[type]}`
