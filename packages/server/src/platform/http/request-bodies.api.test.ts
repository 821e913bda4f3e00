import { once } from 'node:events'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../testing.ts'

const MiB = 1024 * 1024
const BUDGET = 96 * MiB
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void // there since the line above

let portal: Portal
/** Two more: one with a small budget, one that gives its calls little time. */
let small: Portal
let hasty: Portal
let key = ''
beforeAll(async () => {
  portal = await startPortal({
    settings: { publicCallsPerMinute: 100_000, formsPerMinute: 100_000, bodyBytesInFlight: BUDGET },
  })
  small = await startPortal({ settings: { formsPerMinute: 100_000, bodyBytesInFlight: 400_000 } })
  hasty = await startPortal({ settings: { requestLimitMs: 3_000 } })
  key = await portal.mintKey()
})
afterAll(async () => {
  for (const one of [portal, small, hasty]) await one.stop()
})

const bytesInFlight = async (of = portal) =>
  Number(/fairway_body_bytes_in_flight (\d+)/.exec((await of.get('/metrics')).text)?.[1])

const packings = {
  br: (plain: Buffer) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (plain: Buffer) => gzipSync(plain, { level: 9 }),
}
const plain = Buffer.alloc(60 * MiB, 'a')
const bombs = { br: packings.br(plain), gzip: packings.gzip(plain) }
const tooLarge = Buffer.alloc(80 * MiB, 'a')
const cutBombs = { br: packings.br(tooLarge), gzip: packings.gzip(tooLarge) }

const packed = (encoding: string, more: Record<string, string> = {}) => ({
  'content-type': 'application/x-ndjson',
  'content-encoding': encoding,
  ...more,
})

function bufferedBytes() {
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}

/** The most that this process, which is the server too, took while something was done, beyond what it had before. */
async function memoryGrowth(work: () => Promise<unknown>) {
  collectGarbage()
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  await work()
  clearInterval(timer)
  return most - before
}

