import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { FILE_BYTES } from '@fairway/contract/form-uploads/form-upload.values'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../viewer.ts'
import type { ByteBudget, ByteShare } from './byte-budget.ts'
import type { Deadline } from './deadline.ts'

const BULK_BYTES = 64 * 1024 * 1024
const BODY_BYTES = 1024 * 1024
const LARGE_BODY_BYTES = 8 * 1024 * 1024
/** Unknown callers fill in forms, and no long ones; a call that takes their files takes whole ones. */
const STRANGER_BYTES = 64 * 1024
/** What a piece costs beside its bytes: a body may come in very many of them. */
const PIECE_BYTES = 256
/** What unpacking takes for itself: a packed body may refer back so far. */
const UNPACKING_BYTES = 16 * 1024 * 1024
const RETRY_SECONDS = '1'

const unpackers = {
  gzip: () => createGunzip({ chunkSize: 64 * 1024 }),
  br: () => createBrotliDecompress({ chunkSize: 64 * 1024 }),
}
type Packing = keyof typeof unpackers

type Kind = 'json' | 'lines' | 'bytes' | 'form'
const kinds: Record<string, Kind> = {
  'application/json': 'json',
  'application/x-ndjson': 'lines',
  'application/octet-stream': 'bytes',
}
/** What forms are sent as; only a call that takes forms knows them. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']
const kindWanted = ({ lines, bytes, form }: Endpoint): Kind =>
  lines ? 'lines' : bytes ? 'bytes' : form ? 'form' : 'json'

/** A call whose caller is known by now, and the time that it has. */
export interface BodyOf {
  endpoint: Endpoint
  viewer: Viewer
  request: FastifyRequest
  reply: FastifyReply
  deadline: Deadline
}

/** The body of a call: what JSON says, or the bytes of lines and files. `end` gives its bytes back to the budget. */
export interface Body {
  content: unknown
  end(): void
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The declared type of the body; a type that no call takes is refused. */
export function bodyKindOf(request: FastifyRequest, { form }: Pick<Endpoint, 'form'>): Kind | undefined {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type === undefined && !hasBody(request)) return undefined
  if (form && formTypes.includes(type ?? '')) return 'form'
  return kinds[type ?? ''] ?? refuse('GE0014')
}

export type ReadBody = (call: BodyOf) => Promise<Body>

/**
 * Reads the body of a call, unpacks it where a carrier packed it, within its size and the budget of all bodies. The
 * server itself reads none: it would do so before anybody knows who calls.
 */
export function createBodyReader(app: FastifyInstance, budget: ByteBudget): ReadBody {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const readJson = createJsonReader(app)
  return (call) => readBody(budget, readJson, call)
}

type ReadJson = (request: FastifyRequest, bytes: Buffer) => unknown

/** JSON is text in UTF-8; what is none is refused instead of being stored as something that nobody wrote. */
function createJsonReader(app: FastifyInstance): ReadJson {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request, bytes) => {
    if (bytes.length === 0) return undefined
    if (!isUtf8(bytes)) return refuse('GE0012')
    let content: unknown
    void parse(request, bytes.toString('utf8'), (error, parsed) => {
      if (error) refuse('GE0012')
      content = parsed
    })
    return content
  }
}

async function readBody(budget: ByteBudget, readJson: ReadJson, call: BodyOf): Promise<Body> {
  const { endpoint, viewer, request, reply } = call
  const [kind, wanted] = [bodyKindOf(request, endpoint), kindWanted(endpoint)]
  // the address of a form says everything: its page sends none, or an empty document
  if ((kind ?? wanted) !== wanted && !(wanted === 'form' && kind === 'json')) return refuse('GE0014')
  const packing = packingOf(call)
  const limit = limitOf(wanted, viewer, endpoint)
  if (Number(request.headers['content-length'] ?? 0) > limit) refuse('GE0013')
  const share = budget.open(viewer.kind === 'guest' ? 'stranger' : 'known')
  try {
    const bytes = hasBody(request) ? await collect(call, { limit, packing, share }) : Buffer.alloc(0)
    const content = wanted === 'json' && !endpoint.raw ? readJson(request, bytes) : bytes
    return { content, end: share.end }
  } catch (error) {
    share.end()
    if (error instanceof Refusal && error.code === 'GE0015') reply.header('retry-after', RETRY_SECONDS)
    throw error
  }
}

function limitOf(kind: Kind, viewer: Viewer, { largeBody }: Endpoint) {
  if (viewer.kind === 'guest' && kind !== 'bytes') return STRANGER_BYTES
  return kind === 'lines' ? BULK_BYTES : kind === 'bytes' ? FILE_BYTES : largeBody ? LARGE_BODY_BYTES : BODY_BYTES
}

/** How the body is packed. Only a carrier's system may do that: nobody else has so much to send. */
function packingOf({ request, viewer, reply }: BodyOf): Packing | undefined {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' || encoding === '') return undefined
  const accepted = viewer.kind === 'carrier' ? Object.keys(unpackers) : ['identity']
  const packing = accepted.find((one) => one === encoding)
  if (packing) return packing as Packing // one of the keys
  reply.header('accept-encoding', accepted.join(', '))
  return refuse('GE0014')
}

interface Collecting {
  limit: number
  packing: Packing | undefined
  share: ByteShare
}

/** Collects the pieces of a body until its end, its limit, or the end of its call's time, whichever comes first. */
function collect({ request: { raw }, reply, deadline }: BodyOf, { limit, packing, share }: Collecting) {
  return new Promise<Buffer>((resolve, reject) => {
    const unpacking = packing && unpackers[packing]()
    const source = unpacking ?? raw
    const pieces: Buffer[] = []
    let size = 0
    const leave = () => {
      deadline.remove(onLate)
      source.off('data', onPiece).off('end', onEnd).off('error', onBroken)
      raw.off('close', onClose).off('error', onBroken)
      if (unpacking) dropUnpacking(raw, unpacking)
    }
    const fail = (error: unknown) => {
      leave()
      raw.resume() // the rest is discarded, so that the sender gets to read the answer
      reject(error)
    }
    const onPiece = (piece: Buffer) => {
      size += piece.length
      try {
        if (size > limit) refuse('GE0013')
        share.reserve(piece.length + PIECE_BYTES)
        pieces.push(piece)
      } catch (error) {
        fail(error)
      }
    }
    const onEnd = () => {
      leave()
      resolve(Buffer.concat(pieces, size))
    }
    const onBroken = () => fail(new Refusal('GE0012'))
    const onClose = () => raw.complete || onBroken()
    const onLate = () => {
      reply.header('connection', 'close')
      fail(new Refusal('GE0008'))
    }
    try {
      deadline.throwIfOver()
      if (unpacking) share.reserve(UNPACKING_BYTES)
    } catch (error) {
      unpacking?.destroy()
      return reject(error)
    }
    deadline.add(onLate)
    source.on('data', onPiece).on('end', onEnd).on('error', onBroken)
    raw.on('close', onClose)
    if (unpacking) raw.on('error', onBroken).pipe(unpacking)
  })
}

/** What was on its way when unpacking was given up may still fail; nobody waits for it any more. */
function dropUnpacking(raw: IncomingMessage, unpacking: ReturnType<(typeof unpackers)[Packing]>) {
  raw.unpipe(unpacking)
  unpacking.on('error', () => undefined).destroy()
}
