import { crc32, deflateRawSync } from 'node:zlib'

/** A part of an archive that is written byte by byte, so that its headers can say anything. */
export interface RawPart {
  name: string
  content?: Buffer | string
  /** As it is stored; by default the content, deflated. */
  packed?: Buffer
  /** What the headers claim that it unpacks to. */
  claims?: number
  flags?: number
  method?: number
  /** Another name in the header that stands before the part. */
  frontName?: string
  /** Lies where this earlier part lies, or so many bytes behind its beginning; it is not stored itself. */
  over?: string
  offset?: number
  sum?: number
}

interface RawArchive {
  before?: Buffer | string
  behind?: Buffer | string
  /** How many entries the end record claims. */
  count?: number
  /** The end record of large archives claims so many. */
  largeCount?: number
}

function numbers(bytes: number, values: readonly number[]) {
  const output = Buffer.alloc(bytes * values.length)
  for (const [at, value] of values.entries()) output.writeUIntLE(value, at * bytes, bytes)
  return output
}
const u16 = (...values: number[]) => numbers(2, values)
const u32 = (...values: number[]) => numbers(4, values)
const u64 = (value: number) => Buffer.concat([u32(value), u32(0)])

/** An archive as no honest program writes it. */
export function rawArchive(
  parts: readonly RawPart[],
  { before = '', behind = '', count, largeCount }: RawArchive = {},
) {
  const stored: Buffer[] = [Buffer.from(before)]
  const directory: Buffer[] = []
  const places = new Map<string, number>()
  let place = Buffer.byteLength(before)
  for (const part of parts) {
    const { front, body, entry } = headersOf(part)
    const at = part.over === undefined ? place : (places.get(part.over) ?? 0) + (part.offset ?? 0)
    places.set(part.name, at)
    if (part.over === undefined) {
      stored.push(front, body)
      place += front.length + body.length
    }
    directory.push(entry.subarray(0, 42), u32(at), entry.subarray(42))
  }
  const list = Buffer.concat(directory)
  const large = largeCount === undefined ? [] : largeEnd(largeCount, list.length, place)
  const entries = largeCount === undefined ? (count ?? parts.length) : 0xffff
  const end = Buffer.concat([u32(0x06054b50), u16(0, 0, entries, entries), u32(list.length, place), u16(0)])
  return Buffer.concat([...stored, list, ...large, end, Buffer.from(behind)])
}

/** A part as it is stored, with the header that stands before it. */
export function rawPart(part: RawPart) {
  const { front, body } = headersOf(part)
  return Buffer.concat([front, body])
}

function headersOf({ name, content = '', packed, claims, flags = 0, method = 8, frontName = name, sum }: RawPart) {
  const bytes = Buffer.from(content)
  const body = packed ?? (method === 8 ? deflateRawSync(bytes) : bytes)
  const sharedFields = [u16(20, flags, method, 0, 0), u32(sum ?? crc32(bytes), body.length, claims ?? bytes.length)]
  const front = Buffer.concat([
    u32(0x04034b50),
    ...sharedFields,
    u16(Buffer.byteLength(frontName), 0),
    Buffer.from(frontName),
  ])
  const nameLength = Buffer.byteLength(name)
  const entry = Buffer.concat([
    u32(0x02014b50),
    u16(20),
    ...sharedFields,
    u16(nameLength, 0, 0, 0, 0),
    u32(0),
    Buffer.from(name),
  ])
  return { front, body, entry }
}

const largeEnd = (count: number, size: number, place: number) => [
  Buffer.concat([u32(0x06064b50), u64(44), u16(45, 45), u32(0, 0), u64(count), u64(count), u64(size), u64(place)]),
  Buffer.concat([u32(0x07064b50, 0), u64(place + size), u32(1)]),
]

/** Deflated data that unpacks to this piece, so many times: a thousandth of it, made without ever having it. */
export function deflatedTimes(piece: Buffer, times: number) {
  const block = deflateRawSync(piece, { finishFlush: 3, level: 9 }) // ends on a byte, and something may follow
  return Buffer.concat([...Array.from({ length: times }, () => block), Buffer.from([3, 0])])
}
