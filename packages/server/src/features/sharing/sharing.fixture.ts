import type { NewSharedLink, SharedSubject } from '@fairway/contract/sharing/sharing.schema'
import type { Portal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../tracking/cargo/journey.fixture.ts'

export type Person = Awaited<ReturnType<Portal['person']>>
export const BOOKING_NO = '3104482'
const [lamp = '', shade = ''] = [482_913, 482_914].map((number) => lines.containerNumber(number))
const silk = lines.containerNumber(771_204)

export { lamp, shade, silk }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Cargo of Ningbo Lighting with holds and a remark, and cargo of somebody else. */
export async function loadSharedCargo(portal: Portal) {
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', [
    ...lines.organisations,
    { ref: 'HPT', name: 'Hai Phong Textiles JSC', address: '5 Cau Dat, Hai Phong', country: 'VN' },
  ])
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [
    lines.booking(BOOKING_NO, { commodity: 'lamps of brass', serviceContract: 'SC1042', bills: ['FWYL310448201'] }),
    lines.booking('3104490', { parties: [{ role: 'shipper', organisation: 'HPT' }] }),
  ])
  await portal.carrier('containers', [
    lines.container(BOOKING_NO, lamp, { seal: 'SEAL-LAMPS', weightKg: '12500.5', lastFreeOn: '2026-11-30' }),
    lines.container(BOOKING_NO, shade, { seal: 'SEAL-SHADES' }),
    lines.container('3104490', silk, { seal: 'SEAL-SILK' }),
  ])
  await portal.carrier(
    'events',
    localJourney.slice(0, 6).map(({ stage: _, ...move }) => lines.event(BOOKING_NO, lamp, move)),
  )
  const since = '2026-11-09T00:00:00Z'
  const hold = { bookingNo: BOOKING_NO, containerNo: lamp, state: 'red', since }
  await portal.carrier('holds', [{ ...hold, type: 'customs', remark: 'X-ray of Ningbo Lighting' }])
  const { rows } = await portal.pool.raw.query<{ ref: string; id: string }>('select ref, id from organisation')
  return (ref: string) => rows.find((row) => row.ref === ref)?.id ?? ''
}

export const container: SharedSubject = { kind: 'container', bookingNo: BOOKING_NO, containerNo: lamp }
export const booking: SharedSubject = { kind: 'booking', bookingNo: BOOKING_NO }

/** What people do with links by the calls of the portal. */
export function linkCalls(portal: Portal) {
  const send = (path: string, { headers }: Person, body: object) =>
    portal.call('POST', path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const make = (who: Person, subject: SharedSubject, more: Partial<NewSharedLink> = {}) =>
    send('/api/links', who, { subject, label: 'For the trucker', expiresAt: inDays(7), ...more })
  return {
    make,
    /** Makes a link and opens it as somebody who has nothing else. */
    share: async (who: Person, subject: SharedSubject, more: Partial<NewSharedLink> = {}) => {
      const { id, url } = (await make(who, subject, more)).json
      const token = new URL(url).pathname.replace('/shared/', '')
      const headers = { authorization: `Link ${token}` }
      return { id, url, token, headers, open: () => portal.get('/api/shared', headers) }
    },
    withdraw: (who: Person, id: string) => send('/api/links/withdraw', who, { id }),
    list: (who: Person, query: Record<string, string> = {}) =>
      portal.get(`/api/links?${new URLSearchParams(query)}`, who.headers),
    visits: (who: Person, id: string) => portal.get(`/api/links/visits?id=${id}`, who.headers),
    viewOf: async (
      { accountId }: Person,
      criteria: object,
      { grid = 'gridPrefCD', filters = {} }: { grid?: string; filters?: object } = {},
    ): Promise<SharedSubject> => {
      const { rows } = await portal.pool.raw.query(
        'insert into grid_view (account_id, grid, name, content) values ($1, $2, $3, $4) returning id',
        [accountId, grid, `Lamps ${crypto.randomUUID()}`, JSON.stringify({ criteria, state: { filters } })],
      )
      return { kind: 'view', viewId: rows[0].id }
    },
    inDays,
  }
}
