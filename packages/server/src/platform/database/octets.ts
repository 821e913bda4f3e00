/** Text as it goes over the wire, a character for each byte of its UTF-8: such strings are put together faster than buffers. */
export class Octets {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }

  get length() {
    return this.text.length
  }

  toBuffer() {
    return Buffer.from(this.text, 'latin1')
  }

  toString() {
    return this.toBuffer().toString()
  }
}

/** The bytes of a text, each as a character. */
export const octetsOf = (text: string | Buffer) =>
  (typeof text === 'string' ? Buffer.from(text) : text).toString('latin1')