describe.each(['br', 'gzip'] as const)('a body packed as %s that unpacks to a thousand times its size', (encoding) => {
  it('is not unpacked before the caller is known: forty of them without a key cost next to nothing', async () => {
    const growth = await memoryGrowth(async () => {
      const replies = await Promise.all(
        Array.from({ length: 40 }, () =>
          portal.call('POST', '/carrier/v1/events', { headers: packed(encoding), body: bombs[encoding] }),
        ),
      )
      expect(new Set(replies.map(({ status, json }) => `${status} ${json.errorCode}`))).toEqual(new Set(['401 GE0016']))
    })
    expect(growth).toBeLessThan(100 * MiB)
  })

  it('is cut off at the limit for whoever has a key, and its memory comes back', async () => {
    const send = (body: Buffer) =>
      portal.call('POST', '/carrier/v1/events', {
        headers: packed(encoding, { authorization: `Bearer ${key}` }),
        body,
      })
    const bufferedBefore = bufferedBytes()
    const alone = await send(cutBombs[encoding])
    expect([alone.status, alone.json.errorCode]).toEqual([413, 'GE0013'])
    const growth = await memoryGrowth(async () => {
      const replies = await Promise.all(Array.from({ length: 40 }, () => send(cutBombs[encoding])))
      const answers = replies.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`)
      for (const answer of answers) expect(['413 null', '429 1']).toContain(answer)
    })
    expect(growth).toBeLessThan(4 * BUDGET)
    expect(await bytesInFlight()).toBe(0)
    await expect.poll(bufferedBytes).toBeLessThan(bufferedBefore + 10 * MiB)
  })
})

describe('a packed body', () => {
  it('of a carrier is unpacked and taken', async () => {
    const lines = Buffer.from('{"code":"CNNGB"}\n{"code":"x"}')
    for (const encoding of ['br', 'gzip'] as const) {
      const { status, json } = await portal.call('POST', '/carrier/v1/locations', {
        headers: packed(encoding, { authorization: `Bearer ${key}` }),
        body: packings[encoding](lines),
      })
      expect([status, json.rejected.length]).toEqual([200, 2])
    }
  })

  it.each([
    ['broken', 'gzip', Buffer.from('no gzip'), 400, 'GE0012'],
    ['cut short', 'gzip', gzipSync('{"a":1}'.repeat(100)).subarray(0, 20), 400, 'GE0012'],
    ['packed in a way that is not known', 'zstd', Buffer.from('x'), 415, 'GE0014'],
    ['packed twice', 'gzip, gzip', gzipSync(gzipSync('{}')), 415, 'GE0014'],
  ])('of a carrier that is %s is refused', async (_name, encoding, body, status, code) => {
    const reply = await portal.call('POST', '/carrier/v1/events', {
      headers: packed(encoding, { authorization: `Bearer ${key}` }),
      body,
    })
    expect([reply.status, reply.json.errorCode]).toEqual([status, code])
    expect(await bytesInFlight()).toBe(0)
  })

  it('is taken from nobody but a carrier', async () => {
    const body = gzipSync('{}')
    const mei = await portal.person({ groups: ['TD'] })
    const json = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    for (const [path, headers] of [
      ['/api/logger', json],
      ['/auth/login', json],
      ['/api/cargo/containers', { ...json, ...mei.headers }],
    ] as const) {
      const reply = await portal.call('POST', path, { headers, body })
      expect([path, reply.status, reply.json.errorCode]).toEqual([path, 415, 'GE0014'])
    }
  })
})

describe('who calls is known before the body is read', () => {
  /** Sends the head of a call and none of its body; the answer, if one comes. */
  const sendHead = async (path: string, ...headers: string[]) => {
    const { port } = new URL(portal.url)
    const socket = connect(Number(port), '127.0.0.1')
    const head = [`POST ${path} HTTP/1.1`, 'host: x', 'content-length: 1000', ...headers]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return String(answer).split('\r\n')[0]
  }
  it.each([
    ['a bulk call', '/carrier/v1/events', 'application/x-ndjson'],
    ['a file', '/api/bookings/xlsparse?name=x.csv', 'application/octet-stream'],
    ['a list', '/api/cargo/containers', 'application/json'],
  ])('so that %s of a stranger is answered although nothing of it came', async (_name, path, type) =>
    expect(await sendHead(path, `content-type: ${type}`)).toBe('HTTP/1.1 401 Unauthorized'),
  )

  it('and a call from another site, or one too many, is refused as soon', async () => {
    const json = 'content-type: application/json'
    expect(await sendHead('/auth/login', json, 'sec-fetch-site: cross-site')).toBe('HTTP/1.1 403 Forbidden')
    expect(await sendHead('/auth/login', 'content-type: text/plain')).toBe('HTTP/1.1 415 Unsupported Media Type')
    expect(await sendHead('/auth/login', json, 'content-encoding: br')).toBe('HTTP/1.1 415 Unsupported Media Type')
  })

  it('and a stranger’s body is a small one', async () => {
    const { status, json } = await portal.post('/api/logger', { entries: [], padding: 'x'.repeat(70_000) })
    expect([status, json.errorCode]).toEqual([413, 'GE0013'])
  })
})

describe('bytes in flight', () => {
  const open = (of: Portal, path: string, headers: Record<string, string>) => {
    const { port } = new URL(of.url)
    const socket = connect(Number(port), '127.0.0.1')
    const lines = Object.entries({ host: 'x', 'transfer-encoding': 'chunked', ...headers })
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
    socket.on('error', () => undefined)
    return socket
  }
  const chunk = (size: number) => `${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`
  const bulk = () => ({ 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` })

  it('are one budget for all calls: whoever comes when it is used up is told to come back', async () => {
    const holding = await Promise.all(
      [48, 47].map(async (size) => {
        const socket = open(portal, '/carrier/v1/events', bulk())
        socket.write(chunk(size * MiB))
        return socket
      }),
    )
    await expect.poll(() => bytesInFlight()).toBeGreaterThan(95 * MiB)
    const refused = await portal.call('POST', '/carrier/v1/events', { headers: bulk(), body: 'x'.repeat(5 * MiB) })
    expect([refused.status, refused.json.errorCode, refused.headers.get('retry-after')]).toEqual([429, 'GE0015', '1'])
    for (const socket of holding) socket.destroy()
    await expect.poll(() => bytesInFlight()).toBe(0)
    const accepted = await portal.call('POST', '/carrier/v1/events', { headers: bulk(), body: 'x'.repeat(5 * MiB) })
    expect(accepted.status).toBe(200)
    expect(await bytesInFlight()).toBe(0)
  })

  it('of strangers are a part of it, so that they cannot use it up for those who are known', async () => {
    const strangers = Array.from({ length: 3 }, () => {
      const socket = open(small, '/auth/login', { 'content-type': 'application/json' })
      socket.write(chunk(60_000))
      return socket
    })
    await expect.poll(() => bytesInFlight(small)).toBeGreaterThan(59_000)
    const replies = strangers.map((socket) => once(socket, 'data').then(([answer]) => String(answer).slice(9, 12)))
    expect(await Promise.race(replies)).toBe('429')
    const login = { username: 'x', password: 'y'.repeat(50_000) }
    expect((await small.post('/auth/login', login)).status).toBe(429)
    const mei = await small.person({ groups: ['TD'] })
    const search = { stages: [], padding: 'x'.repeat(100_000) }
    expect((await small.post('/api/cargo/containers', search, mei.headers)).status).not.toBe(429)
    for (const socket of strangers) socket.destroy()
    await expect.poll(() => bytesInFlight(small)).toBe(0)
  })

  it('count each piece, so that a body of many tiny ones is no way around', async () => {
    const socket = open(small, '/auth/login', { 'content-type': 'application/json' })
    socket.write(chunk(1).repeat(5_000))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 429/)
    socket.destroy()
  })
})

describe('a body that comes slowly', () => {
  it('is ended when the time of its call is over, and nothing of it stays', async () => {
    const { port } = new URL(hasty.url)
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (piece) => {
      answer += piece
    })
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/logger HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n',
    )
    const dripping = setInterval(() => socket.write('x'), 20)
    await expect.poll(() => bytesInFlight(hasty)).toBeGreaterThan(0)
    await once(socket, 'close')
    clearInterval(dripping)
    expect(answer).toMatch(/^HTTP\/1.1 504 /)
    expect(answer).toContain('GE0008')
    expect(await bytesInFlight(hasty)).toBe(0)
  })

  it('is ended as soon when its caller was refused and goes on sending', async () => {
    const { port } = new URL(hasty.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.resume()
    socket.write('POST /carrier/v1/events HTTP/1.1\r\nhost: x\r\ncontent-length: 60000\r\n\r\n')
    const dripping = setInterval(() => socket.write('x'), 20)
    await once(socket, 'close')
    clearInterval(dripping)
  })
})
