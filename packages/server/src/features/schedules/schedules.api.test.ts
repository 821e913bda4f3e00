import { co2PerTeu } from '@fairway/contract/schedules/co2.rules'
import {
  type LaneSailing,
  LaneSchedule,
  PortSchedule,
  ScheduleChoices,
  VesselSchedule,
} from '@fairway/contract/schedules/schedule.schema'
import { transitDaysOf } from '@fairway/contract/schedules/transit.rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { unzip } from '../../ports/archives/unzipped.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { comingShips } from '../carrier/contract-lines.fixture.ts'
import { located } from './harbours.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', located(lines.locations))
  const [first, ...others] = comingShips
  const known = { ...first, vessel: { ...first?.vessel, capacityTeu: 8600, co2GramsPerTeuKm: 41.5 } }
  expect((await portal.carrier('schedules', [known, ...others])).json).toMatchObject({ rejected: [] })
})
afterAll(() => portal.stop())

const get = (path: string, query: Record<string, string> = {}) =>
  portal.get(`/api/schedulespub/${path}?${new URLSearchParams(query)}`)
const lane = async (query: Record<string, string>) => LaneSchedule.strict().parse((await get('sailings', query)).json)
const short = ({ vvd, feeder }: LaneSailing) => [vvd, feeder?.vvd].filter(Boolean).join(' by ')

describe('schedules from port to port', () => {
  it('are shown to anyone from today on, the next departure first, with cut-offs and days on the way', async () => {
    const { sailings, from, to, isCut, places } = await lane({ pol: 'cnngb', pod: 'USLGB' })
    expect([from, to, isCut]).toEqual(['2026-11-15', '2026-12-12', false])
    expect(sailings.map(short)).toEqual(['FHM043E', 'FAB051E'])
    expect(sailings.map(transitDaysOf)).toEqual([14, 14])
    expect(sailings[0]?.cutOffs.cy).toBe('2026-11-24T02:00:00+00:00')
    expect(places.USLGB).toMatchObject({ zone: 'America/Los_Angeles', country: 'US' })
  })

  it('name each leg with its distance over water, worked out when it is first asked for and kept', async () => {
    const { sailings } = await lane({ pol: 'VNHPH', pod: 'USLGB', weeks: '8' })
    expect(sailings.map(short)).toEqual(['FHM043E by FLW108N', 'FAB051E by FWT097N'])
    const legs = sailings[0]?.legs ?? []
    expect(legs.map(({ vvd, from, to, type }) => [vvd, from, to, type])).toEqual([
      ['FLW108N', 'VNHPH', 'CNNGB', 'Feeder'],
      ['FHM043E', 'CNNGB', 'USLGB', 'Mainline'],
    ])
    expect(legs[0]?.distanceNm).toBeGreaterThan(1_000)
    // by way of Shanghai
    expect(legs[1]?.distanceNm).toBeGreaterThan(5_800)
    expect(co2PerTeu(legs)?.source).toBe('assumed')
    const kept = await portal.pool.raw.query('select count(*)::int as pairs from sea_distance')
    expect(kept.rows[0].pairs).toBeGreaterThanOrEqual(3)
    expect((await lane({ pol: 'VNHPH', pod: 'USLGB', weeks: '8' })).sailings).toEqual(sailings)
  })

  it('carry what the carrier says of a ship, also of one that has sailed', async () => {
    const { sailings } = await lane({ pol: 'CNNGB', pod: 'USLGB', from: '2026-11-01', weeks: '2' })
    expect(sailings.map(short)).toEqual(['FKF038E'])
    expect(sailings[0]?.legs[0]).toMatchObject({ capacityTeu: 8600, co2GramsPerTeuKm: 41.5 })
    expect(co2PerTeu(sailings[0]?.legs ?? [])?.source).toBe('carrier')
  })

  it.each([
    ['no port of loading', { pod: 'USLGB' }, 'SC0001'],
    ['a port that is none of ours', { pol: 'XXXXX', pod: 'USLGB' }, 'SC0001'],
    ['a terminal in place of a port', { pol: 'CNNGB-BLCT', pod: 'USLGB' }, 'SC0001'],
    ['an unknown port of discharge', { pol: 'CNNGB', pod: "';--" }, 'SC0002'],
    ['the same port twice', { pol: 'CNNGB', pod: 'cnngb' }, 'SC0003'],
    ['a day that does not exist', { pol: 'CNNGB', pod: 'USLGB', from: '2026-02-30' }, 'SC0004'],
    ['a day in a hundred years', { pol: 'CNNGB', pod: 'USLGB', from: '2126-11-15' }, 'SC0005'],
    ['a day of last century', { pol: 'CNNGB', pod: 'USLGB', from: '1926-11-15' }, 'SC0005'],
    ['the last day of the calendar', { pol: 'CNNGB', pod: 'USLGB', from: '9999-12-31', weeks: '12' }, 'SC0005'],
    ['ten thousand weeks', { pol: 'CNNGB', pod: 'USLGB', weeks: '9999' }, 'SC0006'],
    ['a range that is no number', { pol: 'CNNGB', pod: 'USLGB', weeks: '4e0' }, 'SC0006'],
    ['a field that nobody asked for', { pol: 'CNNGB', pod: 'USLGB', order: 'drop' }, 'GE0012'],
    ['a text that is too long', { pol: 'C'.repeat(5000), pod: 'USLGB' }, 'GE0012'],
  ])('refuse %s', async (_name, query, code) => {
    const { status, json } = await get('sailings', query as Record<string, string>)
    expect([status >= 400 && status < 500, json.errorCode]).toEqual([true, code])
  })

  it('refuse a field that comes twice', async () => {
    const { json } = await portal.get('/api/schedulespub/sailings?pol=CNNGB&pol=CNSHA&pod=USLGB')
    expect(json.errorCode).toBe('GE0012')
  })
})

