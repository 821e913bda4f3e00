/** Called with each whole message, which goes from `start` to `end`; the bytes are used again afterwards. */
type OnMessage = (bytes: Buffer, start: number, end: number) => void

/** A letter, and a length that counts its own four bytes. */
export const HEAD_BYTES = 5

/** Cuts what PostgreSQL sends into messages. */
export class MessageCutter {
  readonly #onMessage: OnMessage
  /** Pieces of a message whose end is still to come. */
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #wantedBytes = 0
  constructor(onMessage: OnMessage) {
    this.#onMessage = onMessage
  }

  /** The piece may be used again afterwards: what has to wait is copied. */
  take(piece: Buffer) {
    if (this.#waiting.length === 0) return this.#cut(piece)
    this.#wait(piece)
    if (this.#waitingBytes < this.#wantedBytes) return
    const bytes = Buffer.concat(this.#waiting)
    this.#waiting = []
    this.#waitingBytes = 0
    this.#cut(bytes)
  }

  #wait(piece: Buffer) {
    this.#waiting.push(Buffer.from(piece))
    this.#waitingBytes += piece.length
  }

  #cut(bytes: Buffer) {
    let start = 0
    let end = endOf(bytes, start)
    while (end <= bytes.length) {
      this.#onMessage(bytes, start, end)
      start = end
      end = endOf(bytes, start)
    }
    if (start === bytes.length) return
    this.#wait(bytes.subarray(start))
    this.#wantedBytes = end - start
  }
}

/** Where the message ends that begins here; while its length is not known, where its head does. */
const endOf = (bytes: Buffer, start: number) =>
  start + HEAD_BYTES > bytes.length ? start + HEAD_BYTES : start + 1 + (int32At(bytes, start + 1) >>> 0)

/** Read like this because there are dozens in each answer: Node's own way checks each of its arguments. */
export const int32At = (bytes: Buffer, at: number) =>
  ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
