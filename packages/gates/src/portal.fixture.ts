import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One call as the portal received it. */
export interface Received {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** Undefined when the caller disconnected in the middle of it. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let body = ''
  request.setEncoding('utf8')
  try {
    for await (const piece of request) body += piece
    return body
  } catch {
    return undefined
  }
}

/** A bare HTTP server in place of the portal that records what it receives. */
export async function startReceiver(answer: (call: Received) => Answer, port = 0) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await readBody(request)
    if (body === undefined) return
    const call = { method, path: url, headers, body }
    received.push(call)
    const { status, body: reply = {}, headers: extra = {} } = answer(call)
    response.writeHead(status, { 'content-type': 'application/json', ...extra }).end(JSON.stringify(reply))
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const { port: actualPort } = server.address() as AddressInfo // a TCP server has no other kind of address
  return {
    received,
    port: actualPort,
    url: `http://127.0.0.1:${actualPort}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

/** Answers like a portal that accepts everything once: a repeated line is unchanged. */
export function acceptingPortal(clock: () => string, rate: () => number = () => 3600) {
  const cursors = new Map<string, unknown>()
  const lines = new Map<string, Set<string>>()
  const accept = (path: string, body: string): Answer => {
    const seen = lines.get(path) ?? new Set<string>()
    lines.set(path, seen)
    const before = seen.size
    const sent = body.split('\n')
    for (const line of sent) seen.add(line)
    const accepted = seen.size - before
    return { status: 200, body: { accepted, unchanged: sent.length - accepted, rejected: [] } }
  }
  const answer = ({ method, path, body }: Received): Answer => {
    if (path === '/ready') return { status: 200, body: { ready: true, database: true } }
    if (path === '/carrier/v1/clock') return { status: 200, body: { now: clock(), rate: rate(), epoch: '' } }
    if (method === 'POST') return accept(path, body)
    if (method === 'PUT') cursors.set(path, JSON.parse(body))
    const stored = cursors.get(path)
    return stored ? { status: 200, body: stored } : { status: 404, body: { errorCode: 'GE0002' } }
  }
  return { answer, cursors, lines }
}
