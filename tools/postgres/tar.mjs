// @ts-check
// The part of the tar format that a backup needs: files and folders. It uses only Node's built-ins, so that every
// platform has it and a file may grow or shrink while it is archived (the system's tar gives up on that).

const BLOCK = 512
const LARGEST_FILE = 0o77777777777

/** @typedef {{ name: string, size: number, mode: number, isFolder: boolean }} Entry */

/** @param {string} name
 * @returns {[string, string]} */
function splitName(name) {
  if (Buffer.byteLength(name) <= 100) return [name, '']
  const cut = name.indexOf('/', Math.max(0, name.length - 101))
  const [prefix, rest] = [name.slice(0, cut), name.slice(cut + 1)]
  if (cut < 1 || Buffer.byteLength(rest) > 100 || Buffer.byteLength(prefix) > 155)
    throw new Error(`This name is too long for a backup: ${name}`)
  return [rest, prefix]
}

/** @param {Buffer} header */
function checksumOf(header) {
  let sum = 8 * 0x20 // the checksum field itself counts as spaces
  for (const [index, byte] of header.entries()) if (index < 148 || index >= 156) sum += byte
  return sum
}

/** The block before a file's content.
 * @param {Entry} entry */
export function encodeHeader({ name, size, mode, isFolder }) {
  if (size > LARGEST_FILE) throw new Error(`This file is too large for a backup: ${name}`)
  const header = Buffer.alloc(BLOCK)
  const [rest, prefix] = splitName(name)
  const octal = (/** @type {number} */ value, /** @type {number} */ width) => value.toString(8).padStart(width - 1, '0')
  header.write(rest, 0)
  header.write(octal(mode & 0o777, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(size, 12), 124)
  header.write(octal(Math.floor(Date.now() / 1000), 12), 136)
  header.write(isFolder ? '5' : '0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345)
  header.write(`${octal(checksumOf(header), 7)}\0 `, 148)
  return header
}

/** Fills a file's last block. @param {number} size */
export const padding = (size) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

/** Two empty blocks end an archive. */
export const endOfArchive = Buffer.alloc(2 * BLOCK)

/** @param {Buffer} header
 * @returns {Entry} */
function decodeHeader(header) {
  const text = (/** @type {number} */ from, /** @type {number} */ length) =>
    header
      .toString('utf8', from, from + length)
      .split('\0', 1)
      .join('')
  const number = (/** @type {number} */ from, /** @type {number} */ length) =>
    Number.parseInt(text(from, length), 8) || 0
  if (number(148, 8) !== checksumOf(header)) throw new Error('This is no backup, or it is damaged.')
  const [rest, prefix, type] = [text(0, 100), text(345, 155), text(156, 1)]
  const name = prefix ? `${prefix}/${rest}` : rest
  const isSafe = !name.startsWith('/') && !name.includes('\\') && !name.split('/').includes('..')
  if (!isSafe || !['0', '5', ''].includes(type)) throw new Error(`A backup holds nothing like this: ${name}`)
  return { name, size: number(124, 12), mode: number(100, 8), isFolder: type === '5' }
}

/** Reads an archive: calls back for each entry, with its content as a stream.
 * @param {AsyncIterable<Buffer>} archive
 * @param {(entry: Entry, content: AsyncIterable<Buffer>) => Promise<void>} onEntry */
export async function readArchive(archive, onEntry) {
  const source = archive[Symbol.asyncIterator]()
  /** @type {Buffer} */
  let rest = Buffer.alloc(0)
  const fill = async () => {
    while (rest.length === 0) {
      const { value, done } = await source.next()
      if (done) throw new Error('This backup is cut off.')
      rest = value
    }
  }
  async function* readPieces(/** @type {number} */ length) {
    for (let left = length; left > 0; ) {
      await fill()
      const piece = rest.subarray(0, left)
      rest = rest.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }
  for (;;) {
    const blocks = []
    for await (const piece of readPieces(BLOCK)) blocks.push(piece)
    const header = Buffer.concat(blocks)
    if (header.every((byte) => byte === 0)) return
    const entry = decodeHeader(header)
    await onEntry(entry, readPieces(entry.size))
    for await (const _ of readPieces(padding(entry.size).length));
  }
}
