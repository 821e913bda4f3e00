import pg from 'pg'
import { Parser } from 'pg-protocol/dist/parser.js'

/** Messages that carry a row begin with the letter D. */
const ROW = 0x44
/** The length of a message counts its own bytes. */
const LENGTH_BYTES = 4

interface Message {
  name: string
}

/** What the driver cuts the stream into messages with; the second call is absent from its types. */
interface Cutter {
  parse(piece: Buffer, onMessage: (message: Message) => void): void
  handlePacket(start: number, code: number, length: number, bytes: Buffer): Message
}

interface Connection extends pg.Connection {
  /** Set while a document is waited for: its last column stays as the database sent it. */
  keepsBytes?: boolean
  /** Set while rows of octets are waited for: a character for each byte, and nothing is an empty text. */
  readsOctets?: boolean
  /** Called by the driver once the connection speaks the protocol; absent from its types. */
  attachListeners(stream: NodeJS.ReadableStream): void
}

/** The columns of a row as text, the last one as bytes of its own: what they lie in is used again by the driver. */
function columnsOf(bytes: Buffer, start: number) {
  const count = bytes.readInt16BE(start)
  const columns: (string | Buffer | null)[] = []
  let at = start + 2
  for (let column = 1; column <= count; column++) {
    const length = bytes.readInt32BE(at)
    at += 4
    const end = at + Math.max(0, length)
    if (length < 0) columns.push(null)
    else columns.push(column < count ? bytes.toString('utf8', at, end) : Buffer.from(bytes.subarray(at, end)))
    at = end
  }
  return columns
}

/** The columns of a row, a character for each byte: one string for the whole row, and pieces of it. */
function octetsIn(bytes: Buffer, start: number, end: number) {
  const row = bytes.toString('latin1', start, end)
  const count = bytes.readInt16BE(start)
  const columns: string[] = []
  let at = start + 2
  for (let column = 0; column < count; column++) {
    const length = bytes.readInt32BE(at)
    at += 4
    const from = at - start
    if (length > 0) at += length
    columns.push(length > 0 ? row.slice(from, from + length) : '')
  }
  return columns
}

/**
 * A connection whose documents go from the database to the caller without becoming a string on the way: reading UTF-8
 * and writing it again would be a twelfth of a public call. Should the driver ever work in another way inside, documents
 * arrive as strings, and nothing else changes.
 */
export class DocumentClient extends pg.Client {
  /** Told that the connection is lost, by whoever uses it: to listen anew at each use would cost more. */
  onLoss: ((error: Error) => void) | undefined
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', (error) => this.onLoss?.(error))
    const { connection } = this as unknown as { connection: Connection } // see above
    connection.attachListeners = (stream) => {
      const cutter = new Parser() as unknown as Cutter // see above
      const usual = cutter.handlePacket.bind(cutter)
      cutter.handlePacket = (start, code, length, bytes) => {
        if (code === ROW && connection.readsOctets)
          return { name: 'dataRow', octets: octetsIn(bytes, start, start + length - LENGTH_BYTES) } as Message
        return code === ROW && connection.keepsBytes
          ? ({ name: 'dataRow', fields: columnsOf(bytes, start) } as Message)
          : usual(start, code, length, bytes)
      }
      const emitMessage = (message: Message) =>
        connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message)
      stream.on('data', (piece: Buffer) => cutter.parse(piece, emitMessage))
    }
  }
}
