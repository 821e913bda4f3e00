import type { PublicDetailReply, PublicSearchReply } from '@fairway/contract/tracking/tracking.schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../../../platform/database/database.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { workOff } from '../estimates/estimate.fixture.ts'
import { getPublic, searchPublic } from './cargo.repository.ts'
import { localJourney } from './journey.fixture.ts'

let portal: Portal
/** The pool of another server, which keeps names of its own, and what it asks the database. */
let other: Pool
const asked: string[] = []
const box = lines.containerNumber(482913)
const [voyage] = lines.schedules

beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking('3104482')])
  await portal.carrier('containers', [lines.container('3104482', box)])
  await portal.carrier(
    'events',
    localJourney.slice(0, 4).map(({ stage: _, ...move }) => lines.event('3104482', box, move)),
  )
  await workOff(portal) // an estimate that may still change would be worked out by a statement of its own
  other = openPool(portal.databaseUrl, {
    size: 2,
    statementTimeoutMs: 60_000,
    checked: true,
    onStatement: (text) => asked.push(text),
  })
})
afterAll(async () => {
  await other.close()
  await portal.stop()
})

type Parsed = PublicSearchReply & PublicDetailReply
const numbers = { numbers: [box], unknownCode: 'CS0001', oldCode: 'CS0006', silentMinutes: 15 }
/** The same two answers from both servers. */
async function answers() {
  const [search, detail] = [
    await portal.get(`/api/cargopub/search?type=container&q=${box}`),
    await portal.get(`/api/cargopub/detail?bookingNo=3104482&containerNo=${box}`),
  ]
  const db = other.reading()
  const found = await searchPublic(db, 'container', numbers)
  const shown = await getPublic(db, { bookingNo: '3104482', containerNo: box, silentMinutes: 15 })
  return {
    searches: [search.json, JSON.parse(found?.body.json ?? '')] as Parsed[],
    details: [detail.json, JSON.parse(shown?.body.json ?? '')] as Parsed[],
  }
}
const rename = (code: string, more: object) =>
  portal.carrier(
    'locations',
    lines.locations.filter((place) => place.code === code).map((place) => ({ ...place, ...more })),
  )

beforeEach(answers) // both servers know every name

describe('names that servers keep', () => {
  it('are not looked up again while none has changed', async () => {
    asked.length = 0
    await answers()
    expect(asked).toHaveLength(2)
  })

  it('are in the next answer of every server when a place is renamed', async () => {
    const name = { en: 'Long "Beach"', zh: '长滩', vi: 'Bãi Dài' }
    await rename('USLGB', { names: name })
    const { searches, details } = await answers()
    for (const { places } of [...searches, ...details]) expect(places.USLGB).toMatchObject({ code: 'USLGB', name })
  })

  it('follow a type of containers, a vessel, and a voyage that another vessel makes', async () => {
    await portal.carrier(
      'equipment-types',
      lines.equipmentTypes.map((type) => ({ ...type, names: { en: 'High', zh: '高', vi: 'Cao' } })),
    )
    await portal.carrier('schedules', [{ ...voyage, vessel: { code: 'FHM', name: 'Fairway Heron' }, revision: 2 }])
    const renamed = await answers()
    for (const { containers } of renamed.searches)
      expect(containers).toMatchObject([
        {
          equipment: { code: '45G1', name: { en: 'High' } },
          vessel: { name: 'Fairway Heron', vvd: 'FHM042E' },
          lastEvent: { vessel: { name: 'Fairway Heron', vvd: 'FHM042E' } },
        },
      ])
    await portal.carrier('schedules', [{ ...voyage, vessel: { code: 'NEW', name: 'Fairway Newcomer' }, revision: 3 }])
    const replaced = await answers()
    for (const { container, legs, events } of replaced.details) {
      expect(container).toMatchObject({ vessel: { name: 'Fairway Newcomer', vvd: 'FHM042E' } })
      expect(legs.map(({ vessel }) => vessel?.name)).toContain('Fairway Newcomer')
      expect(events.map(({ vessel }) => vessel?.name ?? null)).toContain('Fairway Newcomer')
      expect(events[0]?.vessel).toBeNull() // by lorry
    }
  })

  it('bring along the port of a place that is new, also where it belongs to another one now', async () => {
    const pier = { ...lines.locations[5], code: 'USLGB-NEW' }
    await portal.carrier('locations', [pier])
    await portal.carrier('events', [
      lines.event('3104482', box, { kind: 'gateIn', location: pier.code, occurredAt: '2026-11-14T01:00:00Z' }),
    ])
    const added = await answers()
    for (const { places } of [...added.searches, ...added.details]) {
      expect(places[pier.code]).toMatchObject({ port: 'USLGB' })
      expect(Object.keys(places)).not.toContain('USOAK')
    }
    await portal.carrier('locations', [{ ...pier, parent: 'USOAK' }])
    const moved = await answers()
    for (const { places } of [...moved.searches, ...moved.details]) {
      expect(places[pier.code]).toMatchObject({ port: 'USOAK' })
      expect(places.USOAK).toMatchObject({ code: 'USOAK' })
    }
  })

  it('are not taken from a transaction that has not ended, nor from one that never will', async () => {
    const before = await answers()
    const [change] = await Promise.allSettled([
      portal.pool.transaction(async (db) => {
        await db.run({ text: "update location set name_en = 'Nowhere'", values: [] })
        const within = await searchPublic(db, 'container', numbers)
        expect(within?.body.json).toContain('Nowhere')
        expect((await answers()).searches.map(({ places }) => places)).toEqual(
          before.searches.map(({ places }) => places),
        )
        throw new Error('taken back')
      }),
    ])
    expect(change).toMatchObject({ status: 'rejected', reason: { message: 'taken back' } })
    expect((await answers()).details.map(({ places }) => places)).toEqual(before.details.map(({ places }) => places))
  })

  it('are found anew on both servers when many are changed at once by two carriers’ calls', async () => {
    await Promise.all([
      rename('CNNGB', { names: { en: 'Port One', zh: '一', vi: 'Một' } }),
      rename('USLGB', { names: { en: 'Port Two', zh: '二', vi: 'Hai' } }),
    ])
    const { searches, details } = await answers()
    for (const { places } of [...searches, ...details]) {
      expect(places.CNNGB?.name.en).toBe('Port One')
      expect(places.USLGB?.name.en).toBe('Port Two')
    }
  })
})
