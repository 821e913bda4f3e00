import { connect } from 'node:net'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { type Portal, startPortal } from '../testing.ts'
import { createLog } from './log.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

describe('every answer', () => {
  it.each([
    '/health',
    '/ready',
    '/api/geo',
    '/api/nothing',
    '/carrier/v1/clock',
    '/openapi.json',
    '/docs',
    '/api/cargopub/search',
  ])('%s carries the security headers', async (path) => {
    const { headers } = await portal.get(path)
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'x-fairway-build': 'none',
    })
    expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull()
  })
  it('opens no window and no device, where it is a page', async () =>
    expect(Object.fromEntries((await portal.get('/docs')).headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    }))
  it('is never stored by a cache', async () =>
    expect((await portal.get('/api/geo')).headers.get('cache-control')).toBe('no-store'))
})

describe('bad requests', () => {
  const json = { 'content-type': 'application/json' }
  it.each([
    ['broken JSON', 'POST', '/api/logger', '{"entries": [', json, 400, 'GE0012'],
    ['an empty body', 'POST', '/api/logger', '', json, 400, 'GE0012'],
    ['a body of another kind', 'POST', '/api/logger', 'hello', { 'content-type': 'text/plain' }, 415, 'GE0014'],
    ['a form', 'POST', '/api/logger', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'GE0014'],
    ['JSON where lines belong', 'POST', '/carrier/v1/events', '{}', json, 401, 'GE0016'],
    ['a body that is too large', 'POST', '/api/logger', `"${'x'.repeat(1_100_000)}"`, json, 413, 'GE0013'],
    [
      'a poisoned prototype',
      'POST',
      '/api/logger',
      '{"__proto__": {"admin": true}, "entries": []}',
      json,
      400,
      'GE0012',
    ],
    ['an unknown path', 'GET', '/api/cargopub/nothing', undefined, {}, 404, 'GE0002'],
    ['another method', 'DELETE', '/api/cargopub/search', undefined, {}, 404, 'GE0002'],
    ['a method override', 'GET', '/api/nothing', undefined, { 'x-http-method-override': 'POST' }, 404, 'GE0002'],
    ['a broken escape', 'GET', '/api/cargopub/search?type=container&q=%E0%A4%A', undefined, {}, 400, 'GE0012'],
    [
      'the same parameter twice',
      'GET',
      '/api/cargopub/search?type=container&type=bl&q=A',
      undefined,
      {},
      400,
      'GE0012',
    ],
  ])('%s: a clear catalogue error', async (_name, method, path, body, headers, status, errorCode) => {
    const reply = await portal.call(method, path, { headers, ...(body === undefined ? {} : { body }) })
    expect([reply.status, reply.json?.errorCode]).toEqual([status, errorCode])
    expect(reply.json).toMatchObject({ messageArgs: expect.any(Array), errorMessage: expect.stringMatching(/\w/) })
  })

  it('a header line that is no HTTP is cut off', async () => {
    const { port } = new URL(portal.url)
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
      let text = ''
      socket
        .on('data', (chunk) => {
          text += chunk
        })
        .on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1.1 400/)
  })
})

describe('a call that takes too long', () => {
  it('is answered GE0008 and its query is ended too', async () => {
    const hurried = await startPortal({ settings: { requestLimitMs: 700 } })
    const query = hurried.pool.raw.query.bind(hurried.pool.raw)
    const holder = await hurried.pool.raw.connect()
    await holder.query('begin; lock table organisation in access exclusive mode')
    const reply = await hurried.carrier('organisations', [{ ref: 'SLOW', name: 'Slow', address: 'x', country: 'CN' }])
    expect([reply.status, reply.json.errorCode]).toEqual([504, 'GE0008'])
    const working =
      "select from pg_stat_activity where state = 'active' and query like '%organisation%' and datname = current_database() and pid <> pg_backend_pid()"
    await expect.poll(async () => (await query(working)).rowCount).toBe(0)
    await holder.query('rollback')
    holder.release()
    expect((await query("select from organisation where ref = 'SLOW'")).rowCount).toBe(0)
    await hurried.stop()
  })
})

