import { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import type { OutboxEntry } from '@fairway/contract/carrier/outbox.schema'
import type { SubmittedCorrection } from '@fairway/contract/corrections/correction.schema'
import { describe, expect, it } from 'vitest'
import { connect } from '../client.ts'
import { type Answer, type Received, startReceiver, takingPortal } from '../portal.fixture.ts'
import { HOUR, iso } from '../world/calendar.ts'
import { showcase } from '../world/showcase.ts'
import { answerRequests } from './desk.ts'
import { openCorrected } from './open-file.ts'
import { epoch, laterShip, request, world } from './request.fixture.ts'
import { shipmentHistory } from './shipment.ts'

/** A portal with an outbox: entries stay until they are acknowledged. */
function portalWith(requests: ReturnType<typeof request>[]) {
  let now = epoch
  const portal = takingPortal(() => iso(now), () => 1) // biome-ignore format: a clock and its rate
  const waiting = new Map<string, OutboxEntry>()
  let last = 0
  const put = (topic: OutboxEntry['topic'], key: string, payload: object) => {
    const id = String(++last)
    waiting.set(id, { id, topic, key, createdAt: iso(now), attempt: 1, payload: { ...payload } })
  }
  const add = (payload: object & { ediRef: string }) => put('bookingRequest', payload.ediRef, payload)
  const correct = (payload: SubmittedCorrection) => put('correction', payload.shipmentNo, payload)
  for (const each of requests) add(each)
  const refused: object[] = []
  const answer = (call: Received): Answer => {
    if (call.path.startsWith('/carrier/v1/outbox?')) return { status: 200, body: { entries: [...waiting.values()] } }
    if (call.path !== '/carrier/v1/outbox/acknowledge') return portal.answer(call)
    for (const entry of JSON.parse(call.body).entries) {
      waiting.delete(entry.id)
      if (entry.outcome === 'refused') refused.push(entry)
    }
    return { status: 200, body: { entries: [] } }
  }
  const said = (kind: string) => [...(portal.lines.get(`/carrier/v1/${kind}`) ?? [])].map((line) => JSON.parse(line))
  const decisions = () => said('decisions')
  return { answer, add, correct, refused, waiting, said, decisions, cursors: portal.cursors, lines: portal.lines, pass: (ms: number) => (now += ms) } // biome-ignore format: the parts
}

/** Lets the desk work until something is true. */
async function letAnswer(answer: (call: Received) => Answer, isEnough: (calls: Received[]) => boolean) {
  const receiver = await startReceiver(answer)
  const ending = new AbortController()
  const log = () => undefined
  const carrier = connect({ url: receiver.url, key: 'key-of-the-carrier', signal: ending.signal, log, firstWaitMs: 5 })
  const watch = setInterval(() => isEnough(receiver.received) && ending.abort(), 10)
  const corrected = await openCorrected(carrier)
  await answerRequests({ carrier, log, isStrict: true, signal: ending.signal, corrected }, world).catch(() => undefined)
  clearInterval(watch)
  await receiver.stop()
  return receiver.received
}

const approved = (serial: number, more: object = {}) => request(serial, more, { remarks: 'demo: approve' })
const file = (portal: ReturnType<typeof portalWith>, name = 'requests') =>
  Object.keys((portal.cursors.get(`/carrier/v1/cursors/${name}`) as { value: object } | undefined)?.value ?? {})
/** Lets the clock go on, a second at each look, until the desk has nothing more to say. */
const letDecide = (portal: ReturnType<typeof portalWith>, isEnough: () => boolean, stepMs = 1000) =>
  letAnswer(portal.answer, () => {
    if (portal.waiting.size === 0) portal.pass(stepMs)
    return portal.waiting.size === 0 && isEnough()
  })

const correction = (
  correctionId: number,
  remarks: string,
  more: Partial<SubmittedCorrection> = {},
): SubmittedCorrection => ({
  correctionId,
  shipmentNo: String(3_104_400 + correctionId),
  blNo: `FWYL${3_104_400 + correctionId}01`,
  version: 1,
  organisation: 'NINGBO-LIGHTING',
  submittedAt: iso(epoch),
  changes: ['commodity'],
  document: request(1, {}, { remarks }).document,
  ...more,
})

describe('the desk of customer service', () => {
  it('takes requests in, and answers when their time has come, with the booking first', async () => {
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
    const kept = calls.findIndex(({ path, method }) => method === 'PUT' && path === '/carrier/v1/cursors/requests')
    expect(kept).toBeLessThan(posts.indexOf('/carrier/v1/outbox/acknowledge'))
  })

  it('that is killed after it took a request in answers it in its next life, once', async () => {
    const portal = portalWith([approved(3)])
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    expect(portal.decisions()).toEqual([])
    expect(file(portal)).toEqual(['FW00000003'])
    portal.pass(60_000)
    await letAnswer(portal.answer, () => file(portal).length === 0)
    await letAnswer(portal.answer, (calls) => calls.filter(({ path }) => path === '/carrier/v1/clock').length > 2)
    expect(portal.decisions().map(({ decision }) => decision)).toEqual(['received', 'approve'])
  })

  it('says nothing of a version that a newer one has replaced, nor books it', async () => {
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

  it('that refuses a cancellation still answers the amendment that it had replaced', async () => {
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

  it('that confirms a cancellation, or takes a newer amendment in, forgets what was replaced', async () => {
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

  it('refuses what it cannot read, and takes the rest', async () => {
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
    await letDecide(portal, () => portal.said('correction-decisions').length === 5 && file(portal, 'corrections').length === 0) // biome-ignore format: one condition
    const said = portal.said('correction-decisions')
    const of = (id: number) => said.filter(({ correctionId }) => correctionId === id).map(({ decision }) => decision)
    expect([of(1), of(2)]).toEqual([
      ['received', 'approve', 'complete'],
      ['received', 'reject'],
    ])
    expect(said.find(({ decision }) => decision === 'reject').note).toMatch(/\w/)
  })

  it('that is killed after it took one in answers it in its next life, once', async () => {
    const portal = portalWith([])
    portal.correct(correction(3, 'demo: approve'))
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    expect([portal.said('correction-decisions'), file(portal, 'corrections')]).toEqual([[], ['3']])
    portal.pass(120_000)
    await letAnswer(portal.answer, () => file(portal, 'corrections').length === 0)
    await letAnswer(portal.answer, (calls) => calls.filter(({ path }) => path === '/carrier/v1/clock').length > 2)
    expect(portal.said('correction-decisions').map(({ decision }) => decision)).toEqual([
      'received',
      'approve',
      'complete',
    ])
  })
})

describe('a booking that was corrected', () => {
  const corrected = (shipmentNo: string, correctionId: number, written: object) =>
    correction(correctionId, '', {
      shipmentNo,
      changes: ['commodity', 'consignee.name', 'grossWeight'],
      document: request(1, {}, { remarks: 'demo: approve', ...written }).document,
    })
  const consignees = (line: { parties: { role: string; organisation: string }[] }) =>
    line.parties.filter(({ role }) => role === 'consignee').map(({ organisation }) => organisation)

  it('is told with what was corrected before the correction is completed; a customer nobody knows stays who it was', async () => {
    const portal = portalWith([])
    const { booking } = showcase.inTransit
    portal.correct(
      corrected(booking, 11, { commodity: 'Lamp shades', consignee: { name: 'LAKESIDE HOME LLC', address: '' } }),
    )
    const calls = await letDecide(portal, () => file(portal, 'corrections').length === 0)
    const [told] = portal.said('bookings')
    expect(told).toMatchObject({ bookingNo: booking, commodity: 'Lamp shades', portOfLoading: 'CNNGB' })
    expect(BookingLine.parse(told)).toEqual(told)
    const posts = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => `${path} ${body}`)
    const completed = posts.findIndex((post) => post.includes('"complete"'))
    expect(posts.findIndex((post) => post.startsWith('/carrier/v1/bookings'))).toBeLessThan(completed)

    portal.correct(
      corrected(booking, 12, { commodity: 'Shades', consignee: { name: 'Nobody Knows Them', address: '' } }),
    )
    await letDecide(portal, () => file(portal, 'corrections').length === 0)
    const again = portal.said('bookings').at(-1)
    expect([again.commodity, consignees(again)]).toEqual(['Shades', consignees(told)])
    expect(again.revision).toBeGreaterThan(told.revision)
  })

  it('stays corrected in all that is told of it later, also in the next life of gates', async () => {
    const portal = portalWith([request(24, {}, { vvd: laterShip.vvd, remarks: 'demo: approve' })])
    const told = () => portal.said('bookings')
    await letDecide(portal, () => file(portal, 'shipments').length === 1)
    const { value } = portal.cursors.get('/carrier/v1/cursors/shipments') as { value: Record<string, string> } // as it was kept
    const [steps = []] = shipmentHistory(world, JSON.parse(value['7000024'] ?? ''))?.bookings ?? []
    /** Waits until the next step of its papers is told. */
    const goTo = (step: number) => {
      const before = told().length
      portal.pass((steps[step]?.at ?? 0) - portal.pass(0))
      return letAnswer(portal.answer, () => told().length > before)
    }
    await goTo(0)
    portal.correct(corrected('7000024', 13, { commodity: 'Lamp shades' }))
    await letDecide(portal, () => file(portal, 'corrections').length === 0)
    const { siStatus, commodity } = told().at(-1)
    expect([siStatus, commodity]).toEqual(['Submitted', 'Lamp shades'])
    for (const step of [1, 2]) await goTo(step)
    expect(
      told()
        .slice(-2)
        .map((line) => `${line.siStatus} ${line.commodity}`),
    ).toEqual(['Received Lamp shades', 'Accepted Lamp shades'])
    const revisions = told().map(({ revision }) => revision)
    expect(revisions).toEqual([...new Set(revisions)].sort((one, other) => one - other))
  })
})

describe('a request that was approved', () => {
  const boxes = (portal: ReturnType<typeof portalWith>) =>
    new Map(portal.said('containers').map((line) => [line.containerNo, line]))

  const inTime = (serial: number, more: object = {}, written: object = {}) =>
    request(serial, more, { vvd: laterShip.vvd, remarks: 'demo: approve', ...written })

  it('gets the boxes that it asks for, which go out and come back as those of others do', async () => {
    const portal = portalWith([inTime(21)])
    await letDecide(portal, () => portal.said('containers').length >= 2)
    expect(portal.said('containers')).toMatchObject([
      { bookingNo: '7000021', equipment: '45G1', weightKg: null, removed: false },
      { bookingNo: '7000021', equipment: '45G1', weightKg: null, removed: false },
    ])
    expect(file(portal, 'shipments')).toEqual(['7000021'])
    expect(portal.said('events')).toEqual([])
    await letDecide(portal, () => file(portal, 'shipments').length === 0, 6 * HOUR)
    const last = new Map(portal.said('events').map((line) => [line.containerNo, `${line.kind} ${line.load}`]))
    expect([...last.values()]).toEqual(['gateIn empty', 'gateIn empty'])
    expect([...boxes(portal).values()]).toMatchObject([{ weightKg: '6000.000' }, { weightKg: '6000.000' }])
    expect(portal.said('bookings').at(-1)).toMatchObject({
      status: 'Approved',
      siStatus: 'Accepted',
      vgmStatus: 'Accepted',
    })
    expect(portal.said('bills').at(-1)).toMatchObject({ blNo: 'FWYL700002101', status: 'Billed' })
  })

  it('gets other boxes when it is changed to need others, and none when it is canceled', async () => {
    const portal = portalWith([inTime(22)])
    await letDecide(portal, () => portal.said('containers').length === 2)
    const rows = [{ equipment: '22G1', quantity: '1', packageType: 'CTN' }]
    const change = { version: 2, kind: 'amendment', bookingNo: '7000022' } as const
    portal.add(inTime(22, change, { containers: rows }))
    await letDecide(portal, () => boxes(portal).size === 3)
    const present = () =>
      [...boxes(portal).values()].filter(({ removed }) => !removed).map(({ equipment }) => equipment)
    expect(present()).toEqual(['22G1'])
    portal.add(inTime(22, { ...change, version: 3, kind: 'cancellation', comment: 'demo: approve' }))
    await letDecide(portal, () => present().length === 0 && file(portal).length === 0)
    expect(file(portal, 'shipments')).toEqual([])
    expect(portal.said('bookings').at(-1)).toMatchObject({ status: 'Canceled' })
  })

  it('cannot be changed or canceled any more once a box is on its way', async () => {
    const portal = portalWith([inTime(23)])
    await letDecide(portal, () => portal.said('events').length > 0, HOUR)
    const change = { version: 2, bookingNo: '7000023' }
    portal.add(inTime(23, { ...change, kind: 'cancellation', comment: 'demo: approve' }))
    await letDecide(portal, () => portal.decisions().length === 4)
    expect(portal.decisions().at(-1)).toMatchObject({ decision: 'refuseCancellation' })
  })
})
