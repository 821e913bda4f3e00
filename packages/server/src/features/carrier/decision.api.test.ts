import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { document, loadRequestWorld, requestCalls, TODAY } from '../bookings/requests/booking-request.fixture.ts'
import { type BookingSystem, connectCarrier } from './outbox/outbox.fixture.ts'

let portal: Portal
let gates: BookingSystem
let calls: ReturnType<typeof requestCalls>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  gates = await connectCarrier(portal)
  const { NBL } = await loadRequestWorld(portal)
  const mei = await portal.person({ groups: ['BR'], organisationIds: [NBL] })
  calls = requestCalls(portal, mei.headers)
  expect(await submit()).toBe('FW00000001')
})
afterAll(() => portal.stop())

/** Hands in a request of Ningbo Lighting; they are numbered one after another. */
const submit = async () => (await calls.submit({ document: document() })).json.state.ediRef

const decision = (ref: string, more: object = {}) => ({
  ref,
  ediRef: 'FW00000001',
  version: 1,
  decision: 'received',
  decidedAt: '2026-11-15T09:00:00+08:00',
  ...more,
})
const refs = async () =>
  (await portal.pool.raw.query('select ref from carrier_decision order by ref')).rows.map(({ ref }) => ref)

describe('a line of decisions', () => {
  it.each([
    ['without the booking number of an approval', { decision: 'approve' }, 'bookingNo'],
    ['without the vessel of a change', { decision: 'changeVessel' }, 'vvd'],
    ['without the reason of a rejection', { decision: 'reject' }, 'note'],
    ['without the reason of a declined amendment', { decision: 'decline', note: ' ' }, 'note'],
    ['without the reason of a refused cancellation', { decision: 'refuseCancellation' }, 'note'],
    ['with an EDI ref of another shape', { ediRef: 'FW1' }, 'ediRef'],
    ['with a version that cannot be', { version: 0 }, 'version'],
    ['with a decision of its own', { decision: 'maybe' }, 'decision'],
    ['with something besides', { price: 1 }, 'price'],
    ['without an offset in its time', { decidedAt: '2026-11-15T09:00:00' }, 'decidedAt'],
  ])('%s is named and not kept', async (_what, more, path) => {
    const reply = await gates.decide([decision('bad', more)])
    expect(reply).toMatchObject({ accepted: 0, rejected: [{ line: 1, errorCode: 'GE0012', violations: [{ path }] }] })
    expect(await refs()).not.toContain('bad')
  })
})

describe('the same decision again', () => {
  it('is unchanged, in one batch, in the next one, and from two sides at once', async () => {
    const many = Array.from({ length: 20 }, (_, at) => decision(`D-${at}`))
    const replies = await Promise.all([gates.decide(many), gates.decide([...many].reverse()), gates.decide(many)])
    expect(replies.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(20)
    expect(replies.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(40)
    expect(await gates.decide([decision('D-0'), decision('E-1'), decision('E-1', { version: 2 })])).toMatchObject({
      accepted: 1,
      unchanged: 2,
      rejected: [],
    })
    const { rows } = await portal.pool.raw.query("select version from carrier_decision where ref = 'E-1'")
    expect(rows).toEqual([{ version: 1 }])
  })
})

it('a decision on a request that is not known can be sent again once it is', async () => {
  const early = decision('F-1', { ediRef: 'FW00000002' })
  expect(await gates.decide([early])).toMatchObject({
    accepted: 0,
    rejected: [{ errorCode: 'GE0002', violations: [{ path: 'ediRef' }] }],
  })
  expect(await submit()).toBe('FW00000002')
  expect(await gates.decide([early])).toMatchObject({ accepted: 1, rejected: [] })
  expect(await gates.decide([early])).toMatchObject({ accepted: 0, unchanged: 1 })
})
