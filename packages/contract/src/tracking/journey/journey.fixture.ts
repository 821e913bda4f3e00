import type { Moment, Place, PublicContainer, PublicDetailReply, TrackedEvent, TrackedLeg } from '../tracking.schema.ts'
import type { EventKind, Load, Mode } from '../tracking.values.ts'

const place = (code: string, zone: string, [en, zh, vi]: [string, string, string]): Place => ({
  code,
  port: code.slice(0, 5),
  name: { en, zh, vi },
  zone,
  country: code.slice(0, 2),
})

/** The demo carrier's places in these tests. */
export const places: Record<string, Place> = Object.fromEntries(
  [
    place('CNNGB', 'Asia/Shanghai', ['Ningbo', '宁波', 'Ningbo']),
    place('CNNGB-BLC', 'Asia/Shanghai', ['Ningbo, Beilun terminal', '宁波北仑码头', 'Ningbo, cảng Beilun']),
    place('CNSHA', 'Asia/Shanghai', ['Shanghai', '上海', 'Shanghai']),
    place('VNHPH', 'Asia/Ho_Chi_Minh', ['Hai Phong', '海防', 'Hải Phòng']),
    place('USLGB', 'America/Los_Angeles', ['Long Beach', '长滩', 'Long Beach']),
    place('USLGB-SSA', 'America/Los_Angeles', [
      'Long Beach, SSA Terminal C',
      '长滩 SSA C 码头',
      'Long Beach, bến SSA C',
    ]),
    place('USCHI', 'America/Chicago', ['Chicago', '芝加哥', 'Chicago']),
  ].map((each) => [each.code, each]),
)

export const hummingbird = { name: 'Fairway Hummingbird', vvd: 'FHM042E' }
export const sparrow = { name: 'Fairway Sparrow', vvd: 'FSP118N' }

export const moment = (
  planned: string | null,
  estimated: string | null = null,
  actual: string | null = null,
): Moment => ({
  planned,
  estimated,
  actual,
})

/** 'gateOut empty truck' at a place and time; ship and train events name their vessel where they have one. */
export function event(what: string, at: string, where: string, vessel: TrackedEvent['vessel'] = null): TrackedEvent {
  const [kind, ...rest] = what.split(' ')
  const load = rest.find((part) => part === 'empty' || part === 'full') ?? null
  const mode = rest.find((part) => part === 'vessel' || part === 'rail' || part === 'truck') ?? null
  // each test writes these values by hand
  return { kind: kind as EventKind, load: load as Load | null, mode: mode as Mode | null, at, place: where, vessel }
}

const oceanArrival = moment('2026-11-23T14:00:00Z', '2026-11-21T14:00:00Z')

export const oceanLeg: TrackedLeg = {
  kind: 'ocean',
  from: 'CNNGB',
  to: 'USLGB',
  vessel: hummingbird,
  departure: moment('2026-11-11T00:00:00Z'),
  arrival: oceanArrival,
}

export const terminalLeg: TrackedLeg = {
  kind: 'polTerminal',
  from: 'CNNGB',
  to: 'CNNGB',
  vessel: null,
  departure: moment('2026-11-09T04:00:00Z'),
  arrival: moment('2026-11-11T00:00:00Z'),
}

export const railLeg: TrackedLeg = {
  kind: 'rail',
  from: 'USLGB',
  to: 'USCHI',
  vessel: null,
  departure: moment('2026-11-24T20:00:00Z'),
  arrival: moment('2026-11-28T15:00:00Z'),
}

export const feederLegs: TrackedLeg[] = [
  {
    ...oceanLeg,
    kind: 'feeder',
    from: 'VNHPH',
    to: 'CNSHA',
    vessel: sparrow,
    departure: moment('2026-11-04T10:00:00Z'),
    arrival: moment('2026-11-08T02:00:00Z'),
  },
  { ...oceanLeg, from: 'CNSHA' },
]

export const container: PublicContainer = {
  containerNo: 'FWYU4829130',
  bookingNo: '3104482',
  equipment: { code: '45G1', name: { en: '40′ high cube, dry', zh: '40 尺高箱', vi: '40′ cao, khô' } },
  stage: 'In-Transit',
  availability: 'Not Yet Available',
  availabilityBasis: 'estimate',
  shipment: 'LOCAL',
  portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB',
  destination: 'USLGB',
  vessel: hummingbird,
  arrival: oceanArrival,
  lastEvent: null,
  location: null,
  estimatedAvailability: { at: '2026-11-22T21:00:00Z', ruleBased: true },
  estimatedDelivery: '2026-11-22T21:00:00Z',
}

/** Ningbo to Long Beach on the Hummingbird, as of 15 November. */
export const journey = (change: Partial<PublicDetailReply> = {}): PublicDetailReply => ({
  container,
  legs: [terminalLeg, oceanLeg],
  events: [],
  lastHeardAt: null,
  places,
  estimates: [],
  carrierSilentSince: null,
  asOf: '2026-11-15T08:00:00Z',
  liveFrom: '771',
  watch: { '3104482': 'ticket' },
  ...change,
})
