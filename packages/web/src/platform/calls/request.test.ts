import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { texts } from '../../app/first-texts/vi.ts'
import { clientInfo, findPlace } from '../client-log/client-place.ts'
import { startI18n } from '../language/i18n.ts'
import { dropLink, keepLink } from '../session/link-session.ts'
import { send } from './api.ts'
import { addressOf } from './call-attempt.ts'
import { startServer } from './local-server.fixture.ts'

let headers: IncomingHttpHeaders = {}
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  startI18n('vi', texts)
  server = await startServer((request, response) => {
    headers = request.headers
    response.end('{}')
  })
})
afterAll(() => server.stop())

it('fills in the path and leaves out what is not given', () => {
  expect(addressOf('/carrier/v1/cursors/:name', { params: { name: 'a/b' } })).toBe('/carrier/v1/cursors/a%2Fb')
  expect(addressOf('/api/x', { query: { q: 'A,B', page: undefined } })).toBe('/api/x?q=A%2CB')
})

it('sends the five client headers only once the place is known', async () => {
  await send('GET /api/geo', {})
  expect(Object.keys(headers).filter((name) => name.startsWith('x-fairway-'))).toEqual([])

  await findPlace(async () => ({
    ip: '203.0.113.7',
    city: 'Hải Phòng',
    region_code: 'HP',
    continent_code: 'AS',
    country: 'VN',
  }))
  await send('GET /api/geo', {})
  expect(headers).toMatchObject({
    'x-fairway-ip': '203.0.113.7',
    'x-fairway-city': encodeURIComponent('Hải Phòng'),
    'x-fairway-lang': 'vi',
    'x-fairway-country': 'VN',
    'x-fairway-session-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

it('keeps the known place when a later lookup fails', async () => {
  await findPlace(() => Promise.reject(new Error('no answer')))
  await send('GET /api/geo', {})
  expect(headers).toMatchObject({ 'x-fairway-ip': '203.0.113.7', 'x-fairway-country': 'VN' })
})

it('uses the specified defaults when the first lookup fails', async () => {
  clientInfo.set(undefined)
  await findPlace(() => Promise.reject(new Error('no answer')))
  expect(clientInfo.get()).toMatchObject({
    ...{ ip: '{ip}', city: 'NF', region_code: 'NF', continent_code: 'NA', country: 'NF' },
    lang: 'vi',
  })
  await send('GET /api/geo', {})
  expect(headers['x-fairway-ip']).toBe('{ip}')
})

it('gives a write its own idempotency key and a read none', async () => {
  await send('GET /api/geo', {})
  expect(headers['idempotency-key']).toBeUndefined()
  await send('POST /api/logger', { body: { entries: [] } })
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}-\d+$/)
})

it('a link speaks for the calls of its booking, and for no other', async () => {
  const link = { vgm: true, bookingNo: '7000001', expiresAt: '2026-12-01T00:00:00Z', usesLeft: 1 } as const
  keepLink({ ...link, token: 'a-token', isLegalAccepted: false })
  await send('GET /api/vgm/getcarriers', {})
  expect(headers.authorization).toBe('Link a-token')
  await send('GET /api/geo', {})
  expect(headers.authorization).toBeUndefined()
  dropLink()
  await send('GET /api/vgm/getcarriers', {})
  expect(headers.authorization).toBeUndefined()
})
