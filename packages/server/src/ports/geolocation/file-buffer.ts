import { openSync, readSync, statSync } from 'node:fs'

const PAGE_BYTES = 4096
const MAX_PAGES = 256

/** Some bytes more than the page, so that no number goes on past what was read. */
const OVERLAP_BYTES = 16

/**
 * A large file as the buffer that its reader wants, without its bytes: a page is read when it is asked for, and those of
 * last time are kept. It can do what readers of MaxMind's format do with a buffer: look at a byte, read a number or text.
 */
export function openFileBuffer(path: string): Buffer {
  const { size } = statSync(path)
  const pageOf = createPages(openSync(path, 'r'), size)
  const pageWith = (at: number) => pageOf(Math.floor(at / PAGE_BYTES))
  const textAt = (_encoding: string, from: number, to: number) => {
    const pieces: Buffer[] = []
    for (let at = from; at < to; at += PAGE_BYTES - (at % PAGE_BYTES)) {
      const start = at % PAGE_BYTES
      pieces.push(pageWith(at).subarray(start, Math.min(PAGE_BYTES, start + to - at)))
    }
    return Buffer.concat(pieces).toString('utf8')
  }
  const byteOrNothing = (name: string | symbol) => {
    const at = Number(String(name))
    if (Number.isNaN(at)) throw new Error(`a file cannot do ${String(name)} of a buffer`)
    return pageWith(at)[at % PAGE_BYTES]
  }
  // what it can do is found first; whatever else is asked of it is the number of a byte
  const bytes: object = new Proxy(Object.create(Buffer.prototype), { get: (_, name) => byteOrNothing(name) })
  return Object.create(bytes, {
    length: { value: size },
    readUInt8: { value: (at: number) => pageWith(at).readUInt8(at % PAGE_BYTES) },
    readUIntBE: { value: (at: number, length: number) => pageWith(at).readUIntBE(at % PAGE_BYTES, length) },
    readUInt16BE: { value: (at: number) => pageWith(at).readUInt16BE(at % PAGE_BYTES) },
    readUInt32BE: { value: (at: number) => pageWith(at).readUInt32BE(at % PAGE_BYTES) },
    readFloatBE: { value: (at: number) => pageWith(at).readFloatBE(at % PAGE_BYTES) },
    toString: { value: textAt },
  })
}

/** The pages of a file; of those in memory the one that was not asked for longest makes room. */
function createPages(file: number, size: number) {
  const pages = new Map<number, Buffer>()
  return (index: number) => {
    const known = pages.get(index)
    pages.delete(index)
    const page = known ?? readPage(file, index * PAGE_BYTES, size)
    pages.set(index, page)
    const [oldest] = pages.size > MAX_PAGES ? pages.keys() : []
    if (oldest !== undefined) pages.delete(oldest)
    return page
  }
}

function readPage(file: number, from: number, size: number) {
  const page = Buffer.alloc(Math.max(0, Math.min(PAGE_BYTES + OVERLAP_BYTES, size - from)))
  const length = readSync(file, page, 0, page.length, from)
  return page.subarray(0, length)
}
