// @ts-check
// A process of its own that signs people in at a fixed rate and never waits for an answer before the next try.
import http from 'node:http'

/** @typedef {{ port: number, bodies: string[], rate: number }} Flood */

const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })

/** @param {number} port
 * @param {string} body
 * @returns {Promise<number>} */
const post = (port, body) =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const request = http.request({ port, path: '/auth/login', method: 'POST', agent, headers }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
    })
    request.on('error', () => resolve(0))
    request.end(body)
  })

process.on('message', async (/** @type {Flood} */ { port, bodies, rate }) => {
  /** @type {Record<number, number>} */
  const answers = {}
  const startedAt = performance.now()
  const sent = []
  for (const [at, body] of bodies.entries()) {
    const early = startedAt + (at * 1000) / rate - performance.now()
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early))
    sent.push(
      post(port, body).then((status) => {
        answers[status] = (answers[status] ?? 0) + 1
      }),
    )
  }
  const sentMs = performance.now() - startedAt
  await Promise.all(sent)
  process.send?.({ answers, rate: (bodies.length * 1000) / sentMs })
})
