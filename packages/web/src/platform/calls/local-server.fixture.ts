import { createServer, type RequestListener } from 'node:http'
import { vi } from 'vitest'

/** Waits until the condition is met, or long enough to be sure that it is not. */
export async function until(met: () => boolean) {
  for (let attempt = 0; attempt < 3_000 && !met(); attempt++) await new Promise((later) => setTimeout(later, 10))
}

/** A real server on a free port; the browser's relative addresses lead to it. */
export async function startServer(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const base = `http://127.0.0.1:${address.port}`
  const realFetch = fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => realFetch(new URL(path, base), init))
  return {
    stop: async () => {
      vi.unstubAllGlobals()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
