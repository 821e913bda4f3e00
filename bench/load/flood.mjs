// @ts-check
// A process of its own that signs people in at a fixed rate and never waits for an answer before the next try. It
// writes to its sockets directly, because its own cost distorts the measurement.
import net from 'node:net'

/** @typedef {{ port: number, bodies: string[], rate: number }} Flood */
/** @typedef {{ socket: net.Socket, onReply: (status: number) => void }} Line */

/** @type {Line[]} */
let idle = []

/** @param {string} body
 * @param {number} port */
const requestOf = (body, port) =>
  Buffer.from(
    `POST /auth/login HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )

/** Opens a keep-alive connection, like a browser's.
 * @param {number} port
 * @returns {Line} */
function openLine(port) {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
  /** @type {Line} */
  const line = { socket, onReply: () => undefined }
  let received = ''
  socket.setEncoding('latin1')
  socket.on('data', (/** @type {string} */ piece) => {
    received += piece
    const end = received.indexOf('\r\n\r\n')
    const length = /\r\ncontent-length: (\d+)/i.exec(received)?.[1]
    if (end < 0 || received.length < end + 4 + Number(length ?? 0)) return
    const status = Number(received.slice(9, 12))
    received = ''
    idle.push(line)
    line.onReply(status)
  })
  const lost = () => line.onReply(0)
  socket.on('error', lost).on('close', () => {
    idle = idle.filter((one) => one !== line)
    lost()
  })
  return line
}

/** @param {number} port
 * @param {Buffer} request
 * @returns {Promise<number>} the status of the answer, 0 when there was none */
const post = (port, request) =>
  new Promise((resolve) => {
    const line = idle.pop() ?? openLine(port)
    line.onReply = resolve
    line.socket.write(request)
  })

process.on('message', async (/** @type {Flood} */ { port, bodies, rate }) => {
  /** @type {Record<number, number>} */
  const answers = {}
  const requests = bodies.map((body) => requestOf(body, port))
  const startedAt = performance.now()
  const sent = []
  for (const [at, request] of requests.entries()) {
    const early = startedAt + (at * 1000) / rate - performance.now()
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early))
    sent.push(
      post(port, request).then((status) => {
        answers[status] = (answers[status] ?? 0) + 1
      }),
    )
  }
  const sentMs = performance.now() - startedAt
  await Promise.all(sent)
  process.send?.({ answers, rate: (bodies.length * 1000) / sentMs })
})
