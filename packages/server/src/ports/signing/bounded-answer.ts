/** The body of an answer; one that does not end is an error. */
export async function readAll(response: Response, limit: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > limit) throw new Error('An answer without end')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
