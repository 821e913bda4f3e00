import { crc32 } from 'node:zlib'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import { Refusal } from '@fairway/contract/kit/errors'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { ENTRY_LIMIT, UNPACKED_BYTES } from './sheet-limits.ts'

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
function refuseDirectory(bytes: Buffer, entries: readonly Entry[]) {
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

/** The archive that a workbook is. What it says of itself has been checked; parts are unpacked when they are asked for. */
export interface Archive {
  bytes: Buffer
  entries: ReadonlyMap<string, Entry>
  /** The bytes of a part, piece by piece. Whoever has seen enough stops, and nothing more is unpacked. */
  unpack(name: string): AsyncIterable<Buffer>
}

/** Opens an archive and refuses it before anything is unpacked where its directory is too large or contradicts itself. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const file = await damagedUnless(fromBufferPromise(bytes, { validateEntrySizes: false }))
  if (file.entryCount > ENTRY_LIMIT) refuse('UP0017')
  const entries = await damagedUnless(listEntries(file))
  refuseDirectory(bytes, [...entries.values()])
  return { bytes, entries, unpack: (name) => unpack(file, entries.get(name)) }
}

/** By names in small letters, for parts do not differ by case: two of one name would be two files in one. */
async function listEntries(file: ZipFile) {
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of file.eachEntry()) {
    if (entry.isEncrypted()) refuse('UP0016')
    unpacked += entry.uncompressedSize
    if (unpacked > UNPACKED_BYTES) refuse('UP0017')
    const name = entry.fileName.toLowerCase()
    if (entries.has(name)) refuse('UP0018')
    entries.set(name, entry)
  }
  return entries
}

/** What a part unpacks to is counted on the way: the size that its header names is a claim. */
async function* unpack(file: ZipFile, entry: Entry | undefined): AsyncGenerator<Buffer> {
  if (!entry?.canDecodeFileData()) return refuse('UP0018')
  let [length, sum] = [0, 0]
  const stream = await damagedUnless(file.openReadStreamPromise(entry))
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > entry.uncompressedSize) refuse('UP0017')
      sum = crc32(piece, sum)
      yield piece
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('UP0018')
  } finally {
    stream.destroy()
  }
  if (length !== entry.uncompressedSize || sum !== entry.crc32) refuse('UP0018')
}

/** Whatever the archive's reader stumbles over makes the file a damaged one; encryption it names. */
async function damagedUnless<T>(step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    if (error instanceof Refusal) throw error
    return refuse(String(error).includes('strong encryption') ? 'UP0016' : 'UP0018')
  }
}
