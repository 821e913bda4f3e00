import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { texts } from '../../app/first-texts/en.ts'
import { startI18n } from '../language/i18n.ts'
import { send } from './api.ts'
import { Failure } from './failure.ts'
import { failureText, fillIn, withoutBrackets } from './failure-text.ts'
import { startServer } from './local-server.fixture.ts'
import { serverHealth } from './server-health.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer
let health: Answer
let server: Awaited<ReturnType<typeof startServer>>

const json =
  (status: number, body: unknown): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const page =
  (status: number): Answer =>
  (_, response) =>
    void response.writeHead(status).end('<h1>gateway</h1>')
const hangUp: Answer = (request) => void request.socket.destroy()

beforeAll(async () => {
  startI18n('en', texts)
  server = await startServer((request, response) => (request.url === '/health' ? health : answer)(request, response))
})
afterAll(() => server.stop())
beforeEach(() => {
  health = json(200, { status: 'up' })
})
afterEach(() => {
  serverHealth.stop()
  serverHealth.down.set(false)
})

const fail = (): Promise<unknown> =>
  send('GET /api/cargopub/search', { query: { type: 'container', q: 'FWYU4829130' } }).then(
    () => 'no failure',
    (error) => error,
  )
const shownText = async () => failureText(await fail(), 'en')

describe('an error answer', () => {
  it('is shown as the text of its code, with the arguments filled in', async () => {
    answer = json(404, { errorCode: 'CS0001', messageArgs: ['FWYU4829130'], errorMessage: 'internal' })
    expect(await shownText()).toContain('FWYU4829130')
    expect(await shownText()).not.toContain('{{')
  })

  it.each([
    ['errorMessage when the code is unknown', { errorCode: 'XX9999', errorMessage: 'Ask Ningbo.' }, 'Ask Ningbo.'],
    ['errorMessage when there is no code', { errorMessage: 'Ask Ningbo.', message: 'no' }, 'Ask Ningbo.'],
    ['message without its brackets', { message: '[TX-1] Port closed [at [07:00]] today' }, 'Port closed today'],
    ['a general text when only brackets are left', { message: '[java.lang.Null]' }, 'Something went wrong'],
    ['a general text when everything is empty', { errorMessage: ' ', message: '' }, 'Something went wrong'],
    ['a general text when the parts are no texts', { errorCode: 7, errorMessage: { a: 1 } }, 'Something went wrong'],
    ['a general text when the answer is a list', [], 'Something went wrong'],
    [
      'a general text when a code is named like a property of every object',
      { errorCode: 'toString' },
      'Something went wrong',
    ],
  ])('falls back to %s', async (_case, body, expected) => {
    answer = json(500, body)
    expect(await shownText()).toBe(expected)
  })

  it('says that something went wrong when a success carries no JSON', async () => {
    answer = page(200)
    expect(await shownText()).toBe('Something went wrong')
  })
})

describe('an answer that does not come', () => {
  it('is a network error while the server is healthy', async () => {
    answer = hangUp
    expect(await shownText()).toBe('Network Error : Request timed out. Please try again later.')
    expect(serverHealth.down.get()).toBe(false)
  })

  it.each([502, 503, 504])('is maintenance when the health check answers %i', async (status) => {
    answer = hangUp
    health = page(status)
    expect(await shownText()).toBe('The service is currently down for maintenance. Please try again later.')
    expect(serverHealth.down.get()).toBe(true)
  })

  it('is maintenance when the health check fails itself', async () => {
    answer = hangUp
    health = hangUp
    expect(await shownText()).toBe('The service is currently down for maintenance. Please try again later.')
  })

  it('is no maintenance when the health check answers with another error', async () => {
    answer = hangUp
    health = page(500)
    expect(await shownText()).toBe('Network Error : Request timed out. Please try again later.')
  })

  it('is the same as the page that a gateway shows in its place', async () => {
    answer = page(502)
    health = page(502)
    expect(await fail()).toMatchObject({ kind: 'down' })
  })

  it('is no gateway page when our own server refuses with 503', async () => {
    answer = json(503, { errorCode: 'GE0009' })
    health = page(503)
    expect(await fail()).toMatchObject({ kind: 'refused', status: 503 })
  })
})

it('ends a cancelled call without a failure and without a health check', async () => {
  answer = () => {}
  let requestCount = 0
  health = (request, response) => {
    requestCount += 1
    json(200, {})(request, response)
  }
  const controller = new AbortController()
  const call = send('GET /api/geo', {}, { signal: controller.signal })
  setTimeout(() => controller.abort(), 20)
  const error = await call.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'AbortError' })
  expect(error).not.toBeInstanceOf(Failure)
  expect(requestCount).toBe(0)
})

it('fills in arguments by their position and leaves no placeholder for a missing one', () => {
  expect(fillIn('{{key1}} before {{ key0 }}{{key2}}', ['A', 'B'])).toBe('B before A')
})

it('keeps a message that has no brackets', () => expect(withoutBrackets(' Port  closed ')).toBe('Port closed'))
