import { cutText } from '@fairway/contract/shared/cut-text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isQuiet } from '../session.ts'
import type { Settings } from '../settings.ts'
import { type CookieKind, cookieName, readCookie, writeCookie } from './cookies.ts'

const CLAIMED = /^x-fairway-(ip|city|lang|country|session-id)$/

/** The other side of a call, as far as identity is concerned; what it says of itself is information, never proof. */
export class Browser {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #settings: Settings
  constructor(request: FastifyRequest, reply: FastifyReply, settings: Settings) {
    this.#request = request
    this.#reply = reply
    this.#settings = settings
  }

  get authorization(): string | undefined {
    return this.#request.headers.authorization
  }

  /** The address under which this call reached us; only where no public one is set. */
  get origin(): string {
    return `${this.#request.protocol}://${this.#request.host}`
  }

  /** One header, as it came. */
  header(name: string): string | undefined {
    const value = this.#request.headers[name]
    return typeof value === 'string' ? value : undefined
  }

  /** The page made this call by itself, to keep itself up to date. */
  get isQuiet(): boolean {
    return isQuiet(this.#request)
  }

  get userAgent(): string {
    return cutText(this.#request.headers['user-agent'] ?? '', 300)
  }

  /** What the client claims of its place, from its headers. */
  get claimed(): Record<string, string> {
    const pairs = Object.entries(this.#request.headers).filter(([name]) => CLAIMED.test(name))
    return Object.fromEntries(pairs.map(([name, value]) => [name.slice(10), cutText(String(value), 100)]))
  }

  cookie(kind: CookieKind): string | undefined {
    return readCookie(this.#request, this.#nameOf(kind))
  }

  setCookie(kind: CookieKind, value: string, seconds: number) {
    writeCookie(this.#reply, this.#nameOf(kind), value, seconds)
  }

  /** Over when the other side has gone without waiting for its answer. */
  get gone(): AbortSignal {
    const leaving = new AbortController()
    const { raw } = this.#reply
    if (raw.closed || raw.destroyed || raw.socket?.destroyed) leaving.abort()
    raw.once('close', () => raw.writableFinished || leaving.abort())
    return leaving.signal
  }

  setHeader(name: string, value: string) {
    this.#reply.header(name, value)
  }

  #nameOf(kind: CookieKind) {
    return cookieName(this.#settings, kind, this.#request.socket.localPort)
  }
}
