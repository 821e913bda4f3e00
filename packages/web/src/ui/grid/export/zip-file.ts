const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

/** The checksum by which a zip file verifies a part. */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) rest = (crcTable[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8)
  return (rest ^ 0xffffffff) >>> 0
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

interface Part {
  name: Uint8Array
  packed: Uint8Array
  check: number
  size: number
}

/** The header of every part: deflate, names in UTF-8, dated 1 January 1980, so that equal rows make equal files. */
const describe = ({ name, packed, check, size }: Part) => [
  ...[short(20), short(0x0800), short(8), short(0), short(0x0021), long(check), long(packed.length), long(size)],
  ...[short(name.length), short(0)],
]
const short = (value: number) => Uint8Array.of(value & 0xff, value >>> 8)
const long = (value: number) => Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24)
const lengthOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, { length }) => sum + length, 0)

/** Packs named parts into one zip file, which is what a workbook is. */
export async function zipFile(parts: readonly [string, Uint8Array<ArrayBuffer>][]): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  const directory: Uint8Array[] = []
  for (const [title, bytes] of parts) {
    const name = new TextEncoder().encode(title)
    const part = { name, packed: await deflate(bytes), check: crc32(bytes), size: bytes.length }
    const place = [short(0), short(0), short(0), long(0), long(lengthOf(pieces))] // no comment, disk 0, no attributes
    directory.push(long(0x02014b50), short(20), ...describe(part), ...place, name)
    pieces.push(long(0x04034b50), ...describe(part), name, part.packed)
  }
  const start = lengthOf(pieces)
  const counts = [short(0), short(0), short(parts.length), short(parts.length)]
  const end = [long(0x06054b50), ...counts, long(lengthOf(directory)), long(start), short(0)]
  return joined([...pieces, ...directory, ...end])
}

function joined(pieces: readonly Uint8Array[]) {
  const whole = new Uint8Array(lengthOf(pieces))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
