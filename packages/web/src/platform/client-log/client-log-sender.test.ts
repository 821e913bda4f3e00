import { afterEach, expect, it } from 'vitest'
import { startServer, until } from '../calls/local-server.fixture.ts'
import { createLogSender, logEntry } from './client-log-sender.ts'

let stop = async () => {}
afterEach(() => stop())

async function serve() {
  const batches: { entries: { message: string }[] }[] = []
  const server = await startServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    batches.push(JSON.parse(body))
    response.writeHead(500).end()
  })
  stop = server.stop
  return batches
}

it('names the message, the level debug, five frames of the stack, the time and the user', () => {
  const error = new Error('no berth')
  error.stack = ['Error: no berth', ...Array.from({ length: 9 }, (_, i) => `    at frame${i} (app.js:${i})`)].join('\n')
  expect(logEntry(error, new Date('2026-11-21T06:00:00Z'))).toEqual({
    message: 'no berth',
    level: 'debug',
    stacktrace: Array.from({ length: 5 }, (_, i) => `at frame${i} (app.js:${i})`),
    timestamp: '2026-11-21T06:00:00.000Z',
    user: 'guest',
  })
})

it('sends what happened together in one call, and does not report that the call was refused', async () => {
  const batches = await serve()
  const log = createLogSender(10)
  log.add(new Error('one'))
  log.add('two')
  await until(() => batches.length > 0)
  expect(batches.map(({ entries }) => entries.map(({ message }) => message))).toEqual([['one', 'two']])
})

it('stops at twenty a minute and starts again in the next', async () => {
  const batches = await serve()
  let minute = 0
  const log = createLogSender(10, () => minute * 60_001)
  for (let count = 0; count < 50; count++) log.add('storm')
  minute = 1
  log.add('calm')
  await until(() => batches.length > 0)
  expect(batches.flatMap(({ entries }) => entries)).toHaveLength(21)
})

it('ignores cancelled requests, and survives errors that cannot be described', async () => {
  const batches = await serve()
  const log = createLogSender(10)
  log.add(new DOMException('gone', 'AbortError'))
  log.add({
    toString: () => {
      throw new Error('no words')
    },
  })
  log.add('heard')
  await until(() => batches.length > 0)
  expect(batches.flatMap(({ entries }) => entries.map(({ message }) => message))).toEqual(['heard'])
})
