const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const FREE = 0xffffffff

/** A compound file (OLE2) with empty streams of these names, as programs before 2007 made and as passwords still make. */
export function compoundFile(streams: readonly string[]): Buffer {
  const header = Buffer.alloc(SECTOR)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44) // one sector of the allocation table, the first; the directory follows it
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(END_OF_CHAIN, 60)
  header.writeUInt32LE(END_OF_CHAIN, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(SECTOR, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(END_OF_CHAIN, 4)
  const directory = ['Root Entry', ...streams].map((name, at) => directoryEntry(name, at === 0 ? 5 : 2))
  return Buffer.concat([header, table, ...directory, Buffer.alloc(SECTOR - (directory.length % 4) * 128)])
}

function directoryEntry(name: string, kind: number) {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE(name.length * 2 + 2, 64)
  entry.writeUInt8(kind, 66)
  for (const sibling of [68, 72, 76]) entry.writeUInt32LE(FREE, sibling)
  entry.writeUInt32LE(END_OF_CHAIN, 116)
  return entry
}