describe('the schedule of a vessel', () => {
  const ask = async (query: Record<string, string>) => VesselSchedule.strict().parse((await get('vessel', query)).json)

  it('has every call of its voyages within those weeks', async () => {
    const { vessel, voyages } = await ask({ vessel: 'fkf' })
    expect(vessel).toEqual({ code: 'FKF', name: 'Fairway FKF', imo: null, capacityTeu: 8600 })
    expect(voyages.map(({ vvd }) => vvd)).toEqual(['FKF038E'])
    expect(
      voyages[0]?.calls.map(({ port, arrival, departure }) => [port, arrival === null, departure === null]),
    ).toEqual([
      ['CNNGB', true, false],
      ['CNSHA', false, false],
      ['USLGB', false, false],
      ['USOAK', false, true],
    ])
    expect((await ask({ vessel: 'FKF', from: '2027-03-01' })).voyages).toEqual([])
  })

  it.each([
    ['an unknown vessel', { vessel: 'TITANIC' }, 'SC0007'],
    ['no vessel', {}, 'SC0007'],
    ['a day far away', { vessel: 'FKF', from: '2030-01-01' }, 'SC0005'],
    ['no day', { vessel: 'FKF', from: 'soon' }, 'SC0004'],
  ])('refuses %s', async (_name, query, code) =>
    expect((await get('vessel', query as Record<string, string>)).json.errorCode).toBe(code),
  )
})

describe('the schedule of a port', () => {
  const ask = async (query: Record<string, string>) => PortSchedule.strict().parse((await get('port', query)).json)

  it('has the ships that call there in the order of arrival, where they come from and where they go', async () => {
    const { calls } = await ask({ port: 'CNNGB' })
    expect(calls.map(({ vvd, cameFrom, goesTo }) => [vvd, cameFrom, goesTo])).toEqual([
      ['FLW108N', 'VNHPH', null],
      ['FWT097N', 'VNHPH', null],
      ['FHM043E', null, 'CNSHA'],
      ['FAB051E', null, 'CNSHA'],
    ])
    expect(calls[2]?.departure?.zone).toBe('Asia/Shanghai')
  })

  it.each([
    ['an unknown port', { port: 'ZZZZZ' }, 'SC0008'],
    ['a day far away', { port: 'CNNGB', from: '2030-01-01' }, 'SC0005'],
    ['a wrong number of weeks', { port: 'CNNGB', weeks: '-1' }, 'SC0006'],
  ])('refuses %s', async (_name, query, code) =>
    expect((await get('port', query as Record<string, string>)).json.errorCode).toBe(code),
  )
})

it('offers the ports and vessels of the coming months', async () => {
  const { ports, loading, discharge, vessels } = ScheduleChoices.strict().parse((await get('choices')).json)
  expect(ports.map(({ code }) => code)).toEqual(['CNNGB', 'CNSHA', 'USLGB', 'USOAK', 'VNHPH'])
  expect([loading, discharge]).toEqual([
    ['CNNGB', 'CNSHA', 'VNHPH'],
    ['CNSHA', 'USLGB', 'USOAK'],
  ])
  expect(vessels.map(({ code, type }) => `${code} ${type}`)).toEqual([
    'FAB Mainline',
    'FHM Mainline',
    'FKF Mainline',
    'FLW Feeder',
    'FWT Feeder',
  ])
})

