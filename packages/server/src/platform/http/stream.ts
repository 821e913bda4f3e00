import type { FastifyReply } from 'fastify'

/** The open answer of a call that goes on in lines. */
export interface Pipe {
  write(line: string): void
  /** Bytes that the other side has not taken yet. */
  pending(): number
  /** Ends the answer in order; what the other side does not take at once is lost. */
  end(): void
  /** Lets go of a reader that does not read. */
  cut(): void
  whenClosed(then: () => void): void
}

/** Made once: a thousand readers may go at the same moment, and a stack says nothing here. */
const GONE = new Error('the reader has gone')

/** What a streaming call returns once it is accepted: a function that gets the response and begins. */
export type Streaming = (pipe: Pipe) => void

/**
 * Turns the answer of a call into an open pipe. It passes by what waits for an answer's end, such as compression, and
 * has a connection of its own, which no proxy may hold back or store.
 */
export function openPipe(reply: FastifyReply): Pipe {
  reply.headers({
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  reply.hijack()
  const { raw } = reply
  const { socket } = reply.request
  raw.on('error', () => undefined) // a client that went away is noticed by 'close'
  // otherwise Fastify does not notice that the call has ended, and it is neither logged nor counted
  raw.once('close', () => raw.writableFinished || raw.emit('error', GONE))
  socket.setTimeout(0)
  socket.setNoDelay(true)
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200)
  const isClosed = () => raw.closed || socket.destroyed
  const cut = () => raw.destroy()
  return {
    write: (line) => {
      if (!isClosed()) raw.write(line)
    },
    pending: () => raw.writableLength,
    end: () => (raw.writableLength > 0 ? cut() : raw.end()),
    cut,
    whenClosed: (then) => {
      if (isClosed()) then()
      else raw.once('close', then)
    },
  }
}
