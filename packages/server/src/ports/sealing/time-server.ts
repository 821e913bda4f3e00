const ANSWER_MS = 5_000
const ANSWER_BYTES = 64 * 1024

/** Asks a time server (RFC 3161 over HTTP). What it answers is read elsewhere. */
export async function askTimeServer(url: string, request: Uint8Array): Promise<Buffer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: Buffer.from(request),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  if (!response.ok) throw new Error(`The time server answered ${response.status}`)
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > ANSWER_BYTES) throw new Error('The time server answers without end')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
