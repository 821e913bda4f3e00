// @ts-check
// A process of its own that calls a server over keep-alive connections, one request at a time on each, and measures the
// answers. It uses plain sockets, because it must cost far less than what it measures.
import fs from 'node:fs'
import net from 'node:net'

/** @typedef {string | { path: string, body: string }} Call a path to GET, or one with a JSON body to POST */
/** @typedef {{ port: number, keys: string, headers?: string, status?: number, encoding?: string, connections: number, ms: number, rate?: number }} Order
 * `headers` in full lines; `status` where a refusal is expected */
/** @typedef {{ requests: number, failed: number, failure: string, bytes: number, ms: number, latencies: number[], cpuMs: number }} Tally
 * `failure` is the first line of the first answer that was another than expected */

/** @type {Map<string, { calls: Call[], next: number }>} */
const known = new Map()

/** Every slice continues where the last one stopped, so that all keys are used.
 * @param {string} file */
function nextCall(file) {
  const keys = known.get(file) ?? { calls: JSON.parse(fs.readFileSync(file, 'utf8')), next: 0 }
  known.set(file, keys)
  const call = keys.calls[keys.next++ % keys.calls.length]
  if (call === undefined) throw new Error(`${file} is empty`)
  return call
}

/** @param {Call} call
 * @param {string} tail */
const requestOf = (call, tail) =>
  typeof call === 'string'
    ? `GET ${call}${tail}\r\n`
    : `POST ${call.path}${tail}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(call.body)}\r\n\r\n${call.body}`

/** @typedef {{ ok: boolean, firstLine: string, bytes: number }} Answer */

/** One keep-alive connection. An answer is complete when its length is reached or its last chunk has come.
 * @param {number} port
 * @param {string} headers
 * @param {number} status
 * @returns {Promise<{ ask: (call: Call) => Promise<Answer>, end: () => void }>} */
async function connect(port, headers, status) {
  const socket = net.connect(port, '127.0.0.1').setNoDelay(true)
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  /** @type {((answer: Answer) => void) | undefined} */
  let waiting
  let got = 0
  let wanted = -1
  let ok = false
  let firstLine = ''
  const finish = () => {
    const bytes = got
    got = 0
    wanted = -1
    waiting?.({ ok, firstLine, bytes })
  }
  socket.on('data', (piece) => {
    if (wanted < 0 && got === 0) {
      const head = piece.toString('latin1', 0, Math.min(piece.length, 4096))
      const end = head.indexOf('\r\n\r\n')
      const length = /\r\ncontent-length: (\d+)/i.exec(head)
      firstLine = head.slice(0, head.indexOf('\r\n'))
      ok = firstLine.startsWith(`HTTP/1.1 ${status}`)
      if (end > 0 && length) wanted = end + 4 + Number(length[1])
    }
    got += piece.length
    const isLast = wanted < 0 ? piece.toString('latin1', Math.max(0, piece.length - 5)) === '0\r\n\r\n' : got >= wanted
    if (isLast) finish()
  })
  const lose = () => {
    ok = false
    firstLine = 'a connection that was closed'
    finish()
  }
  socket.on('close', lose).on('error', () => {})
  const tail = ` HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${headers}`
  return {
    ask: (call) =>
      new Promise((resolve) => {
        waiting = resolve
        if (socket.destroyed) lose()
        else socket.write(requestOf(call, tail))
      }),
    end: () => socket.destroy(),
  }
}

/** @param {Order} order
 * @returns {Promise<Tally>} */
async function call({ port, keys, headers = '', status = 200, encoding, connections, ms, rate }) {
  const all = encoding ? `${headers}accept-encoding: ${encoding}\r\n` : headers
  const lines = await Promise.all(Array.from({ length: connections }, () => connect(port, all, status)))
  /** @type {number[]} */
  const latencies = []
  let failed = 0
  let failure = ''
  let bytes = 0
  const spent = process.cpuUsage()
  const startedAt = performance.now()
  const endsAt = startedAt + ms
  const ask = async (/** @type {(typeof lines)[number]} */ line, /** @type {number} */ due) => {
    const answer = await line.ask(nextCall(keys))
    latencies.push(performance.now() - due)
    bytes += answer.bytes
    if (!answer.ok && failed++ === 0) failure = answer.firstLine
    return !failed || failed < 100
  }
  const steadily = async (/** @type {(typeof lines)[number]} */ line) => {
    while (performance.now() < endsAt && (await ask(line, performance.now())));
  }
  // at a fixed rate the latency counts from the due time, even when no connection was free
  let sentCount = 0
  const onTime = async (/** @type {(typeof lines)[number]} */ line) => {
    for (;;) {
      const due = startedAt + (sentCount++ * 1000) / /** @type {number} */ (rate)
      if (due >= endsAt) return
      const early = due - performance.now()
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
      if (performance.now() > endsAt + ms || !(await ask(line, due))) return
    }
  }
  await Promise.all(lines.map(rate ? onTime : steadily))
  const { user, system } = process.cpuUsage(spent)
  for (const line of lines) line.end()
  const took = performance.now() - startedAt
  return { requests: latencies.length, failed, failure, bytes, ms: took, latencies, cpuMs: (user + system) / 1000 }
}

process.on('message', async (/** @type {Order} */ order) => {
  try {
    process.send?.(await call(order))
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
