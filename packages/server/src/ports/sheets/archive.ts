import { crc32 } from 'node:zlib'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import { Refusal } from '@fairway/contract/kit/errors'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { refuseDirectory } from './archive-directory.ts'
import { ENTRY_LIMIT, UNPACKED_BYTES } from './sheet-limits.ts'

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
