/** Text as it goes over the wire, a character for each byte of its UTF-8: such strings are put together faster than buffers. */
export class Octets {
  readonly #start: string
  readonly #end: string
  /** The end may come apart: a long text that was put together is copied as soon as anything is cut from it. */
  constructor(start: string, end = '') {
    this.#start = start
    this.#end = end
  }

  get text() {
    return this.#start + this.#end
  }

  get length() {
    return this.#start.length + this.#end.length
  }

  /** A JSON object with one more member behind the others. */
  withMember(name: string, json: string) {
    const [start, end] = this.#end === '' ? ['', this.#start] : [this.#start, this.#end]
    return new Octets(`${start}${end.slice(0, -1)},"${name}":`, `${octetsOf(json)}}`)
  }

  toBuffer() {
    return Buffer.from(this.text, 'latin1')
  }

  toString() {
    return this.toBuffer().toString()
  }
}

/** In ASCII each character is a byte already. */
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** The bytes of a text, each as a character. */
export function octetsOf(text: string | Buffer) {
  if (typeof text !== 'string') return text.toString('latin1')
  return isAscii(text) ? text : Buffer.from(text).toString('latin1')
}

/** The same text in one piece: one that was put together is its parts until it is read, each time anew. */
export const inOnePiece = (octets: string) => Buffer.from(octets, 'latin1').toString('latin1')
