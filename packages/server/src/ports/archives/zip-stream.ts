import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: Buffer
}

/** The most that the plain format can hold; more would need the longer one, which some programs cannot read. */
const MOST_BYTES = 0xffff_ffff
const MOST_ENTRIES = 0xffff
const VERSION = 20
/** Names are in UTF-8. */
const FLAGS = 0x0800
const STORED = 0

interface Written {
  name: Buffer
  crc: number
  size: number
  at: number
}

/**
 * Files as one zip, piece by piece: each is written as soon as it is there, and only its name and place are kept. Nothing
 * is packed, because PDFs are already. Two files of one name get numbers.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, madeAt: Date): AsyncGenerator<Buffer> {
  const written: Written[] = []
  const names = new Set<string>()
  const time = dosTime(madeAt)
  let at = 0
  for await (const { name: wanted, content } of entries) {
    const name = Buffer.from(freeName(names, wanted))
    const entry = { name, crc: crc32(content), size: content.length, at }
    const head = Buffer.concat([localHead(entry, time), name])
    at += head.length + content.length
    if (at > MOST_BYTES || written.length >= MOST_ENTRIES) throw new Error('the zip is larger than its format allows')
    written.push(entry)
    yield head
    yield content
  }
  const directory = Buffer.concat(written.flatMap((entry) => [directoryEntry(entry, time), entry.name]))
  if (at + directory.length > MOST_BYTES) throw new Error('the zip is larger than its format allows')
  yield directory
  yield endOf(written.length, directory.length, at)
}

/** A name that no file before had, and that leads nowhere but into the folder where the zip is opened. */
function freeName(names: Set<string>, wanted: string): string {
  const plain = wanted.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_').replace(/^\.+/, '_') || '_'
  const dot = plain.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, '']
  let name = plain
  // programs that know no difference between a and A shall not overwrite one with the other
  for (let nth = 2; names.has(name.toLowerCase()); nth++) name = `${stem} (${nth})${end}`
  names.add(name.toLowerCase())
  return name
}

/** Days and times as zips have them, in steps of two seconds from 1980 on. */
function dosTime(at: Date): { date: number; time: number } {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107)
  return {
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  }
}

type DosTime = ReturnType<typeof dosTime>

function localHead({ name, crc, size }: Written, { date, time }: DosTime): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x0403_4b50, 0)
  head.writeUInt16LE(VERSION, 4)
  writeCommon(head, 6, { crc, size, date, time, nameLength: name.length })
  return head
}

function directoryEntry({ name, crc, size, at }: Written, { date, time }: DosTime): Buffer {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x0201_4b50, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(VERSION, 6)
  writeCommon(head, 8, { crc, size, date, time, nameLength: name.length })
  head.writeUInt32LE(at, 42)
  return head
}

/** What both heads of a file have, in the same order. */
function writeCommon(
  head: Buffer,
  from: number,
  { crc, size, date, time, nameLength }: DosTime & { crc: number; size: number; nameLength: number },
) {
  head.writeUInt16LE(FLAGS, from)
  head.writeUInt16LE(STORED, from + 2)
  head.writeUInt16LE(time, from + 4)
  head.writeUInt16LE(date, from + 6)
  head.writeUInt32LE(crc, from + 8)
  head.writeUInt32LE(size, from + 12)
  head.writeUInt32LE(size, from + 16)
  head.writeUInt16LE(nameLength, from + 20)
}

function endOf(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x0605_4b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return end
}
