import { goodRequest } from '@fairway/contract/bookings/requests/booking-request.fixture'
import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { Portal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'

/** Where the business clock of these tests stands. */
export const TODAY = '2026-11-15T00:00:00Z'

const names = (name: string) => ({ en: name, zh: name, vi: name })
const equipment = (code: string, group: string) => ({
  code,
  names: names(code),
  group,
  lengthFeet: 40,
  tareKg: 3900,
  maxGrossKg: 32500,
})
const sailing = (vvd: string, departure: string, arrival: string) => ({
  vvd,
  vessel: { code: vvd.slice(0, 3), name: `Fairway ${vvd.slice(0, 3)}` },
  voyage: vvd.slice(3, 6),
  direction: 'E',
  service: 'TP1',
  revision: 1,
  calls: [
    {
      location: 'CNNGB',
      departure: { planned: departure },
      cutOffs: { si: '2026-11-23T04:00:00Z', vgm: '2026-11-24T04:00:00Z', cy: '2026-11-24T10:00:00Z' },
    },
    { location: 'USLGB', arrival: { planned: arrival } },
  ],
})

const contract = (number: string, organisation: string) => ({
  number,
  title: `Trans-Pacific ${number}`,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  parties: [{ role: 'contractHolder', organisation }],
  revision: 1,
})

/** A carrier that listens, with places, equipment, two organisations, a ship that sails in ten days and one that has sailed. */
export async function loadRequestWorld(portal: Portal) {
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', [
    ...lines.equipmentTypes,
    equipment('45R1', 'reefer'),
    equipment('45P3', 'special'),
  ])
  await portal.carrier('package-types', [{ code: 'CT', names: names('Carton') }])
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', [
    ...lines.schedules,
    sailing('FHM043E', '2026-11-25T12:00:00Z', '2026-12-09T12:00:00Z'),
    sailing('FWS102E', '2026-11-27T12:00:00Z', '2026-12-11T12:00:00Z'),
  ])
  await portal.carrier('contracts', [contract('SC1042', 'NBL'), contract('SC2001', 'LSH')])
  await portal.call('GET', '/carrier/v1/outbox?limit=1', {
    headers: { authorization: `Bearer ${await portal.mintKey()}` },
  }) // it listens
  const { rows } = await portal.pool.raw.query<{ ref: string; id: string }>('select ref, id from organisation')
  return Object.fromEntries(rows.map(({ ref, id }) => [ref, id])) as Record<'NBL' | 'LSH', string> // the two above
}

let made = 0
/** A reference that no other request of a test run has, and that is no part of another or of a purchase order. */
export const newReference = () => `LOT-${++made}-N`

/** A request with nothing wrong in it, and a reference of its own. */
export const document = (more: Partial<RequestDocument> = {}) =>
  goodRequest({ customerReference: newReference(), ...more })

type Headers = Record<string, string>

/** The calls of somebody who works on requests. */
export const requestCalls = (portal: Portal, headers: Headers) => ({
  save: (body: object, more: Headers = {}) => portal.post('/api/bookings/draft', body, { ...headers, ...more }),
  submit: (body: object, more: Headers = {}) => portal.post('/api/bookings/submit', body, { ...headers, ...more }),
  validate: (body: object) => portal.post('/api/bookings/validate', body, headers),
  cancel: (body: object) => portal.post('/api/bookings/cancel', body, headers),
  search: (body: object = {}) => portal.post('/api/bookings/search', body, headers),
  documents: (body: object) => portal.post('/api/bookings/documents', body, headers),
  delete: (id: number, revision: number) =>
    portal.call('DELETE', `/api/bookings/draft?id=${id}&revision=${revision}`, { headers }),
  vessels: (query: Record<string, string>) =>
    portal.get(`/api/bookings/vessels?${new URLSearchParams(query)}`, headers),
  choices: () => portal.get('/api/bookings/refdata', headers),
  get: (id: number) => portal.get(`/api/bookings/detail?id=${id}`, headers),
  copy: (id: number) => portal.get(`/api/bookings/copy?id=${id}`, headers),
  history: (id: number) => portal.get(`/api/bookings/history?id=${id}`, headers),
  compare: (id: number, left: number, right: number) =>
    portal.get(`/api/bookings/compare?id=${id}&left=${left}&right=${right}`, headers),
  confirmation: (id: number) => portal.get(`/api/bookings/confirmation?id=${id}`, headers),
})
export type RequestCalls = ReturnType<typeof requestCalls>
