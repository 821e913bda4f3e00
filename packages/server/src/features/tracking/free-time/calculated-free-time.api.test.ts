import { EventLine } from '@fairway/contract/carrier/carrier.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../../platform/monitoring/log.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { fillDetention, publicTariff, termsLine } from '../../detention/detention.fixture.ts'
import { localJourney } from '../cargo/journey.fixture.ts'
import { idsOf } from '../estimates/stored-estimate.repository.ts'
import { checkEvents, saveEvents } from '../events/event.repository.ts'
import * as stages from '../events/stage.repository.ts'
import { calculateFreeTime } from './calculated-free-time.actions.ts'

let portal: Portal
let people: Awaited<ReturnType<typeof fillDetention>>
let serial = 610_000
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  people = await fillDetention(portal)
  await portal.carrier('bookings', [lines.booking('3104482', { serviceContract: 'SC1042' }), lines.booking('3104483')])
})
afterAll(() => portal.stop())

const log = createLog('silent', { write: () => undefined })
const calculate = () => calculateFreeTime(portal.pool, log)
const outGate = localJourney.slice(0, 8).map(({ stage: _, ...move }) => move)
const move = (bookingNo: string, containerNo: string, moves: object[]) =>
  portal.carrier(
    'events',
    moves.map((one) => lines.event(bookingNo, containerNo, one)),
  )

/** A container that left Long Beach on 10 November, at four in the morning there. */
async function leave(bookingNo = '3104482', occurredAt = '2026-11-10T12:00:00Z') {
  const containerNo = lines.containerNumber(serial++)
  await portal.carrier('containers', [lines.container(bookingNo, containerNo)])
  await move(bookingNo, containerNo, [...outGate.slice(0, 7), { ...outGate[7], occurredAt }])
  return containerNo
}
const shown = async (containerNo: string, bookingNo = '3104482') => {
  const path = `/api/cargo/detail?bookingNo=${bookingNo}&containerNo=${containerNo}`
  const { box } = (await portal.get(path, people.shipper.headers)).json.own
  const { freeTimeBasis: basis, lastFreeOn, freeDays, detentionDays, detentionCharge } = box
  return { basis, lastFreeOn, freeDays, detentionDays, amount: detentionCharge?.amount ?? null }
}
const listed = async (containerNo: string) => {
  const body = { numbers: [containerNo], numberType: 'container' }
  const { columns } = (await portal.post('/api/cargo/containers', body, people.shipper.headers)).json
  return [columns.freeTimeBasis[0], columns.lastFreeOn[0], columns.detentionDays[0], columns.detentionAmount[0]]
}

describe('without a statement of the carrier', () => {
  it('the terms give days and charge, on the container page and the dashboard, from the day of the out-gate on', async () => {
    const container = await leave()
    expect(await shown(container)).toMatchObject({ basis: null, lastFreeOn: null })
    await calculate()
    // seven calendar days from 11 November; it is 14 November at Long Beach
    expect(await shown(container)).toEqual({
      basis: 'calculated',
      lastFreeOn: '2026-11-17',
      freeDays: 7,
      detentionDays: 0,
      amount: null,
    })
    expect(await listed(container)).toEqual(['calculated', '2026-11-17', 0, null])
    expect(await calculate()).toBe(0)
  })

  it('they follow the day, at midnight of the place', async () => {
    const container = await leave()
    await calculate()
    await portal.setNow('2026-11-19T07:59:00Z')
    await calculate()
    expect(await shown(container)).toMatchObject({ detentionDays: 1, amount: '85.00' })
    await portal.setNow('2026-11-19T08:00:00Z')
    await calculate()
    expect(await shown(container)).toMatchObject({ detentionDays: 2, amount: '170.00' })
    expect(await listed(container)).toEqual(['calculated', '2026-11-17', 2, '170.00'])
    expect(await calculate()).toBe(0)
  })

  it('they end with the return, on whatever day it is reported', async () => {
    const container = await leave()
    await move('3104482', container, [
      { kind: 'gateIn', load: 'empty', mode: 'truck', location: 'USLGB', occurredAt: '2026-11-18T12:00:00Z' },
    ])
    await calculate()
    expect(await shown(container)).toMatchObject({ basis: 'calculated', detentionDays: 1, amount: '85.00' })
    await portal.setNow('2026-12-20T00:00:00Z')
    await calculate()
    expect(await shown(container)).toMatchObject({ detentionDays: 1, amount: '85.00' })
    await portal.setNow('2026-11-19T08:00:00Z')
  })

  it('they follow the terms and an event that is corrected or withdrawn', async () => {
    const container = await leave()
    await calculate()
    const terms = { ref: 'NBL-ANY', contract: 'SC1042', equipmentGroup: null, freeUnit: 'calendar' }
    await portal.carrier('detention-terms', [termsLine({ ...terms, freeDays: 3, revision: 2 })])
    await calculate()
    expect(await shown(container)).toMatchObject({
      freeDays: 3,
      lastFreeOn: '2026-11-13',
      detentionDays: 6,
      amount: '610.00',
    })
    const { rows } = await portal.pool.raw.query(
      `select e.ref from container_event e join container c on c.id = e.container_id where c.container_no = $1 and e.kind = 'gateOut' and e.load = 'full'`,
      [container],
    )
    await portal.carrier('events', [
      lines.event('3104482', container, { ...outGate[7], ref: rows[0].ref, revision: 1, withdrawn: true }),
    ])
    await calculate()
    expect(await shown(container)).toMatchObject({ basis: null, freeDays: null, detentionDays: null })
    await portal.carrier('detention-terms', [termsLine({ ...terms, withdrawn: true, revision: 3 })])
    await calculate()
    await portal.carrier('detention-terms', [termsLine({ ...terms, freeDays: 7, revision: 4 })])
  })

  it('a booking without a contract has none', async () => {
    const container = await leave('3104483')
    await calculate()
    expect(await shown(container, '3104483')).toMatchObject({ basis: null, freeDays: null })
  })

  it.each([
    ['the evening before the day of 23 hours', '2027-03-14T07:30:00Z', '2027-03-13'],
    ['its first hour', '2027-03-14T08:30:00Z', '2027-03-14'],
    ['its last hour', '2027-03-15T06:30:00Z', '2027-03-14'],
    ['the evening before the day of 25 hours', '2027-11-07T06:30:00Z', '2027-11-06'],
    ['its last hour', '2027-11-08T07:30:00Z', '2027-11-07'],
  ])('the day of the out-gate is that of the place on %s', async (_what, occurredAt, day) => {
    await portal.setNow(new Date(Date.parse(occurredAt) + 86_400_000).toISOString())
    const container = await leave('3104482', occurredAt)
    await calculate()
    const path = `/api/cargo/detail?bookingNo=3104482&containerNo=${container}`
    const { box } = (await portal.get(path, people.shipper.headers)).json.own
    expect(box).toMatchObject({ outGateOn: day, freeTimeBasis: 'calculated', detentionDays: 0 })
    await portal.setNow('2026-11-19T08:00:00Z')
  })
})

