/** On its way to another process, each piece of work comes behind its length. */
const LENGTH_BYTES = 4

/** What stands before a piece of work. */
export function frameHead(bytes: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(bytes.length)
  return length
}

/** Cuts what comes in into pieces of work. The next one is sent when the one before is answered. */
export async function* framesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let [received, awaited] = [0, LENGTH_BYTES]
  for await (const piece of input) {
    pieces.push(piece)
    received += piece.length
    if (awaited === LENGTH_BYTES && received >= LENGTH_BYTES) awaited += Buffer.concat(pieces).readUInt32BE(0)
    if (received < awaited) continue
    const bytes = Buffer.concat(pieces).subarray(LENGTH_BYTES)
    pieces = []
    received = 0
    awaited = LENGTH_BYTES
    yield bytes
  }
}
