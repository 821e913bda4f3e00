import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { Octets } from '../database/octets.ts'

/** Less than this fits into one packet anyway. */
const SMALLEST_BYTES = 1024
/** Up to this size handing the work to another thread costs more than the work itself. */
const AT_ONCE_BYTES = 16 * 1024

const inBackground = { br: promisify(brotliCompress), gzip: promisify(gzip) }

const brotli = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

/** The best way of packing that the caller understands; `;q=0` says that it does not. */
function encodingFor(accepts: string) {
  const supports = (name: string) =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)`).test(accepts)
  return supports('br') ? 'br' : supports('gzip') ? 'gzip' : undefined
}

const encodings = new Map<string, 'br' | 'gzip' | undefined>()

/** Browsers say the same few things over and over. */
function knownEncodingFor(accepts: string) {
  if (!encodings.has(accepts)) {
    if (encodings.size > 100) encodings.clear()
    encodings.set(accepts, encodingFor(accepts))
  }
  return encodings.get(accepts)
}

export type Packed =
  | { body: string | Buffer | Octets; encoding?: undefined }
  | { body: Buffer; encoding: 'br' | 'gzip' }

/** Packs an answer for a caller who understands it; small ones stay as they are. */
export function pack(text: string | Buffer | Octets, accepts: string | undefined): Packed | Promise<Packed> {
  const encoding = accepts === undefined || text.length < SMALLEST_BYTES ? undefined : knownEncodingFor(accepts)
  if (!encoding) return { body: text }
  const bytes = typeof text === 'string' ? Buffer.from(text) : text instanceof Octets ? text.toBuffer() : text
  if (bytes.length <= AT_ONCE_BYTES)
    return { body: encoding === 'br' ? brotliCompressSync(bytes, brotli(bytes.length)) : gzipSync(bytes), encoding }
  const packing = encoding === 'br' ? inBackground.br(bytes, brotli(bytes.length)) : inBackground.gzip(bytes)
  return packing.then((body) => ({ body, encoding }))
}
