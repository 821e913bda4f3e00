import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { listenTo } from './live.fixture.ts'

const topic = '3104482/FWYU4829130'
let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ settings: { publicCallsPerMinute: 100_000 } })
})
afterAll(() => portal.stop())

const openStreams = async (of: Portal = portal) =>
  Number(/fairway_open_streams (\d+)/.exec((await of.get('/metrics')).text)?.[1])

describe('the answer of a stream', () => {
  it('passes proxies, caches and compression, and carries what every answer carries', async () => {
    const { headers, stop } = await listenTo(portal.url, topic)
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-fairway-build': 'none',
    })
    expect(headers).not.toHaveProperty('content-encoding')
    stop()
  })

  it('has an end for whoever asks for the head alone', async () => {
    const reply = await portal.call('HEAD', `/api/live?watch=${topic}`)
    expect([reply.status, reply.text]).toEqual([200, ''])
    expect(reply.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect(await openStreams()).toBe(0)
  })

  it('is counted while it is open, and logged without numbers when it ends', async () => {
    const { headers, stop } = await listenTo(portal.url, topic)
    expect(await openStreams()).toBe(1)
    stop()
    await expect.poll(() => openStreams()).toBe(0)
    const id = String(headers['x-request-id'])
    await expect.poll(() => portal.logged.filter((line) => line.includes(id))).toHaveLength(1)
    expect(portal.logged.find((line) => line.includes(id))).toContain('/api/live?***')
    expect((await portal.get('/metrics')).text).not.toContain('fairway_call_seconds_count{route="/api/live"}')
  })

  it.each([
    ['nothing to watch', ''],
    ['no number at all', 'watch='],
    ['commas alone', 'watch=,,,'],
    ['a container without its booking', 'watch=FWYU4829130'],
    ['a booking of six digits', 'watch=310448'],
    ['SQL', `watch=${encodeURIComponent("3104482' or 1=1 --")}`],
    ['a NUL', 'watch=3104482%00'],
    ['one topic too many', `watch=${Array.from({ length: 61 }, (_, at) => 3_104_000 + at).join(',')}`],
    ['an endless list', `watch=${'3104482,'.repeat(500)}`],
    ['an id that is no number', 'watch=3104482&after=x'],
    ['an id of nothing', 'watch=3104482&after=0'],
    ['an id below zero', 'watch=3104482&after=-1'],
    ['an endless id', `watch=3104482&after=${'9'.repeat(21)}`],
    ['the same parameter twice', 'watch=3104482&watch=3104483'],
  ])('is a clear refusal for %s', async (_name, query) => {
    const reply = await portal.get(`/api/live?${query}`)
    expect([reply.status, reply.json.errorCode]).toEqual([400, 'GE0012'])
  })

  it('says nothing about a number that does not exist, and counts a topic once', async () => {
    const { hello, stop } = await listenTo(portal.url, '9999999,9999999')
    expect(hello.changed).toEqual([])
    stop()
  })
})

describe('too many streams', () => {
  it('of one address are refused, and each that ends makes room', async () => {
    const open = await Promise.all(Array.from({ length: 100 }, () => listenTo(portal.url, topic)))
    const refused = await portal.get(`/api/live?watch=${topic}`)
    expect([refused.status, refused.json.errorCode]).toEqual([429, 'GE0015'])
    open[0]?.stop()
    await expect.poll(() => openStreams()).toBe(99)
    const { stop } = await listenTo(portal.url, topic)
    for (const one of [...open, { stop }]) one.stop()
    await expect.poll(() => openStreams()).toBe(0)
  })

  it('count as public calls when they are opened, so that nobody reconnects in a loop', async () => {
    const strict = await startPortal({ settings: { publicCallsPerMinute: 2 } })
    for (const _ of [1, 2]) (await listenTo(strict.url, topic)).stop()
    const refused = await strict.get(`/api/live?watch=${topic}`)
    expect([refused.status, refused.json.errorCode]).toEqual([429, 'GE0015'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await strict.stop()
  })
})

describe('a server that ends', () => {
  it('ends all streams, also of those who do not read, and is gone', async () => {
    const leaving = await startPortal()
    const open = await Promise.all(Array.from({ length: 5 }, () => listenTo(leaving.url, topic)))
    const { port, hostname } = new URL(leaving.url)
    const deaf = connect(Number(port), hostname, () =>
      deaf.write(`GET /api/live?watch=${topic} HTTP/1.1\r\nhost: x\r\n\r\n`),
    )
    deaf.pause()
    await expect.poll(() => openStreams(leaving)).toBe(6)
    await leaving.app.close() // an open stream would keep the server from ending
    for (const { next } of open) expect(await next()).toBeUndefined()
    deaf.destroy()
    await leaving.stop()
  })
})
