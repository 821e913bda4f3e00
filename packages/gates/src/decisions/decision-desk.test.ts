import { describe, expect, it } from 'vitest'
import { HOUR } from '../world/calendar.ts'
import { correction, file, letAnswer, letDecide, portalWith } from './decision-desk.fixture.ts'
import { laterShip, request } from './request.fixture.ts'

const approved = (serial: number, more: object = {}) => request(serial, more, { remarks: 'demo: approve' })
describe('the desk of customer service', () => {
  it('receives requests, and answers when they are due, with the booking first', async () => {
    const portal = portalWith([approved(1), approved(2)])
    const calls = await letAnswer(portal.answer, () => {
      if (portal.waiting.size === 0) portal.pass(1000)
      return portal.decisions().length === 4 && file(portal).length === 0
    })
    expect(
      portal
        .decisions()
        .map(({ ediRef, decision }) => `${ediRef} ${decision}`)
        .sort(),
    ).toEqual(['FW00000001 approve', 'FW00000001 received', 'FW00000002 approve', 'FW00000002 received'])
    expect(portal.lines.get('/carrier/v1/bookings')?.size).toBe(2)
    const posts = calls.map(({ path }) => path)
    expect(posts.indexOf('/carrier/v1/bookings')).toBeLessThan(posts.lastIndexOf('/carrier/v1/decisions'))
    const saved = calls.findIndex(({ path, method }) => method === 'PUT' && path === '/carrier/v1/cursors/requests')
    expect(saved).toBeLessThan(posts.indexOf('/carrier/v1/outbox/acknowledge'))
  })

  it('answers a request once after it was killed and restarted', async () => {
    const portal = portalWith([approved(3)])
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    expect(portal.decisions()).toEqual([])
    expect(file(portal)).toEqual(['FW00000003'])
    portal.pass(60_000)
    await letAnswer(portal.answer, () => file(portal).length === 0)
    await letAnswer(portal.answer, (calls) => calls.filter(({ path }) => path === '/carrier/v1/clock').length > 2)
    expect(portal.decisions().map(({ decision }) => decision)).toEqual(['received', 'approve'])
  })

  it('ignores a version that a newer one has replaced, and does not book it', async () => {
    const portal = portalWith([approved(4)])
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    portal.add({ ...approved(4, { version: 2, kind: 'cancellation', comment: 'demo: approve' }) })
    await letAnswer(portal.answer, () => {
      if (portal.waiting.size === 0) portal.pass(1000)
      return portal.decisions().length === 2 && file(portal).length === 0
    })
    expect(portal.decisions().map(({ version, decision }) => `${version} ${decision}`)).toEqual([
      '2 received',
      '2 confirmCancellation',
    ])
    expect(portal.lines.get('/carrier/v1/bookings')).toBeUndefined()
  })

  it('still answers a replaced amendment when it refuses the cancellation', async () => {
    const booked = { version: 2, bookingNo: '7000014' }
    const portal = portalWith([approved(14, { ...booked, kind: 'amendment' })])
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    portal.add({ ...approved(14, { ...booked, version: 3, kind: 'cancellation', comment: 'demo: refuse' }) })
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    expect(file(portal).sort()).toEqual(['FW00000014', 'FW00000014 before'])
    await letDecide(portal, () => file(portal).length === 0)
    expect(portal.decisions().map(({ version, decision }) => `${version} ${decision}`)).toEqual([
      '3 received',
      '3 refuseCancellation',
      '2 received',
      '2 approve',
    ])
  })

  it('drops what was replaced when it confirms a cancellation or receives a newer amendment', async () => {
    const booked = { bookingNo: '7000015' }
    const portal = portalWith([approved(15, { ...booked, version: 2, kind: 'amendment' })])
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    portal.add({ ...approved(15, { ...booked, version: 3, kind: 'cancellation', comment: 'demo: approve' }) })
    await letDecide(portal, () => file(portal).length === 0)
    expect(portal.decisions().map(({ version, decision }) => `${version} ${decision}`)).toEqual([
      '3 received',
      '3 confirmCancellation',
    ])
  })

  it('refuses what it cannot read, and accepts the rest', async () => {
    const portal = portalWith([approved(5)])
    portal.add({ ediRef: 'FW00000006' })
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    expect(portal.refused).toEqual([{ id: '2', outcome: 'refused', reason: 'the request cannot be read' }])
    expect(file(portal)).toEqual(['FW00000005'])
  })
})

