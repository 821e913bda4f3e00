// @ts-check
// A process of its own that simulates many browsers with a live page each: one connection per browser, read and
// discarded.
import net from 'node:net'

/** @typedef {{ port: number, watches: string[] }} Order */
/** @typedef {{ open: number, heartbeats: number, lost: number }} Count */

/** The server allows an address a hundred streams; a machine has more loopback addresses than needed. */
const PER_ADDRESS = 90
/** This many connect at once, as after a restart of the server. */
const AT_ONCE = 50

/** @type {Count} */
const count = { open: 0, heartbeats: 0, lost: 0 }

/** Resolves when the first line has come.
 * @param {number} port
 * @param {string} watch
 * @param {number} serial
 * @returns {Promise<void>} */
const listen = (port, watch, serial) =>
  new Promise((resolve, reject) => {
    const localAddress = `127.0.0.${2 + Math.floor(serial / PER_ADDRESS)}`
    const socket = net.connect({ port, host: '127.0.0.1', localAddress })
    let isOpen = false
    socket.write(`GET /api/live?watch=${watch} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`)
    socket.on('data', (piece) => {
      const text = piece.toString('latin1')
      if (!isOpen && !text.startsWith('HTTP/1.1 200')) return socket.destroy(new Error(text.slice(0, 300)))
      count.heartbeats += text.split('"changed":[]').length - 1
      if (isOpen || !text.includes('"id"')) return
      isOpen = true
      count.open += 1
      count.heartbeats -= 1
      resolve()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      count.lost += 1
    })
  })

process.on('message', async (/** @type {Order | 'count'} */ order) => {
  if (order === 'count') return process.send?.(count)
  try {
    for (let first = 0; first < order.watches.length; first += AT_ONCE)
      await Promise.all(
        order.watches.slice(first, first + AT_ONCE).map((watch, at) => listen(order.port, watch, first + at)),
      )
    process.send?.(count)
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit())
