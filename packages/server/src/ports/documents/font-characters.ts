import { type FileHandle, open } from 'node:fs/promises'

/** Whether a font has a character, by its code point. */
export type HasCharacter = (point: number) => boolean

interface Group {
  first: number
  last: number
  glyph: number
}

/** A format that covers all of Unicode, as ranges; every font with Chinese characters has such a table. */
const ALL_OF_UNICODE = 12

/** Reads which characters a TrueType font has. The table of them is small; the font itself stays on the disk. */
export async function readCharacters(path: string): Promise<HasCharacter> {
  const file = await open(path)
  try {
    const groups = groupsOf(await readTable(file, 'cmap'))
    return (point) => {
      const group = findGroup(groups, point)
      // glyph 0 is the box that stands for a missing character
      return group !== undefined && group.glyph + point - group.first !== 0
    }
  } finally {
    await file.close()
  }
}

async function readTable(file: FileHandle, name: string): Promise<Buffer> {
  const count = (await readBytes(file, 4, 2)).readUInt16BE()
  const directory = await readBytes(file, 12, count * 16)
  for (let at = 0; at < directory.length; at += 16)
    if (directory.toString('latin1', at, at + 4) === name)
      return readBytes(file, directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12))
  throw new Error(`the font has no table ${name}`)
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position })
  if (bytesRead < length) throw new Error('the font ends too early')
  return buffer
}

function groupsOf(table: Buffer): Group[] {
  const starts = Array.from({ length: table.readUInt16BE(2) }, (_, at) => table.readUInt32BE(4 + at * 8 + 4))
  const start = starts.find((one) => table.readUInt16BE(one) === ALL_OF_UNICODE)
  if (start === undefined) throw new Error('the font has no table of all of Unicode')
  return Array.from({ length: table.readUInt32BE(start + 12) }, (_, nth) => {
    const at = start + 16 + nth * 12
    return { first: table.readUInt32BE(at), last: table.readUInt32BE(at + 4), glyph: table.readUInt32BE(at + 8) }
  })
}

/** Groups are in the order of their characters and do not overlap. */
function findGroup(groups: readonly Group[], point: number): Group | undefined {
  let [low, high] = [0, groups.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const group = groups[middle]
    if (!group) return undefined
    if (point < group.first) high = middle - 1
    else if (point > group.last) low = middle + 1
    else return group
  }
  return undefined
}