describe('schedules as files', () => {
  const lane = { view: 'lane', pol: 'CNNGB', pod: 'USLGB' }
  const file = (query: Record<string, string>) =>
    fetch(`${portal.url}/api/schedulespub/file?${new URLSearchParams(query)}`)

  it.each([
    ['lane', lane],
    ['vessel', { view: 'vessel', vessel: 'FKF' }],
    ['port', { view: 'port', port: 'CNNGB' }],
  ])('come as a workbook: by %s', async (_name, query) => {
    const reply = await file({ ...query, format: 'xlsx', language: 'zh' })
    expect(reply.headers.get('content-disposition')).toContain(`filename="schedule-`)
    const parts = await unzip(Buffer.from(await reply.arrayBuffer()))
    const sheet = String(parts.find(({ name }) => name === 'xl/worksheets/sheet1.xml')?.content)
    expect(sheet).toContain('截港 CY')
    expect(sheet).toContain('宁波')
  })

  it('come as paper that can be read', async () => {
    const reply = await file({ ...lane, format: 'pdf', language: 'vi' })
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it.each([
    ['an unknown port', { ...lane, pol: 'XXXXX', format: 'pdf' }, 'SC0001'],
    ['an unknown vessel', { view: 'vessel', vessel: 'X', format: 'xlsx' }, 'SC0007'],
    ['another kind of file', { ...lane, format: 'exe' }, 'GE0012'],
  ])('refuse %s', async (_name, query, code) =>
    expect((await (await file(query as Record<string, string>)).json()).errorCode).toBe(code),
  )
})

describe('calendars', () => {
  const unfold = (text: string) => text.replaceAll('\r\n ', '')
  const lines = (text: string) => unfold(text).split('\r\n')

  it('take one sailing with its cut-offs, departure and arrival', async () => {
    const { text, headers } = await get('event', { vvd: 'FHM043E', pol: 'CNNGB', pod: 'USLGB', language: 'en' })
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('content-disposition')).toContain('FHM043E-CNNGB-USLGB.ics')
    expect(lines(text).filter((line) => line.startsWith('SUMMARY'))).toEqual([
      'SUMMARY:SI cut-off FHM043E Ningbo',
      'SUMMARY:VGM cut-off FHM043E Ningbo',
      'SUMMARY:CY cut-off FHM043E Ningbo',
      'SUMMARY:AMS cut-off FHM043E Ningbo',
      'SUMMARY:HAZ / reefer cut-off FHM043E Ningbo',
      'SUMMARY:Fairway FHM FHM043E departs Ningbo',
      'SUMMARY:Fairway FHM FHM043E arrives USLGB en',
    ])
    expect(text).toContain('DTSTART:20261124T140000Z')
    expect(unfold(text)).toContain('2026-11-24 22:00 local time (UTC+8)\\nNingbo to USLGB en\\, service TP1')
  })

  it.each([
    ['lanes/CNNGB/USLGB.ics', 'FHM043E-CNNGB-departure'],
    ['lanes/vnhph/uslgb.ics', 'FHM043E-VNHPH-departure'],
    ['ports/CNNGB.ics', 'FLW108N-CNNGB-arrival'],
  ])('are subscribed to by an address that stays: %s', async (path, uid) => {
    const first = await portal.get(`/api/schedulespub/${path}?language=zh&nocache=7`)
    expect(first.status).toBe(200)
    expect(unfold(first.text)).toContain(`UID:${uid}@`)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const tag = first.headers.get('etag') ?? ''
    const again = await portal.get(`/api/schedulespub/${path}?language=zh`, { 'if-none-match': `"other", ${tag}` })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
    const english = await portal.get(`/api/schedulespub/${path}`, { 'if-none-match': tag })
    expect(english.status).toBe(200)
  })

  it('name the feeder that leaves in the place of the big ship', async () => {
    const { text } = await portal.get('/api/schedulespub/lanes/VNHPH/USLGB.ics')
    const departures = lines(text).filter((line) => / departs /.test(line))
    expect(departures.map((line) => line.split(' ')[2])).toEqual(['FLW108N', 'FWT097N'])
    const uids = lines(text).filter((line) => line.startsWith('UID'))
    expect(new Set(uids).size).toBe(uids.length)
  })

  it('change their tag when a ship is late, and say so with a higher sequence', async () => {
    const path = '/api/schedulespub/lanes/CNSHA/USLGB.ics'
    const before = await portal.get(path)
    const ship = comingShips.find(({ vvd }) => vvd === 'FAB051E')
    const calls = ship?.calls.map((call) =>
      call.location === 'CNSHA' && 'departure' in call
        ? { ...call, departure: { ...call.departure, estimated: '2026-12-03T20:00:00Z' } }
        : call,
    )
    await portal.carrier('schedules', [{ ...ship, calls, revision: 2, statedAt: '2026-11-14T10:00:00Z' }])
    const after = await portal.get(path, { 'if-none-match': before.headers.get('etag') ?? '' })
    expect(after.status).toBe(200)
    expect(lines(after.text)).toEqual(
      expect.arrayContaining(['DTSTART:20261203T200000Z', 'SEQUENCE:2', 'DTSTAMP:20261114T100000Z']),
    )
  })

  it.each([
    'lanes/CNNGB/CNNGB.ics',
    'lanes/CNNGB/XXXXX.ics',
    'lanes/XXXXX/USLGB.ics',
    'lanes/CNNGB/USLGB',
    'lanes/CNNGB/%27%3B--.ics',
    'ports/CNNGB-BLCT.ics',
    'ports/..%2F..%2Fetc%2Fpasswd.ics',
    'event?vvd=FHM043E&pol=USLGB&pod=CNNGB',
    'event?vvd=NONE001E&pol=CNNGB&pod=USLGB',
  ])('do not exist at %s', async (path) => {
    const { status, json } = await portal.get(`/api/schedulespub/${path}`)
    expect([status, json.errorCode]).toEqual([404, 'SC0009'])
  })
})
