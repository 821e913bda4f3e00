import type { VgmBooking, VgmDocument, VgmRow } from '@fairway/contract/vgm/vgm.schema'
import { emptyRow } from '@fairway/contract/vgm/vgm-rows.rules'
import type { Portal } from '../../platform/testing.ts'
import { loadRequestWorld } from '../bookings/requests/booking-request.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'

/** Forwarder, notify party, broker and a company that has nothing to do with it. */
const others = ['FWD', 'NTF', 'BRK', 'RIV'].map((ref) => ({ ref, name: `${ref} Ltd.`, address: '2 Rd', country: 'CN' }))
const profile = { name: 'Fairway Lines', scac: 'FWYL' }

/** A carrier that listens, with a booking's every party. */
export async function loadWeighingWorld(portal: Portal) {
  await loadRequestWorld(portal)
  await portal.carrier('organisations', others)
  const headers = { authorization: `Bearer ${await portal.mintKey()}`, 'content-type': 'application/json' }
  await portal.call('PUT', '/carrier/v1/profile', { body: JSON.stringify(profile), headers })
  const { rows } = await portal.pool.raw.query<{ ref: string; id: string }>('select ref, id from organisation')
  type Ref = 'NBL' | 'LSH' | 'FWD' | 'NTF' | 'BRK' | 'RIV'
  return Object.fromEntries(rows.map(({ ref, id }) => [ref, id])) as Record<Ref, string> // those above
}

const parties = [
  { role: 'shipper', organisation: 'NBL' },
  { role: 'consignee', organisation: 'LSH' },
  { role: 'forwarder', organisation: 'FWD' },
  { role: 'notifyParty', organisation: 'NTF' },
  { role: 'broker', organisation: 'BRK' },
]
const leg = {
  ...{ kind: 'ocean', from: 'CNNGB', to: 'USLGB', vvd: 'FHM043E' },
  ...{ plannedDepartureAt: '2026-11-25T12:00:00Z', plannedArrivalAt: '2026-12-09T12:00:00Z' },
}

let made = 0
/** A booking that sails in ten days with two high cubes: the first weighs 3940 kg, of the second the type is known alone. */
export async function weighedBooking(portal: Portal, more: object = {}) {
  const bookingNo = String(5_000_000 + ++made)
  const containers = [0, 1].map((nth) => lines.containerNumber(500_000 + made * 2 + nth))
  const [first = '', second = ''] = containers
  await portal.carrier('bookings', [lines.booking(bookingNo, { parties, legs: [leg], ...more })])
  await portal.carrier('containers', [
    lines.container(bookingNo, first, { weightKg: '20000.000', tareKg: 3940, maxGrossKg: 30480 }),
    lines.container(bookingNo, second),
  ])
  return { bookingNo, first, second }
}

/** The container is aboard. */
export const load = (portal: Portal, bookingNo: string, containerNo: string) =>
  portal.carrier('events', [
    lines.event(bookingNo, containerNo, {
      ...{ kind: 'loaded', load: 'full', mode: 'vessel', vvd: 'FHM043E', location: 'CNNGB' },
      occurredAt: '2026-11-14T12:00:00Z',
    }),
  ])

/** A row as somebody types it. */
export const row = (containerNo: string, mass: string, more: Partial<VgmRow> = {}): VgmRow => ({
  ...emptyRow,
  containerNo,
  mass,
  ...more,
})

/** A document with nothing wrong in it. */
export const weighing = (bookingNo: string, rows: VgmRow[], more: Partial<VgmDocument> = {}): VgmDocument => ({
  ...{ carrier: 'FWYL', bookingType: 'Booking', bookingNo, reference: 'NBL-118', signatory: 'Li Na' },
  ...{ authorisedParty: 'Ningbo Lighting', weighedAt: '2026-11-14 09:30', weighedPlace: 'Beilun 2' },
  rows,
  ...more,
})

type Headers = Record<string, string>

/** The calls of somebody who weighs. */
export function vgmCalls(portal: Portal, headers: Headers) {
  const post = (call: string, body: object, more: Headers = {}) =>
    portal.post(`/api/vgm/${call}`, body, { ...headers, ...more })
  const search = (query: Record<string, string>) => portal.get(`/api/vgm/search?${new URLSearchParams(query)}`, headers)
  return {
    carriers: () => portal.get('/api/vgm/getcarriers', headers),
    search,
    open: async (bookingNo: string): Promise<VgmBooking> => (await search({ numbers: bookingNo })).json.bookings[0],
    keep: (bookingNo: string, revision: number, document: object) => post('draft', { bookingNo, revision, document }),
    save: (bookingNo: string, revision: number, document: object, more: object = {}) =>
      post('save', { bookingNo, revision, document, legalAccepted: true, ...more }),
    saveSeveral: (submissions: object[], more: object = {}) =>
      post('saveMultipleBooking', { submissions, legalAccepted: true, ...more }),
    validate: (bookingNo: string, document: object) => post('validate', { bookingNo, revision: 0, document }),
    container: (bookingNo: string, containerNo: string) =>
      portal.get(`/api/vgm/isvalidcontainer?${new URLSearchParams({ bookingNo, containerNo })}`, headers),
    history: (bookingNo: string) => portal.get(`/api/vgm/history?bookingNo=${bookingNo}`, headers),
  }
}
export type VgmCalls = ReturnType<typeof vgmCalls>

let decided = 0
/** A decision of the carrier. */
export const vgmDecision = (bookingNo: string, version: number, decision: string, more: object = {}) => ({
  ref: `V-${++decided}`,
  ...{ bookingNo, version, decision },
  ...(decision === 'reject' ? { note: 'The weighbridge is not certified' } : {}),
  decidedAt: new Date(Date.parse('2026-11-15T00:00:00Z') + decided * 1000).toISOString(),
  ...more,
})
