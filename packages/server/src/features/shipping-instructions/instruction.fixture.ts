import type { SiDocument, SiState } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { Portal } from '../../platform/testing.ts'
import { loadRequestWorld } from '../bookings/requests/booking-request.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'

/** Parties of the bookings of these tests, beside Ningbo Lighting and Lakeshore Home. */
const otherOrganisations = [
  { ref: 'FWD', name: 'Yongjiang Forwarding', address: '9 Port Rd, Ningbo', country: 'CN' },
  { ref: 'NTF', name: 'Harbor Notify, LLC', address: '5 Pier St, Long Beach', country: 'US' },
  { ref: 'BRK', name: 'Pacific Brokers', address: '7 Customs Way, Long Beach', country: 'US' },
  { ref: 'RIV', name: 'Hai Phong Textiles', address: '3 Mill Rd, Hai Phong', country: 'VN' },
]

const parties = [
  ['shipper', 'NBL'],
  ['consignee', 'LSH'],
  ['forwarder', 'FWD'],
  ['notifyParty', 'NTF'],
  ['broker', 'BRK'],
].map(([role, organisation]) => ({ role, organisation }))

const voyage = {
  vvd: 'FHM044E',
  vessel: { code: 'FHM', name: 'Fairway Hummingbird' },
  voyage: '044',
  direction: 'E',
  service: 'TP1',
  revision: 1,
  calls: [
    {
      location: 'CNNGB',
      departure: { planned: '2026-11-25T12:00:00Z' },
      cutOffs: { si: '2026-11-22T04:00:00Z', vgm: '2026-11-23T04:00:00Z', ams: '2026-11-24T04:00:00Z' },
    },
    { location: 'USLGB', arrival: { planned: '2026-12-09T12:00:00Z' } },
  ],
}
const legs = [
  {
    kind: 'ocean',
    from: 'CNNGB',
    to: 'USLGB',
    vvd: 'FHM044E',
    plannedDepartureAt: '2026-11-25T12:00:00Z',
    plannedArrivalAt: '2026-12-09T12:00:00Z',
  },
]

/** Before every cut-off; `portal.setNow` moves it. */
export const TODAY = '2026-11-15T00:00:00Z'
export const AFTER_SI_CUT_OFF = '2026-11-23T00:00:00Z'
export const AFTER_AMS_CUT_OFF = '2026-11-24T08:00:00Z'

type Role = 'shipper' | 'consignee' | 'forwarder' | 'notifyParty' | 'broker' | 'rival'
const organisationOf: Record<Role, string> = {
  ...{ shipper: 'NBL', consignee: 'LSH', forwarder: 'FWD', notifyParty: 'NTF', broker: 'BRK', rival: 'RIV' },
}

let made = 0

/** Bookings of a shipper and a forwarder, with a person of each party. All have every group that these tests need. */
export async function instructionWorld(portal: Portal) {
  await loadRequestWorld(portal)
  await portal.carrier('organisations', otherOrganisations)
  await portal.carrier('schedules', [voyage])
  const { rows } = await portal.pool.raw.query<{ ref: string; id: string }>('select ref, id from organisation')
  const idOf = (ref: string) => rows.find((row) => row.ref === ref)?.id ?? ''
  const groups = ['SI', 'BD', 'TD'] as const
  const people = await Promise.all(
    (Object.keys(organisationOf) as Role[]).map(async (role) => {
      const person = await portal.person({ groups: [...groups], organisationIds: [idOf(organisationOf[role])] })
      return [role, { ...person, calls: instructionCalls(portal, person.headers) }] as const
    }),
  ) // the keys of the table above
  const person = Object.fromEntries(people) as Record<Role, (typeof people)[number][1]> // one of each
  return { ...person, idOf, book: (more: object = {}) => book(portal, more) }
}
export type InstructionWorld = Awaited<ReturnType<typeof instructionWorld>>

/** A booking with two containers. */
async function book(portal: Portal, more: object) {
  const bookingNo = String(7_000_000 + ++made)
  await sendBooking(portal, bookingNo, more)
  const containers = [0, 1].map((nth) => lines.containerNumber(50_000 + made * 2 + nth))
  await portal.carrier(
    'containers',
    containers.map((no) => lines.container(bookingNo, no, { weightKg: '9000.500', seal: 'CN1234' })),
  )
  return { bookingNo, containers, blNo: `FWYL${bookingNo}01` }
}
export type Booked = Awaited<ReturnType<typeof book>>