describe('a contract without terms', () => {
  it('leaves nothing to be worked out, until terms are sent, also while an event of a container is being saved', async () => {
    await portal.carrier('contracts', [publicTariff({ number: 'PUBTP2' })])
    await portal.carrier('bookings', [lines.booking('3104484', { serviceContract: 'PUBTP2' })])
    const gone = await leave('3104484')
    const isMarked = 'select from container where container_no = $1 and rule_due_at is not null'
    expect((await portal.pool.raw.query(isMarked, [gone])).rowCount).toBe(0)

    const leaving = lines.containerNumber(serial++)
    await portal.carrier('containers', [lines.container('3104484', leaving)])
    await move('3104484', leaving, outGate.slice(0, 7))
    const last = EventLine.parse(lines.event('3104484', leaving, { ...outGate[7], occurredAt: '2026-11-10T12:00:00Z' }))
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted"
    const sent = await portal.pool.transaction(async (db) => {
      const [outcome] = await checkEvents(db, [{ line: 1, value: last }])
      const containerId = outcome?.containerId ?? 0
      const locked = await stages.lock(db, [containerId])
      await saveEvents(db, [{ line: 1, value: { ...last, containerId } }])
      await stages.recompute(db, idsOf(locked))
      const { json } = await portal.carrier('detention-terms', [termsLine({ ref: 'PUB-2', contract: 'PUBTP2' })])
      const calculating = calculate()
      await expect.poll(async () => (await portal.pool.raw.query(waiting)).rowCount).toBe(1)
      return { json, calculating }
    })
    expect(sent.json.accepted).toBe(1)
    await sent.calculating
    for (const container of [gone, leaving])
      expect(await shown(container, '3104484')).toMatchObject({ basis: 'calculated', freeDays: 5 })
  })
})

describe('the carrier’s own statement', () => {
  it('wins, and is labelled as stated', async () => {
    const container = await leave()
    await calculate()
    await portal.carrier('free-time', [
      lines.freeTime('3104482', container, { returnBy: '2026-11-14', detentionDays: 5 }),
    ])
    expect(await shown(container)).toMatchObject({ basis: 'stated', lastFreeOn: '2026-11-14', detentionDays: 5 })
    await portal.setNow('2026-11-22T00:00:00Z')
    await calculate()
    expect(await listed(container)).toMatchObject(['stated', '2026-11-14', 5, '170.00'])
  })

  it('that leaves out the day of return does not hide what the terms give', async () => {
    const container = await leave()
    await portal.carrier('free-time', [
      lines.freeTime('3104482', container, { returnBy: null, detentionDays: null, charge: null }),
    ])
    expect(await shown(container)).toMatchObject({ basis: 'stated', freeDays: 4 })
    await calculate()
    expect(await shown(container)).toMatchObject({ basis: 'calculated', freeDays: 7, lastFreeOn: '2026-11-17' })
  })

  it('is counted by an admin beside the terms that containers follow', async () => {
    const { json } = await portal.get('/api/detention/terms?contract=SC1042', people.admin.headers)
    expect(json.terms[0].containers).toBeGreaterThan(0)
  })
})
