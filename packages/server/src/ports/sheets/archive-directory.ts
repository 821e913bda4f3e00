import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { Entry } from 'yauzl'

const LOCAL_HEADER = 0x04034b50
const LOCAL_HEADER_BYTES = 30
const DIRECTORY_HEADER_BYTES = 46
const END_BYTES = 22
const LOCATOR = 0x07064b50
const LOCATOR_BYTES = 20

/**
 * Refuses an archive that reads differently from its front and from its end: another file before or behind it, parts
 * that lie over each other, entries that its directory does not count, headers that name another part.
 */
export function refuseDirectory(bytes: Buffer, entries: readonly Entry[]) {
  if (entries.length === 0) refuse('UP0018')
  const directory = directoryOf(bytes)
  const headers = entries.reduce((sum, entry) => sum + DIRECTORY_HEADER_BYTES + variableBytes(entry), 0)
  if (directory.start + headers !== directory.end) refuse('UP0018')

  let free = 0
  for (const part of entries.map((entry) => extentOf(bytes, entry)).sort((one, other) => one.start - other.start)) {
    if (part.start < free || (free === 0 && part.start !== 0)) refuse('UP0018')
    free = part.end
  }
  if (free > directory.start) refuse('UP0018')
}

const variableBytes = ({ fileNameLength, extraFieldLength, fileCommentLength }: Entry) =>
  fileNameLength + extraFieldLength + fileCommentLength

/** Where the directory lies. It ends where the end record begins, which is the last of the file and has no comment. */
function directoryOf(bytes: Buffer) {
  const end = bytes.length - END_BYTES
  if (end < 0 || bytes.readUInt32LE(end) !== 0x06054b50) return refuse('UP0018')
  const locator = end - LOCATOR_BYTES
  if (locator < 0 || bytes.readUInt32LE(locator) !== LOCATOR) return { start: bytes.readUInt32LE(end + 16), end }
  const record = Number(bytes.readBigUInt64LE(locator + 8))
  if (record > locator - 56) return refuse('UP0018')
  return { start: Number(bytes.readBigUInt64LE(record + 48)), end: record }
}

/** Where a part lies, by its own header, which must speak of the same part as the directory. */
function extentOf(bytes: Buffer, entry: Entry) {
  const start = entry.relativeOffsetOfLocalHeader
  if (start > bytes.length - LOCAL_HEADER_BYTES || bytes.readUInt32LE(start) !== LOCAL_HEADER) return refuse('UP0018')
  const nameStart = start + LOCAL_HEADER_BYTES
  const nameEnd = nameStart + bytes.readUInt16LE(start + 26)
  const isSame =
    bytes.subarray(nameStart, nameEnd).equals(entry.fileNameRaw) &&
    bytes.readUInt16LE(start + 8) === entry.compressionMethod
  const end = nameEnd + bytes.readUInt16LE(start + 28) + entry.compressedSize
  if (!isSame || end > bytes.length) return refuse('UP0018')
  return { start, end }
}
