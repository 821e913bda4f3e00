import { connect, createServer, type Socket } from 'node:net'

/** The connection between browser and portal, which a test can cut, as in a server restart or a network failure. */
export async function layCable(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the cable has no port')
  const tear = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Closes all open connections, and accepts no new ones. */
    cut: () => {
      isCut = true
      tear()
    },
    mend: () => {
      isCut = false
    },
    close: () => {
      tear()
      server.close()
    },
  }
}
