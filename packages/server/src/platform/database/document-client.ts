import { Socket } from 'node:net'
import pg from 'pg'
import { Parser } from 'pg-protocol/dist/parser.js'
import { HEAD_BYTES, int32At, MessageCutter } from './message-cutter.ts'

/** The letters that messages begin with. */
const [ROW, BOUND, COMPLETE] = [0x44, 0x32, 0x43]
/** What comes with each document and says nothing more about it. */
const bound = { name: 'bindComplete' }
const complete = { name: 'commandComplete', text: '' }
/** As much as is read of a socket at once. */
const READ_BYTES = 64 * 1024

interface Message {
  name: string
}

interface Connection extends pg.Connection {
  stream: Socket
  ssl: unknown
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
  const columns = new Array<string>(count)
  let at = start + 2
  for (let column = 0; column < count; column++) {
    const length = int32At(bytes, at)
    at += 4
    const from = at - start
    if (length > 0) at += length
    columns[column] = length > 0 ? row.slice(from, from + length) : ''
  }
  return columns
}

/** A socket that reads into the same place again and again: a new one for each piece costs more than what is in it. */
function openSocket(take: (piece: Buffer) => void) {
  const buffer = Buffer.allocUnsafeSlow(READ_BYTES)
  const callback = (length: number) => {
    take(buffer.subarray(0, length))
    return true
  }
  const options = { allowHalfOpen: false, onread: { buffer, callback } } // Node's types have the second only where it connects
  return new Socket(options)
}

/**
 * A connection whose documents go from the database to the caller without becoming a string on the way: reading UTF-8
 * and writing it again would be a twelfth of a public call. All other messages are the driver's own.
 */
export class DocumentClient extends pg.Client {
  /** Told that the connection is lost, by whoever uses it: to listen anew at each use would cost more. */
  onLoss: ((error: Error) => void) | undefined
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', (error) => this.onLoss?.(error))
    const { connection } = this as unknown as { connection: Connection } // absent from its types
    const parser = new Parser()
    const emitMessage = (message: Message) =>
      connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message)
    /** Texts of rows are copied by the driver; of others it may keep the bytes. */
    const parse = (message: Buffer) => parser.parse(message[0] === ROW ? message : Buffer.from(message), emitMessage)
    /** What comes with documents; all else is read by the driver. */
    const ofDocument = (bytes: Buffer, start: number, end: number) => {
      const letter = bytes[start]
      if (letter === BOUND) return bound
      if (letter === COMPLETE) return complete
      if (letter !== ROW) return undefined
      const content = start + HEAD_BYTES
      return connection.readsOctets
        ? { name: 'dataRow', octets: octetsIn(bytes, content, end) }
        : { name: 'dataRow', fields: columnsOf(bytes, content) }
    }
    const cutter = new MessageCutter((bytes, start, end) => {
      const isDocument = connection.readsOctets || connection.keepsBytes
      const message = isDocument ? ofDocument(bytes, start, end) : undefined
      if (message) emitMessage(message)
      else parse(bytes.subarray(start, end))
    })
    const take = (piece: Buffer) => cutter.take(piece)
    if (!connection.ssl) connection.stream = openSocket(take)
    connection.attachListeners = (stream) => stream.on('data', take)
  }
}
