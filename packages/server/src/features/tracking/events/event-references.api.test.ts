import { EventLine } from '@fairway/contract/carrier/carrier.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../cargo/journey.fixture.ts'
import { checkEvents, saveEvents } from './event.repository.ts'

let portal: Portal
const containerNo = lines.containerNumber(310_000)
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking('3104482')])
  await portal.carrier('containers', [lines.container('3104482', containerNo)])
  const events = localJourney.map(({ stage: _, ...move }) => lines.event('3104482', containerNo, move))
  expect((await portal.carrier('events', events)).json.accepted).toBe(events.length)
})
afterAll(() => portal.stop())

const BROKEN = '23503' // foreign_key_violation
const run = (text: string) => portal.pool.raw.query(text)
const copyOf = (change: string) => `
  insert into container_event (container_id, ref, revision, withdrawn, kind, classifier, occurred_at, location_code, vvd)
  select ${change} from container_event e limit 1`

describe('The database', () => {
  it('saves no event of a container, a place or a voyage that does not exist', async () => {
    for (const change of [
      "-1, 'X1', 0, false, e.kind, e.classifier, e.occurred_at, e.location_code, null",
      "e.container_id, 'X2', 0, false, e.kind, e.classifier, e.occurred_at, 'XXXXX', null",
      "e.container_id, 'X3', 0, false, e.kind, e.classifier, e.occurred_at, e.location_code, 'NOSUCHSHIP'",
    ])
      await expect(run(copyOf(change)), change).rejects.toMatchObject({ code: BROKEN })
    await expect(run("update container_event set location_code = 'XXXXX'")).rejects.toMatchObject({ code: BROKEN })
    expect((await run("select from container_event where ref like 'X%'")).rowCount).toBe(0)
  })

  it('saves one of those that exist', async () => {
    const good = "e.container_id, 'X4', 0, false, e.kind, e.classifier, e.occurred_at, e.location_code, e.vvd"
    expect((await run(copyOf(good))).rowCount).toBe(1)
    await run("delete from container_event where ref = 'X4'")
  })

  it('loses nothing that events refer to, nor the last event of a container', async () => {
    const place = '(select location_code from container_event limit 1)'
    for (const text of [
      'delete from container',
      `delete from location where code = ${place}`,
      `update location set code = 'XXXXX' where code = ${place}`,
      'delete from voyage where vvd in (select vvd from container_event)',
      'delete from container_event where id in (select last_event_id from container)',
    ])
      await expect(run(text), text).rejects.toMatchObject({ code: BROKEN })
  })
})

describe('A batch of events', () => {
  const voyage = { mode: 'vessel', vvd: 'FHM042E', location: 'USLGB' }
  const move = { ref: 'HELD-1', kind: 'arrived', occurredAt: '2026-11-08T02:00:00Z', ...voyage }
  const arrival = { line: 1, value: EventLine.parse(lines.event('3104482', containerNo, move)) }

  it('keeps the places and voyages that it was checked against until it is saved', async () => {
    const { vvd, location } = arrival.value
    const nobody = { code: '55P03' } // lock_not_available
    await portal.pool.transaction(async (db) => {
      expect(await checkEvents(db, [arrival])).toMatchObject([{ outcome: 'accepted', path: null }])
      for (const held of [`location where code = '${location}'`, `voyage where vvd = '${vvd}'`])
        await expect(run(`select from ${held} for update nowait`), held).rejects.toMatchObject(nobody)
    })
    expect((await run(`select from voyage where vvd = '${vvd}' for update nowait`)).rowCount).toBe(1)
  })

  it('is asked for its references again as soon as it is saved', async () => {
    const work = portal.pool.transaction(async (db) => {
      const [checked] = await checkEvents(db, [arrival])
      const value = { ...arrival.value, containerId: Number(checked?.containerId) }
      await saveEvents(db, [{ line: 1, value }])
      await db.run({ text: "update container_event set location_code = 'XXXXX' where ref = 'HELD-1'", values: [] })
    })
    await expect(work).rejects.toMatchObject({ code: BROKEN })
  })
})
