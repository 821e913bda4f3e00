import { rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { openPipe, type Pipe } from '../http/stream.ts'
import { createLog } from '../monitoring/log.ts'
import { createLiveHub } from './live-hub.ts'

/** The longest that can be watched, so that each line is as long as a line can be. */
const topics = Array.from({ length: 60 }, (_, at) => `3104${String(at).padStart(3, '0')}/FWYU4829130`)

let stop = async () => {}
afterEach(() => stop())

/** A hub that always finds everything changed, behind a local socket with a small buffer. */
async function openHub() {
  const path = join(tmpdir(), `fairway-hub-${process.pid}.sock`)
  rmSync(path, { force: true })
  let wake = () => {}
  let id = 1
  const hub = createLiveHub({
    find: async (watched) => {
      id += 1
      return { id: String(id), snapshot: `${id}:${id}:`, changed: watched.topics.map((_, at) => at) }
    },
    listen: (listener) => {
      wake = listener
      return { stop: async () => undefined }
    },
    log: createLog('silent'),
    times: { heartbeatMs: 40, pauseMs: 0 },
  })
  const pipes: Pipe[] = []
  const app = Fastify()
  app.get('/', async (_request, reply) => {
    const start = await hub.join({ topics, after: '1', ip: '192.0.2.1' }, new AbortController().signal)
    const pipe = openPipe(reply)
    pipes.push(pipe)
    start(pipe)
  })
  await app.listen({ path })
  stop = async () => {
    await hub.close()
    await app.close()
  }
  const connect = () => {
    const socket = new Socket()
    socket.pause()
    socket.connect(path)
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    return socket
  }
  return { hub, pipes, connect, wake: () => wake() }
}

it('lets go of a reader that never reads, holds little for it meanwhile, and serves the others', async () => {
  const { hub, pipes, connect, wake } = await openHub()
  const deaf = connect()
  await expect.poll(() => hub.size()).toBe(1)
  const reader = connect()
  let received = 0
  reader.on('data', (chunk) => {
    received += String(chunk).split('"changed":["3104000').length - 1
  })
  reader.resume()
  await expect.poll(() => hub.size()).toBe(2)

  let most = 0
  const news = setInterval(() => {
    wake()
    most = Math.max(most, pipes[0]?.pending() ?? 0)
  })
  await expect.poll(() => hub.size()).toBe(1)
  expect(most).toBeGreaterThan(4_096)
  expect(most).toBeLessThan(4_096 + 2_000)
  const then = received
  await expect.poll(() => received).toBeGreaterThan(then + 10)
  clearInterval(news)
  deaf.destroy()
  reader.destroy()
  await expect.poll(() => hub.size()).toBe(0)
})
