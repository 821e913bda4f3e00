import { PublicDetailReply, PublicSearchReply } from '@fairway/contract/tracking/tracking.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from './journey.fixture.ts'

let portal: Portal
const [lamp, shade, ghost] = [lines.containerNumber(482913), lines.containerNumber(771204), lines.containerNumber(1)]
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [
    lines.booking('3104482', { bills: ['FWYL310448201', 'FWYL310448202'] }),
    lines.inlandBooking('3104483'),
    lines.booking('3104499', { status: 'Canceled' }),
    lines.booking('2000001'),
  ])
  await portal.carrier('containers', [
    lines.container('3104482', lamp),
    lines.container('3104482', shade),
    lines.container('3104483', lines.containerNumber(9)),
    lines.container('3104499', lines.containerNumber(7)),
    lines.container('2000001', lines.containerNumber(8), { assignedAt: '2026-07-01T00:00:00Z' }),
    lines.container('2000001', shade, { assignedAt: '2026-07-01T00:00:00Z' }),
  ])
  await portal.carrier(
    'events',
    localJourney.slice(0, 4).map(({ stage: _, ...move }) => lines.event('3104482', lamp, move)),
  )
})
afterAll(() => portal.stop())

const search = (type: string, q: string) => portal.get(`/api/cargopub/search?type=${type}&q=${encodeURIComponent(q)}`)

