import { calls } from '@fairway/contract/calls'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TODAY } from './features/bookings/requests/booking-request.fixture.ts'
import { linkCalls } from './features/sharing/sharing.fixture.ts'
import { loadWeighingWorld, weighedBooking } from './features/vgm/vgm.fixture.ts'
import { attemptAt, permissions } from './permissions.fixture.ts'
import { type Portal, startPortal } from './platform/testing.ts'

/** What the bearer of a link of the carrier may do, written by hand; every other call that needs a person, a key or a session is closed. */
const OPEN = [
  'GET /api/token/info',
  'GET /api/vgm/getcarriers',
  'GET /api/vgm/search',
  'POST /api/vgm/draft',
  'POST /api/vgm/save',
  'GET /api/vgm/isvalidcontainer',
  'POST /api/vgm/validate',
  'GET /api/vgm/history',
]

let portal: Portal
let headers: Record<string, string>
/** Of a link that a customer made for outsiders; it opens one call. */
let shared: Record<string, string>
beforeAll(async () => {
  portal = await startPortal({
    now: TODAY,
    settings: { formsPerMinute: 1_000_000, publicCallsPerMinute: 1_000_000, operatorKey: 'k'.repeat(40) },
  })
  await loadWeighingWorld(portal)
  const { bookingNo } = await weighedBooking(portal)
  const key = { authorization: `Bearer ${await portal.mintKey(['signIn'])}` }
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
  const { url } = (await portal.post('/carrier/v1/link-tokens', { bookingNo, expiresAt, uses: 50 }, key)).json
  headers = { authorization: `Link ${new URL(url).searchParams.get('token')}` }
  const { rows } = await portal.pool.raw.query(
    'select p.org_id from booking_party p join booking b on b.id = p.booking_id where b.booking_no = $1',
    [bookingNo],
  )
  const owner = await portal.person({ groups: ['TD'], organisationIds: [rows[0].org_id] })
  shared = (await linkCalls(portal).share(owner, { kind: 'booking', bookingNo })).headers
})
afterAll(() => portal.stop())

const every: [string, Endpoint][] = calls.map((call) => [`${call.method} ${call.path}`, call])

it.each(every)('%s opens to the bearer of a link as written here', async (name, call) => {
  const isOpen = permissions[name] === 'everyone' || OPEN.includes(name)
  const closed = permissions[name] === 'sharedLink' ? '410 SL0001' : '401 GE0016'
  expect(await attemptAt(portal, call, headers)).toBe(isOpen ? 'let in' : closed)
})

it.each(every)(
  '%s opens to the bearer of a link for outsiders if everybody may make it, or if it shows what is shared',
  async (name, call) => {
    const isOpen = permissions[name] === 'everyone' || name === 'GET /api/shared'
    const closed = permissions[name] === 'link' || OPEN.includes(name) ? '410 VGM0034' : '401 GE0016'
    expect(await attemptAt(portal, call, shared)).toBe(isOpen ? 'let in' : closed)
  },
)

it('opens nothing more to a link that comes along with a session', async () => {
  const person = await portal.person()
  for (const link of [headers, shared]) {
    const both = { ...person.headers, ...link }
    expect((await portal.get('/api/home', both)).json.errorCode).toBe('GE0016')
    expect((await portal.get('/api/bookings/search', both)).status).toBe(404)
  }
})