describe('the description', () => {
  it('is valid OpenAPI 3.1 and shows every call', async () => {
    const { json } = await portal.get('/openapi.json')
    const result = await new Validator().validate(json)
    expect(result.errors ?? []).toEqual([])
    expect(json.openapi).toMatch(/^3\.1/)
    expect(Object.keys(json.paths)).toEqual(
      expect.arrayContaining(['/api/cargopub/search', '/carrier/v1/events', '/carrier/v1/cursors/{name}', '/health']),
    )
  })
  it('can be read as a page', async () => {
    const { text, headers } = await portal.get('/docs')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(text).toContain('/carrier/v1/events')
    expect((await portal.get('/docs.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect((await portal.get('/docs.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })
  it('leaves no room for a call that is not in it', async () => {
    const { pool } = portal
    const parts = {
      settings: portal.settings,
      pool,
      identityPool: pool,
      log: createLog('silent'),
      geolocation: {
        placeOf: () => {
          throw new Error('unused')
        },
      },
      openSeaNetwork: () => Promise.reject(new Error('unused')),
      web: undefined,
      draining: { begun: false },
    }
    const app = await createApp(parts, (raw) => raw.get('/api/secret', async () => 'open')).catch(
      (error: Error) => error.message,
    )
    expect(app).toBe('GET /api/secret is not in the contract')
  })
})

describe('operations', () => {
  it('tells health, readiness and figures', async () => {
    expect((await portal.get('/health')).json).toEqual({ status: 'up' })
    expect((await portal.get('/ready')).json).toEqual({ ready: true })
    const { text } = await portal.get('/metrics')
    expect(text).toMatch(/fairway_calls_total\{route="\/health",status="200"\} [1-9]/)
    expect(text).toMatch(/fairway_call_seconds_bucket/)
    expect(text).toMatch(/fairway_database_connections\{state="open"\} [1-9]/)
  })

  it('writes logs with request ids and without secrets', async () => {
    const reply = await portal.get('/signintoken/mei@ningbo.example/SECRETTOKEN?k=SECRETKEY', {
      authorization: 'Bearer SECRETBEARER',
      cookie: 'sess=SECRETCOOKIE',
    })
    const own = portal.logged.filter((line) => line.includes(reply.headers.get('x-request-id') ?? 'none'))
    expect(own).toHaveLength(1)
    expect(JSON.parse(own[0] ?? '{}')).toMatchObject({
      level: 'info',
      method: 'GET',
      status: 404,
      url: '/signintoken/***?k=***',
    })
    expect(portal.logged.join('')).not.toMatch(/SECRET|mei@/)
  })

  it('tells the cause of a crash to the log alone, under the id that the answer carries', async () => {
    await portal.pool.raw.query('alter table organisation rename to organisation_gone')
    const reply = await portal.carrier('organisations', [{ ref: 'CRASH', name: 'Crash', address: 'x', country: 'CN' }])
    await portal.pool.raw.query('alter table organisation_gone rename to organisation')
    expect([reply.status, reply.json.errorCode]).toEqual([500, 'GE0001'])
    expect(reply.text).not.toContain('relation')
    const own = portal.logged
      .map((line) => JSON.parse(line))
      .filter(({ reqId }) => reqId === reply.headers.get('x-request-id'))
    expect(own.map(({ level, msg }) => [level, msg])).toEqual([
      ['error', 'the call failed'],
      ['info', 'answered'],
    ])
    expect(own[0]?.err.message).toContain('relation "organisation" does not exist')
  })

  it('takes the browser’s log into a stream of its own, on one line and scrubbed', async () => {
    const entry = {
      message: 'boom\nfake line eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl',
      level: 'debug',
      stacktrace: ['at x (/signintoken/mei/abc)'],
      timestamp: '2026-11-15T00:00:00.000Z',
      user: 'guest',
    }
    expect((await portal.post('/api/logger', { entries: [entry] })).json).toEqual({ taken: 1 })
    const line = portal.logged.find((text) => text.includes('"stream":"client"')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      msg: 'boom fake line ***',
      level_claimed: 'debug',
      stacktrace: ['at x (/signintoken/***'],
    })
    expect((await portal.post('/api/logger', { entries: [{ ...entry, stacktrace: Array(6).fill('x') }] })).status).toBe(
      400,
    )
  })

  it('opens the figures to the operator’s key alone once there is one', async () => {
    const guarded = await startPortal({ settings: { operatorKey: 'o'.repeat(32) } })
    expect((await guarded.get('/metrics')).status).toBe(401)
    expect((await guarded.get('/metrics', { authorization: `Bearer ${'o'.repeat(32)}` })).status).toBe(200)
    await guarded.stop()
  })

  it('opens the figures to nobody in production while there is no key', async () => {
    const bare = await startPortal({ settings: { isDemo: false } })
    expect((await bare.get('/metrics')).status).toBe(403)
    await bare.stop()
  })

  it('limits public calls per address and says when to come back', async () => {
    const strict = await startPortal({ settings: { publicCallsPerMinute: 3 } })
    const answers = []
    for (let call = 0; call < 5; call++)
      answers.push(await strict.get(call % 2 ? '/api/geo' : '/api/cargopub/search?type=bl&q=X'))
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 404, 429, 429])
    expect(answers[4]?.json.errorCode).toBe('GE0015')
    expect(Number(answers[4]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await strict.get('/health')).status).toBe(200)
    await strict.stop()
  })

  it('is not ready while the database is away, and ready again when it is back', async () => {
    const lonely = await startPortal()
    const { rows } = await lonely.pool.raw.query('select current_database() as name')
    const admin = await portal.pool.raw.connect()
    await admin.query(`alter database ${rows[0].name} allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [rows[0].name])
    await expect.poll(async () => (await lonely.get('/ready')).status).toBe(503)
    expect((await lonely.get('/health')).status).toBe(200)
    await admin.query(`alter database ${rows[0].name} allow_connections true`)
    admin.release()
    await expect.poll(async () => (await lonely.get('/ready')).status).toBe(200)
    await lonely.stop()
  })

  it('goes on answering while it tells the load balancer that it is about to end', async () => {
    portal.draining.begun = true
    expect((await portal.get('/ready')).status).toBe(503)
    expect((await portal.get('/health')).status).toBe(200)
    portal.draining.begun = false
    expect((await portal.get('/ready')).status).toBe(200)
  })
})
