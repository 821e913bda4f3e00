import { afterEach, describe, expect, it, vi } from 'vitest'
import { BATCH_LINES, connect } from './client.ts'
import { type Answer, type Received, startReceiver } from './portal.fixture.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function open(answer: (call: Received, count: number) => Answer) {
  let count = 0
  const portal = await startReceiver((call) => answer(call, ++count))
  stops.push(portal.stop)
  const logged: string[] = []
  const ending = new AbortController()
  const carrier = connect({
    url: portal.url,
    key: 'key-of-the-carrier',
    signal: ending.signal,
    log: (_level, message) => logged.push(message),
    firstWaitMs: 5,
  })
  return { carrier, portal, logged, ending }
}

const acceptedReply = (accepted: number): Answer => ({ status: 200, body: { accepted, unchanged: 0, rejected: [] } })
const someone = {
  ref: 'NINGBO-LIGHTING',
  name: 'Ningbo Lighting Co., Ltd.',
  localName: '宁波照明有限公司',
  address: '1 Harbour Road, Ningbo',
  country: 'CN',
}

describe('the carrier client', () => {
  it('sends lines with its key, as NDJSON, and the same content under the same idempotency key', async () => {
    const { carrier, portal } = await open(() => acceptedReply(2))
    await carrier.send('organisations', [someone, someone])
    await carrier.send('organisations', [someone, someone])
    await carrier.send('organisations', [someone])
    const [first, again, other] = portal.received
    expect(first).toMatchObject({ method: 'POST', path: '/carrier/v1/organisations' })
    expect(first?.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      authorization: 'Bearer key-of-the-carrier',
    })
    expect(first?.body.split('\n').map((line) => JSON.parse(line))).toEqual([someone, someone])
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f]{64}$/)
    expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(other?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key'])
  })

  it('splits what is too long for one call, and sends nothing when there is nothing', async () => {
    const { carrier, portal } = await open(({ body }) => acceptedReply(body.split('\n').length))
    const many = Array.from({ length: 2 * BATCH_LINES + 1 }, (_, at) => ({ ...someone, ref: `C${at}` }))
    expect(await carrier.send('organisations', many)).toMatchObject({ accepted: many.length })
    expect(portal.received.map(({ body }) => body.split('\n').length)).toEqual([BATCH_LINES, BATCH_LINES, 1])
    await carrier.send('organisations', [])
    expect(portal.received).toHaveLength(3)
  })

  it('names each refused line with its content', async () => {
    const violations = [{ path: 'country', code: 'invalid', args: [] }]
    const { carrier } = await open(() => ({
      status: 200,
      body: { accepted: 1, unchanged: 0, rejected: [{ line: 2, errorCode: 'GE0012', messageArgs: [], violations }] },
    }))
    const invalid = { ...someone, country: 'nowhere' }
    const { refused } = await carrier.send('organisations', [someone, invalid])
    expect(refused).toEqual([{ what: 'organisations', line: invalid, errorCode: 'GE0012', violations }])
  })

  it('tries again while the portal restarts or cannot answer', async () => {
    const { carrier, portal, logged } = await open((_call, count) =>
      count < 4
        ? { status: count === 2 ? 500 : 503 }
        : { status: 200, body: { now: '2026-11-15T00:00:00Z', rate: 1, epoch: '' } },
    )
    expect(await carrier.getClock()).toMatchObject({ rate: 1 })
    expect(portal.received).toHaveLength(4)
    expect(logged).toHaveLength(3)
  })

  it('waits as long as the portal asks when it sends too much', async () => {
    const { carrier } = await open((_call, count) =>
      count === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { status: 200, body: { value: { seed: 'x' } } },
    )
    const startedAt = performance.now()
    expect(await carrier.findCursor('world')).toEqual({ seed: 'x' })
    expect(performance.now() - startedAt).toBeGreaterThan(950)
  })

  it('reconnects after the portal was away', async () => {
    const first = await startReceiver(() => acceptedReply(1))
    await first.stop()
    const ending = new AbortController()
    const refusals: unknown[] = []
    const carrier = connect({
      url: first.url, key: 'key-of-the-carrier', signal: ending.signal, firstWaitMs: 5,
      log: (_level, _message, details) => refusals.push(details?.reason),
    }) // biome-ignore format: one connection
    const ready = carrier.isReady()
    await vi.waitFor(() => expect(refusals).not.toEqual([]), 60_000)
    const second = await startReceiver(() => ({ status: 200 }), first.port)
    stops.push(second.stop)
    expect(await ready).toMatchObject({ status: 200 })
    expect(refusals[0]).toBe('ECONNREFUSED')
  })

  it('does not repeat a permanent refusal', async () => {
    const { carrier, portal } = await open(() => ({ status: 401, body: { errorCode: 'GE0016' } }))
    await expect(carrier.getClock()).rejects.toThrow(/401.*GE0016/)
    expect(portal.received).toHaveLength(1)
  })

  it('gives up when the portal crashes every time', async () => {
    const { carrier, portal } = await open(() => ({ status: 500, body: { errorCode: 'GE0001' } }))
    await expect(carrier.getClock()).rejects.toThrow(/500/)
    expect(portal.received).toHaveLength(5)
  })

  it('stops waiting when gates ends', async () => {
    const { carrier, ending } = await open(() => ({ status: 503, headers: { 'retry-after': '60' } }))
    const asking = carrier.getClock()
    setTimeout(() => ending.abort(), 30)
    await expect(asking).rejects.toThrow(/abort/i)
  })
})