/** The carrier says (again) what it knows of a booking. */
export const sendBooking = (portal: Portal, bookingNo: string, more: object) =>
  portal.carrier('bookings', [
    lines.booking(bookingNo, { parties, legs, billType: 'OBL', commodity: 'LED fixtures', bills: [], ...more }),
  ])

/** An instruction for a booking with nothing wrong in it. */
export const instructionFor = (
  { bookingNo, containers }: Pick<Booked, 'bookingNo' | 'containers'>,
  more: Partial<SiDocument> = {},
) => ({
  bookingNo,
  customerReference: '',
  blNo: `FWYL${bookingNo}01`,
  blType: 'OBL',
  originals: '3',
  nonNegotiables: '3',
  freightDisplay: 'Freighted',
  paymentTerm: 'Prepaid',
  secondNotifyParty: '',
  shipper: { name: 'Ningbo Lighting Co., Ltd.', address: '88 Beilun Rd, Ningbo', contact: '' },
  consignee: { name: 'Lakeshore Home, Inc.', address: '12 Shore Dr, Chicago', contact: '' },
  notifyParty: { name: 'Harbor Notify, LLC', address: '5 Pier St, Long Beach', contact: '' },
  commodities: [commodityOf(containers)],
  remarks: '',
  ...more,
})

export const commodityOf = (containers: readonly string[]) => ({
  description: 'LED LIGHTING FIXTURES',
  marks: 'LAKESHORE\nC/NO. 1-UP',
  hts: '940542',
  containers: containers.map((containerNo) => ({
    ...{ containerNo, equipment: '45G1', seal: 'CN1234', packages: '640', packageType: 'CT' },
    ...{ weight: '9000.5', volume: '61.2' },
  })),
})

type Headers = Record<string, string>

/** The calls of somebody who writes instructions. */
export function instructionCalls(portal: Portal, headers: Headers) {
  const get = (call: string, query: Record<string, string | number> = {}) =>
    portal.get(
      `/api/si/${call}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`,
      headers,
    )
  const post = (call: string, body: object, more: Headers = {}) =>
    portal.post(`/api/si/${call}`, body, { ...headers, ...more })
  return {
    search: (body: object = {}) => post('instructions', body),
    get: (id: number) => get('instruction', { id }),
    containers: (reference: string) => get('containers', { reference }),
    form: (reference: string, more: Record<string, number> = {}) => get('form', { reference, ...more }),
    earlier: (reference: string) => get('earlier', { reference }),
    choices: () => get('choices'),
    save: (body: object, more: Headers = {}) => post('draft', body, more),
    delete: (id: number, revision: number) =>
      portal.call('DELETE', `/api/si/draft?id=${id}&revision=${revision}`, { headers }),
    submit: (body: object, more: Headers = {}) => post('submit', body, more),
    validate: (body: object) => post('validate', body),
    history: (id: number) => get('version', { id }),
    compare: (id: number, left: number, right: number) => get('compare', { id, left, right }),
    draft: (id: number) => get('bldraft', { id }),
    decide: (body: object, more: Headers = {}) => post('siCorrApprove', body, more),
    mail: (body: object) => post('blDocsSend', body),
  }
}
export type InstructionCalls = ReturnType<typeof instructionCalls>

let decided = 0
/** A decision on an instruction, as the carrier sends it. */
export const siDecision = (
  { id, blNo, version }: Pick<SiState, 'id' | 'blNo' | 'version'>,
  decision: string,
  more: object = {},
) => ({
  ref: `SI-${++decided}`,
  instructionId: id,
  blNo,
  version,
  decision,
  ...(decision === 'reject' ? { note: 'The marks are missing' } : {}),
  decidedAt: new Date(Date.parse('2026-11-15T00:00:00Z') + decided * 1000).toISOString(),
  ...more,
})

/** The carrier decides; the outcome of its line. */
export const decideAs = async (portal: Portal, line: object) => (await portal.carrier('si-decisions', [line])).json
