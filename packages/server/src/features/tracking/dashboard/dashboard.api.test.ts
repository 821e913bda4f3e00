import { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { holdTypes } from '@fairway/contract/tracking/tracking.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as world from './dashboard.fixture.ts'

let portal: Portal
let shipper: ReturnType<typeof world.dashboardOf>
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const own = (nth: number) => world.containerNoOf(world.ownTrade, nth)
const bookings = (nths: number[]) => nths.map((nth) => world.bookingNo(world.ownTrade, nth))

beforeAll(async () => {
  portal = await startPortal({ now: world.NOW })
  await world.fillDashboard(portal)
  const organisationIds = [await world.organisationId(portal, 'NBL')]
  shipper = world.dashboardOf(portal, await portal.person({ groups: ['TD'], organisationIds }))
})
afterAll(() => portal.stop())

const listed = async (criteria: DashboardCriteria) => DashboardReply.strict().parse((await shipper.list(criteria)).json)

describe('the dashboard without criteria', () => {
  it('lists every container of the reader that can still be found, by number', async () => {
    const { columns, rows, missing } = await listed({})
    expect(columns.containerNo).toEqual(ALL.map(own))
    expect(columns.bookingNo).toEqual(bookings(ALL))
    expect([rows, missing]).toEqual([10, []])
    expect(columns.stage).toEqual([
      'Booked', 'At Destination', 'Hold', 'In-Transit', 'In-Transit', 'Booked', 'Out-gated', 'Empty Returned', 'Booked',
      'At Destination',
    ]) // biome-ignore format: in the order of the bookings
  })

  it('says of a container all that its booking, vessel, terminal and the carrier say', async () => {
    const [, , , , , fromHaiPhong, fetched, , withoutVessel] = world.rowsOf(await listed({}))
    expect(fetched).toEqual({
      containerNo: own(6), bookingNo: '3000006', blNumbers: 'FWYL300000601', ediRef: 'FW30000006', equipment: '45G1',
      stage: 'Out-gated', availability: null, availabilityBasis: null, load: 'full', eventKind: 'gateOut', eventLoad: 'full',
      eventMode: 'truck', eventAt: '2026-11-10T12:00:00+00:00', eventPlace: 'USLGB-SSA', location: 'USLGB-SSA', vvd: 'FBB002E',
      vessel: 'Fairway Bittern', shipment: 'LOCAL', portOfLoading: 'CNNGB', portOfDischarge: 'USLGB', destination: 'USLGB',
      departureAt: '2026-10-28T01:00:00+00:00', departureBasis: 'actual', arrivalAt: '2026-11-11T03:00:00+00:00',
      arrivalBasis: 'actual', availableAt: null, deliveryAt: null, estimateRule: null, lastFreeOn: '2026-11-20', lastFreeBasis: 'return',
      freeDays: 5, detentionDays: 2, detentionAmount: '150.00', detentionCurrency: 'USD', freeTimeBasis: 'stated', returnedAt: null,
      seal: 'OWNMARK-6', weightKg: '12500.500', temperature: '-18', temperatureUnit: 'C', ventilation: '20%',
      hazardous: false, redHolds: 0, shipper: 'Ningbo Lighting Co., Ltd.', consignee: 'Customer of OWNMARK',
    }) // biome-ignore format: as the contract lists them
    expect(fromHaiPhong).toMatchObject({
      vvd: 'FHM042E', departureAt: '2026-11-10T02:00:00+00:00', departureBasis: 'actual', arrivalBasis: 'estimated',
    }) // biome-ignore format: short
    expect(withoutVessel).toMatchObject({ vvd: null, vessel: null, departureAt: null, arrivalAt: null, load: null })
  })

  it('is told where the live pages go on from, and what to listen for', async () => {
    const requestedAt = Date.now()
    const { asOf, liveFrom, watch, lastUpdateTs } = await listed({})
    expect(asOf).toMatch(/^2026-11-15T00:0/)
    expect(watch).toMatch(/^own\//)
    expect(liveFrom).toMatch(/^\d+$/)
    expect(Date.parse(lastUpdateTs)).toBeGreaterThanOrEqual(requestedAt - 1000)
    expect(Date.parse(lastUpdateTs)).toBeLessThanOrEqual(Date.now() + 1000)
  })
})

describe('the criteria', () => {
  const noon = '2026-11-10'
  it.each<[DashboardCriteria, number[]]>([
    [{ stages: ['Hold', 'Out-gated'] }, [2, 6]],
    [{ stages: [], vvds: [], redHolds: [], numbers: [] }, ALL],
    [{ vvds: ['FAA001E'] }, [4]],
    [{ portsOfLoading: ['VNHPH', 'CNSHA'] }, [4, 5]],
    [{ portsOfDischarge: ['USOAK'] }, [4]],
    [{ destinations: ['USCHI'] }, [3]],
    [{ redHolds: ['dataHold'] }, [2]],
    [{ redHolds: ['amsReject', 'customs'] }, [2]],
    [{ redHolds: ['amsReject'] }, []],
    [{ sailedDays: 0 }, [0, 8]],
    [{ sailedDays: 4 }, [0, 8]],
    [{ sailedDays: 5 }, [0, 4, 5, 8]], // by the calendar of the port of loading
    [{ sailedDays: 7 }, [0, 4, 5, 8]],
    [{ sailedDays: 17 }, [0, 4, 5, 8]],
    [{ sailedDays: 21 }, ALL],
    [{ dateOf: 'departure', from: noon, to: noon }, [4, 5]], // by the day in Shanghai and Hai Phong, not in Greenwich
    [{ dateOf: 'departure', from: '2026-01-01', to: '2026-11-09' }, [0, 1, 2, 3, 6, 7, 9]],
    [{ from: noon, to: '2026-12-31' }, [4, 5]],
    [{ dateOf: 'arrival', from: noon, to: noon }, [1, 2, 3, 6, 7, 9]],
    [{ dateOf: 'arrival', from: '2026-11-22', to: '2026-11-23' }, [4]],
    [{ dateOf: 'lastFree', from: '2026-11-18', to: '2026-11-20' }, [1, 6]],
    [{ dateOf: 'lastFree', from: '2026-11-19' }, [6]],
    [{ dateOf: 'lastFree', to: '2026-11-18' }, [1]],
    [{ stages: ['In-Transit'], portsOfDischarge: ['USLGB'], sailedDays: 21, dateOf: 'arrival', from: noon }, [3]],
  ])('%j find the boxes %j', async (criteria, nths) => {
    expect((await listed(criteria)).columns.bookingNo).toEqual(bookings(nths))
  })

  it.each<[DashboardCriteria, string[]]>([
    [{ from: '2026-02-30', to: '2026-03-01' }, ['from BD0003']],
    [{ dateOf: 'departure', from: '2026-11-02' }, ['to BD0009']], // a departure range needs both dates
    [{ to: '2026-11-02' }, ['from BD0009']],
    [{ from: 'soon', to: '01.11.2026' }, ['from BD0003', 'to BD0004']],
    [{ from: '2026-11-02', to: '2026-11-01' }, ['to BD0008']],
    [{ sailedDays: 22 }, ['sailedDays BD0005']],
    [{ sailedDays: -1 }, ['sailedDays BD0005']],
    [{ sailedDays: 0.5 }, ['sailedDays BD0005']],
  ])('%j are refused with everything that is wrong', async (criteria, expected) => {
    for (const ask of [shipper.list, shipper.count]) {
      const { status, json } = await ask(criteria)
      const violations = json.violations.map(({ path, code }: Record<string, string>) => `${path} ${code}`)
      expect([status, json.errorCode, violations]).toEqual([422, expected[0]?.split(' ')[1], expected])
    }
  })

  it.each([{ stages: ['Sunk'] }, { vvds: ["x' or true"] }, { colour: 'red' }, { numbers: new Array(5001).fill('X') }])(
    'are refused where they are none of ours',
    async (criteria) => {
      const { status, json } = await shipper.list(criteria as DashboardCriteria) // as somebody could send it
      expect([status, json.errorCode]).toEqual([400, 'GE0012'])
    },
  )
})

describe('the cards', () => {
  const cards = async (criteria: DashboardCriteria) =>
    (await shipper.count(criteria)).json.cards.map(
      ({ stage, count }: { stage: string; count: number }) => `${stage} ${count}`,
    )
  it('count the containers per stage, whatever stages are asked for', async () => {
    const all = [
      'Booked 3', 'Empty Pickup 0', 'At Origin 0', 'In-Transit 1', 'Hold 1', 'At Destination 2', 'Out-gated 1', 'Empty Returned 1',
    ] // biome-ignore format: the order of a journey
    expect(await cards({ portsOfDischarge: ['USLGB'], stages: ['Hold'] })).toEqual(all)
    expect(await cards({ sailedDays: 0, dateOf: 'departure', from: '2026-11-08', to: '2026-12-31' })).toEqual([
      'Booked 1', ...all.slice(1).map((card) => card.replace(/\d$/, '0')),
    ]) // biome-ignore format: short
  })
  it('count only containers of the numbers that are asked for', async () => {
    const criteria: DashboardCriteria = { numberType: 'booking', numbers: [...bookings([2, 9]), '9999999'] }
    expect(await cards(criteria)).toContain('Hold 1')
    expect(await cards({ ...criteria, redHolds: ['amsReject'] })).toContain('Hold 0')
  })
})

describe('what can be chosen from', () => {
  it('are the voyages of the containers, open ones first', async () => {
    expect((await shipper.vvds()).json.vvds).toEqual([
      { vvd: 'FHM042E', vessel: 'Fairway Hummingbird', departureAt: '2026-11-08T12:00:00Z', isOpen: true },
      { vvd: 'FAA001E', vessel: 'Fairway Avocet', departureAt: '2026-11-09T20:00:00Z', isOpen: false },
      { vvd: 'FBB002E', vessel: 'Fairway Bittern', departureAt: '2026-10-28T01:00:00Z', isOpen: false },
    ])
  })
  it('are their ports and destinations', async () => {
    expect((await shipper.locations()).json).toEqual({
      portsOfLoading: ['CNNGB', 'CNSHA', 'VNHPH'],
      portsOfDischarge: ['USLGB', 'USOAK'],
      destinations: ['USCHI', 'USLGB', 'USOAK'],
    })
  })
  it('have their names in all languages', async () => {
    const { headers } = await portal.person({ groups: ['VG'] })
    const { locations, equipment } = (await portal.get('/api/cargo/translateRefData', headers)).json
    expect(locations.CNNGB).toEqual({
      name: { en: 'Ningbo', zh: '宁波', vi: 'Ningbo' }, port: 'CNNGB', zone: 'Asia/Shanghai', country: 'CN', kind: 'port',
    }) // biome-ignore format: short
    expect(locations['USLGB-SSA']).toMatchObject({ port: 'USLGB', kind: 'terminal' })
    expect(equipment['45G1']).toMatchObject({ group: 'dry', lengthFeet: 40, name: { zh: '40尺高柜' } })
  })
})

it.each(['2026-11-08T00:00:00Z', '2026-11-12T02:00:00Z', world.NOW, '2026-11-20T00:00:00Z'])(
  'says at %s of every box what the page of that box says',
  async (now) => {
    await portal.setNow(now)
    const unlessPast = (at: string | null | undefined) => (at && Date.parse(at) > Date.parse(now) ? at : null)
    const rows = world.rowsOf(await listed({}))
    expect(rows).toHaveLength(10)
    for (const row of rows) {
      const { container, own } = (await shipper.detail(String(row.bookingNo), String(row.containerNo))).json
      const { arrival, lastEvent } = container
      const names = (role: string) => own.booking.parties.filter((one: { role: string }) => one.role === role)[0]?.name
      expect(row).toMatchObject({
        ...world.pick(container, 'stage', 'availability', 'availabilityBasis', 'shipment', 'portOfLoading', 'portOfDischarge', 'destination'),
        ...world.pick(own.box, 'load', 'lastFreeOn', 'lastFreeBasis', 'freeDays', 'detentionDays', 'returnedAt', 'seal', 'weightKg',
          'temperature', 'temperatureUnit', 'ventilation', 'hazardous'),
        equipment: container.equipment.code,
        blNumbers: own.booking.blNumbers.join(', '),
        ediRef: own.booking.ediRef,
        vvd: container.vessel?.vvd ?? null,
        vessel: container.vessel?.name ?? null,
        arrivalAt: arrival.actual ?? arrival.estimated ?? arrival.planned,
        availableAt: unlessPast(container.estimatedAvailability?.at),
        deliveryAt: unlessPast(container.estimatedDelivery),
        eventKind: lastEvent?.kind ?? null,
        eventAt: lastEvent?.at ?? null,
        eventPlace: lastEvent?.place ?? null,
        location: container.location,
        detentionAmount: own.box.detentionCharge?.amount ?? null,
        redHolds: own.holds.reduce((mask: number, { state }: { state: string }, bit: number) => mask | (state === 'red' ? 1 << bit : 0), 0),
        shipper: names('shipper'),
        consignee: names('consignee'),
      }) // biome-ignore format: one line for each kind
      expect(own.holds.map(({ type }: { type: string }) => type)).toEqual(holdTypes)
    }
    await portal.setNow(world.NOW)
  },
)