describe('a guest who looks up containers', () => {
  it('finds one by its number, with what a public page shows and nothing more', async () => {
    const reply = await search('container', lamp)
    expect(PublicSearchReply.strict().parse(reply.json)).toMatchObject({
      containers: [
        {
          containerNo: lamp,
          bookingNo: '3104482',
          stage: 'In-Transit',
          shipment: 'LOCAL',
          portOfLoading: 'CNNGB',
          destination: 'USLGB',
          vessel: { name: 'Fairway Hummingbird', vvd: 'FHM042E' },
          equipment: { code: '45G1' },
          availability: 'Not Yet Available',
          arrival: { planned: '2026-11-23T14:00:00+00:00', estimated: '2026-11-21T14:00:00+00:00', actual: null },
          lastEvent: { kind: 'departed', place: 'CNNGB', at: '2026-11-04T12:00:00+00:00' },
        },
      ],
      missing: [],
      places: {
        CNNGB: { port: 'CNNGB', name: { en: 'Ningbo', zh: '宁波', vi: 'Ningbo' }, zone: 'Asia/Shanghai' },
        USLGB: {},
      },
    })
    expect(reply.text).not.toMatch(/Lighting|Lakeshore|照明|seal|weight/i)
  })

  it('finds containers by numbers of several kinds together, each once, and says of each kind what is missing', async () => {
    const { containers, missing } = (await search('any', `${lamp},3104483,FWYL310448201,9999999,${ghost}`)).json
    expect(containers.map(({ containerNo }: { containerNo: string }) => containerNo)).toEqual([
      lamp,
      lines.containerNumber(9),
      shade,
    ])
    expect(missing).toEqual([
      { number: '9999999', errorCode: 'CS0002' },
      { number: ghost, errorCode: 'CS0001' },
    ])
    expect((await search('any', `FWYL999999901,${ghost}`)).json.errorCode).toBe('CS0003')
    expect((await search('any', '1,2,3,4,5,6')).status).toBe(400)
  })

  it('finds all containers of a booking and of a B/L, in order', async () => {
    for (const [type, q] of [
      ['booking', '3104482'],
      ['bl', 'FWYL310448202'],
    ] as const)
      expect((await search(type, q)).json.containers.map((one: { containerNo: string }) => one.containerNo)).toEqual(
        [lamp, shade].sort(),
      )
  })

  it('may write ten characters, small letters, blanks, new lines and Chinese commas', async () => {
    const reply = await search('container', `\t${lamp.slice(0, 10).toLowerCase()}\n，${shade},`)
    expect(reply.json.containers).toHaveLength(2)
    expect(reply.json.containers[0].containerNo).toBe(lamp)
  })

  it('is told of each number that was not found, and why', async () => {
    const reply = await search('container', `${lamp},${ghost},${lines.containerNumber(8)}`)
    expect(reply.json.missing).toEqual([
      { number: ghost, errorCode: 'CS0001' },
      { number: lines.containerNumber(8), errorCode: 'CS0006' },
    ])
  })

  it('sees a container on its latest booking', async () => {
    expect((await search('container', shade)).json.containers).toMatchObject([{ bookingNo: '3104482' }])
  })

  it.each([
    ['an unknown container', 'container', ghost, 404, 'CS0001'],
    ['an unknown booking', 'booking', '9999999', 404, 'CS0002'],
    ['an unknown B/L', 'bl', 'FWYL999999901', 404, 'CS0003'],
    ['a box that moved more than 90 days ago', 'container', lines.containerNumber(8), 404, 'CS0006'],
    ['a cancelled booking', 'booking', '3104499', 404, 'CS0006'],
    ['a B/L of a cancelled booking', 'bl', 'FWYL310449901', 404, 'CS0006'],
    ['an unknown search type', 'vessel', lamp, 400, 'GE0012'],
    ['no number', 'container', ' ,,\n', 400, 'GE0012'],
    ['six numbers', 'container', 'A,B,C,D,E,F', 400, 'GE0012'],
    ['an endless number', 'container', 'A'.repeat(401), 400, 'GE0012'],
    ['SQL', 'container', "'; drop table container; --", 404, 'CS0001'],
    ['a NUL', 'booking', '31\u000004482', 400, 'GE0012'],
    ['markup', 'bl', '<script>x</script>', 404, 'CS0003'],
  ])('gets a clear answer for %s', async (_name, type, q, status, errorCode) => {
    const reply = await search(type, q)
    expect([reply.status, reply.json.errorCode]).toEqual([status, errorCode])
    expect(reply.json.errorMessage).not.toBe('')
  })

  it('opens one container of one booking with legs, events and estimates', async () => {
    const reply = await portal.get(`/api/cargopub/detail?bookingNo=3104482&containerNo=${lamp}`)
    const detail = PublicDetailReply.strict().parse(reply.json)
    expect(detail.events.map(({ kind }) => kind)).toEqual(['gateOut', 'gateIn', 'loaded', 'departed'])
    expect(detail.legs).toMatchObject([
      { kind: 'ocean', from: 'CNNGB', to: 'USLGB', arrival: { estimated: '2026-11-21T14:00:00+00:00' } },
    ])
    expect(Object.keys(detail.places).sort()).toEqual(['CNNGB', 'CNNGB-BLCT', 'USLGB'])
    expect(reply.text).not.toMatch(/Lighting|Lakeshore|NBL|Prepaid/)
  })

  it('gives an inland container its train', async () => {
    const { json } = await portal.get(`/api/cargopub/detail?bookingNo=3104483&containerNo=${lines.containerNumber(9)}`)
    expect(json).toMatchObject({
      container: { shipment: 'IPI', destination: 'USCHI' },
      legs: [{ kind: 'ocean' }, { kind: 'rail', to: 'USCHI' }],
    })
    expect(json.container.estimatedDelivery).toBe('2026-11-25T14:00:00+00:00')
  })

  it.each([
    ['a box of another booking', '3104483', lamp],
    ['an unknown booking', '0000000', lamp],
    ['a box of long ago', '2000001', lines.containerNumber(8)],
    ['rubbish', '%', '<b>'],
  ])('is told that %s is not found', async (_name, bookingNo, containerNo) => {
    const reply = await portal.get(
      `/api/cargopub/detail?bookingNo=${encodeURIComponent(bookingNo)}&containerNo=${encodeURIComponent(containerNo)}`,
    )
    expect([reply.status, reply.json.errorCode]).toEqual([404, 'CS0006'])
  })
})
