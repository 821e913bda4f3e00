import type { ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { startServer, until } from '../calls/local-server.fixture.ts'
import { createLeader } from './live-leader.ts'
import { openLive } from './live-stream.ts'

interface Stream {
  watch: string[]
  after: string
  response: ServerResponse
  isOpen: boolean
}

let stop = async () => {}
afterEach(() => stop())

interface Server {
  refuse?: () => { status: number; retryAfter?: string } | undefined
  silenceMs?: number
}

/** A leader of tabs, with a server that keeps each stream open until the test ends it. */
async function start({ refuse = () => undefined, silenceMs = 30_000 }: Server = {}) {
  const streams: Stream[] = []
  const received: { changed: string[]; watched: readonly string[]; after: string }[] = []
  const failures: number[] = []
  const server = await startServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams
    const stream = {
      watch: (query.get('watch') ?? '').split(','),
      after: query.get('after') ?? '',
      response,
      isOpen: true,
    }
    streams.push(stream)
    response.on('close', () => {
      stream.isOpen = false
    })
    const refusal = refuse()
    if (!refusal) {
      response.write('')
      return
    }
    response.writeHead(refusal.status, refusal.retryAfter ? { 'retry-after': refusal.retryAfter } : {}).end('{}')
  })
  const leader = createLeader(
    {
      pass: ({ changed }, { watched, after }) => received.push({ changed, watched, after }),
      trying: (count) => failures.push(count),
    },
    (watch, ears) => openLive(watch, ears, silenceMs),
  )
  stop = async () => {
    leader.close()
    await server.stop()
  }
  const open = async (count: number) => {
    await until(() => streams.length >= count)
    expect(streams).toHaveLength(count)
    return streams[count - 1] as Stream // the line above counted it
  }
  return { leader, streams, heard: received, failures, open }
}
const sendLine = ({ response }: Stream, id: string, ...changed: string[]) =>
  response.write(`${JSON.stringify({ id, changed, withinMs: 0 })}\n`)

it('opens one stream for the tabs that subscribe together', async () => {
  const { leader, open, heard: received } = await start()
  leader.subscribe('a', { topics: ['3104482'], after: '40' })
  leader.subscribe('b', { topics: ['3104483'], after: '30' })
  const stream = await open(1)
  expect(stream).toMatchObject({ watch: ['3104482', '3104483'], after: '30' })
  sendLine(stream, '50', '3104483')
  await until(() => received.length === 1)
  expect(received).toEqual([{ changed: ['3104483'], watched: ['3104482', '3104483'], after: '30' }])
  sendLine(stream, '60')
  await until(() => received.length === 2)
  expect(received[1]?.after, 'each line begins where the one before ended').toBe('50')
})

it('subscribes to the topic of a dashboard beside the containers of other tabs', async () => {
  const { leader, open, heard: received } = await start()
  leader.subscribe('a', { topics: ['own/AbC-_9.x'], after: '40' })
  leader.subscribe('b', { topics: ['3104483/FWYU4829130'], after: '41' })
  const stream = await open(1)
  expect(stream).toMatchObject({ watch: ['own/AbC-_9.x', '3104483/FWYU4829130'], after: '40' })
  sendLine(stream, '50', 'own/AbC-_9.x')
  await until(() => received.length === 1)
  expect(received[0]?.changed).toEqual(['own/AbC-_9.x'])
})

it('reopens the stream after the last line when a tab shows something else', async () => {
  const { leader, open, heard: received } = await start()
  leader.subscribe('a', { topics: ['3104482'], after: '40' })
  const first = await open(1)
  sendLine(first, '50')
  await until(() => received.length === 1)
  leader.subscribe('b', { topics: ['3104483'], after: '55' })
  const second = await open(2)
  expect(second).toMatchObject({ watch: ['3104482', '3104483'], after: '50' })
  await until(() => !first.isOpen)
  expect(first.isOpen).toBe(false)
})

it('keeps the stream for a tab that shows the same or less and is not behind', async () => {
  const { leader, streams, open, heard: received } = await start()
  leader.subscribe('a', { topics: ['3104482', '3104483'], after: '40' })
  const stream = await open(1)
  sendLine(stream, '50')
  await until(() => received.length === 1)
  leader.subscribe('a', { topics: ['3104482'], after: '50' })
  leader.subscribe('b', { topics: ['3104483/FWYU4829130'], after: '51' })
  expect(received.at(-1), 'a new tab gets a line at once').toMatchObject({ changed: [] })
  expect(received).toHaveLength(3)
  leader.retainTabs((tab) => tab !== 'a')
  await new Promise((later) => setTimeout(later, 200))
  expect(streams).toHaveLength(1)
})

it('reopens further back for a tab that is behind', async () => {
  const { leader, open, heard: received } = await start()
  leader.subscribe('a', { topics: ['3104482'], after: '40' })
  sendLine(await open(1), '50')
  await until(() => received.length === 1)
  leader.subscribe('b', { topics: ['3104482'], after: '20' })
  expect(await open(2)).toMatchObject({ watch: ['3104482'], after: '20' })
})

it('reconnects after the server has ended the stream, and after silence', async () => {
  const { leader, open, heard: received, failures } = await start({ silenceMs: 2_000 })
  leader.subscribe('a', { topics: ['3104482'], after: '40' })
  const first = await open(1)
  sendLine(first, '50')
  await until(() => received.length === 1)
  first.response.end()
  const second = await open(2)
  expect(second.after).toBe('50')
  sendLine(second, '60')
  await until(() => !second.isOpen)
  expect((await open(3)).after).toBe('60')
  expect(failures).toEqual([0, 1, 1])
})

it('waits as long as the server says, also when a tab subscribes', async () => {
  const { leader, streams } = await start({ refuse: () => ({ status: 429, retryAfter: '30' }) })
  leader.subscribe('a', { topics: ['3104482'], after: '40' })
  await until(() => streams.length === 1)
  leader.subscribe('b', { topics: ['3104483'], after: '40' })
  leader.retryNow()
  await new Promise((later) => setTimeout(later, 300))
  expect(streams).toHaveLength(1)
})

it('retries at once when the server is back', async () => {
  let isBack = false
  const { leader, streams, open } = await start({ refuse: () => (isBack ? undefined : { status: 503 }) })
  leader.subscribe('a', { topics: ['3104482'], after: '40' })
  await until(() => streams[0]?.isOpen === false)
  isBack = true
  await new Promise((later) => setTimeout(later, 50))
  leader.retryNow()
  expect((await open(2)).isOpen).toBe(true)
})

it('ends with the last tab', async () => {
  const { leader, open } = await start()
  leader.subscribe('a', { topics: ['3104482'], after: '40' })
  const stream = await open(1)
  leader.retainTabs(() => false)
  await until(() => !stream.isOpen)
  expect(stream.isOpen).toBe(false)
})