describe('the desk of corrections', () => {
  it('receives, approves and completes what it is asked to, and rejects the rest with a note', async () => {
    const portal = portalWith([])
    portal.correct(correction(1, 'demo: approve'))
    portal.correct(correction(2, 'demo: refuse'))
    await letDecide(portal, () => portal.sentLines('correction-decisions').length === 5 && file(portal, 'corrections').length === 0) // biome-ignore format: one condition
    const decided = portal.sentLines('correction-decisions')
    const of = (id: number) => decided.filter(({ correctionId }) => correctionId === id).map(({ decision }) => decision)
    expect([of(1), of(2)]).toEqual([
      ['received', 'approve', 'complete'],
      ['received', 'reject'],
    ])
    expect(decided.find(({ decision }) => decision === 'reject').note).toMatch(/\w/)
  })

  it('answers a correction once after it was killed and restarted', async () => {
    const portal = portalWith([])
    portal.correct(correction(3, 'demo: approve'))
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    expect([portal.sentLines('correction-decisions'), file(portal, 'corrections')]).toEqual([[], ['3']])
    portal.pass(120_000)
    await letAnswer(portal.answer, () => file(portal, 'corrections').length === 0)
    await letAnswer(portal.answer, (calls) => calls.filter(({ path }) => path === '/carrier/v1/clock').length > 2)
    expect(portal.sentLines('correction-decisions').map(({ decision }) => decision)).toEqual([
      'received',
      'approve',
      'complete',
    ])
  })
})

describe('an approved request', () => {
  const containers = (portal: ReturnType<typeof portalWith>) =>
    new Map(portal.sentLines('containers').map((line) => [line.containerNo, line]))

  const inTime = (serial: number, more: object = {}, documentFields: object = {}) =>
    request(serial, more, { vvd: laterShip.vvd, remarks: 'demo: approve', ...documentFields })

  it('gets the containers that it asks for, which move like all others', async () => {
    const portal = portalWith([inTime(21)])
    await letDecide(portal, () => portal.sentLines('containers').length >= 2)
    expect(portal.sentLines('containers')).toMatchObject([
      { bookingNo: '7000021', equipment: '45G1', weightKg: null, removed: false },
      { bookingNo: '7000021', equipment: '45G1', weightKg: null, removed: false },
    ])
    expect(file(portal, 'shipments')).toEqual(['7000021'])
    expect(portal.sentLines('events')).toEqual([])
    await letDecide(portal, () => file(portal, 'shipments').length === 0, 6 * HOUR)
    const last = new Map(portal.sentLines('events').map((line) => [line.containerNo, `${line.kind} ${line.load}`]))
    expect([...last.values()]).toEqual(['gateIn empty', 'gateIn empty'])
    expect([...containers(portal).values()]).toMatchObject([{ weightKg: '6000.000' }, { weightKg: '6000.000' }])
    expect(portal.sentLines('bookings').at(-1)).toMatchObject({
      status: 'Approved',
      siStatus: 'Accepted',
      vgmStatus: 'Accepted',
    })
    expect(portal.sentLines('bills').at(-1)).toMatchObject({ blNo: 'FWYL700002101', status: 'Billed' })
  })

  it('gets other containers when it is changed to need others, and none when it is canceled', async () => {
    const portal = portalWith([inTime(22)])
    await letDecide(portal, () => portal.sentLines('containers').length === 2)
    const rows = [{ equipment: '22G1', quantity: '1', packageType: 'CTN' }]
    const change = { version: 2, kind: 'amendment', bookingNo: '7000022' } as const
    portal.add(inTime(22, change, { containers: rows }))
    await letDecide(portal, () => containers(portal).size === 3)
    const present = () =>
      [...containers(portal).values()].filter(({ removed }) => !removed).map(({ equipment }) => equipment)
    expect(present()).toEqual(['22G1'])
    portal.add(inTime(22, { ...change, version: 3, kind: 'cancellation', comment: 'demo: approve' }))
    await letDecide(portal, () => present().length === 0 && file(portal).length === 0)
    expect(file(portal, 'shipments')).toEqual([])
    expect(portal.sentLines('bookings').at(-1)).toMatchObject({ status: 'Canceled' })
  })

  it('cannot be changed or canceled once a container is moving', async () => {
    const portal = portalWith([inTime(23)])
    await letDecide(portal, () => portal.sentLines('events').length > 0, HOUR)
    const change = { version: 2, bookingNo: '7000023' }
    portal.add(inTime(23, { ...change, kind: 'cancellation', comment: 'demo: approve' }))
    await letDecide(portal, () => portal.decisions().length === 4)
    expect(portal.decisions().at(-1)).toMatchObject({ decision: 'refuseCancellation' })
  })
})
