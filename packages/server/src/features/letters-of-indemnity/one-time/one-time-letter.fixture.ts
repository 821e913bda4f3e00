import type { Group } from '@fairway/contract/kit/access'
import { HELD_SECONDS } from '@fairway/contract/signing/signing.values'
import type { Portal } from '../../../platform/testing.ts'
import { billOf, loadBillingWorld, type TestBill } from '../../billing-documents/billing.fixture.ts'

const letterGroups: readonly Group[] = ['OL', 'OD', 'SD', 'SI', 'BD']

/** Bills that wait for a letter of Ningbo Lighting, and the people who sign for them. */
export async function loadLetterWorld(portal: Portal) {
  const { orgs, person } = await loadBillingWorld(portal)
  const signer = (ref: Parameters<typeof person>[0], groups = letterGroups) => person(ref, groups)
  return { orgs, signer }
}

/** A bill that waits for a letter. */
export const waitingBill = (portal: Portal, more: object = {}, booking: object = {}) =>
  billOf(portal, { type: 'SW', release: 'SWB LOI Pending', ...more }, booking)

/** The same bill as the carrier states it later. */
export const billLine = ({ blNo, bookingNo }: TestBill, more: object) => ({
  ...{ blNo, bookingNo, type: 'SW', status: 'Billed', billedAt: '2026-11-10T08:00:00Z' },
  ...{ statedAt: '2026-11-16T08:00:00Z', revision: 2 },
  ...more,
})

type Headers = Record<string, string>
/** The calls about one-time letters, made by one person. */
export const letterCalls = (portal: Portal, headers: Headers) => ({
  check: (...bills: { shipmentId: string }[]) =>
    portal.get(`/api/signing/checkgroup?shipmentIds=${bills.map(({ shipmentId }) => shipmentId).join(',')}`, headers),
  form: (...bills: { shipmentId: string }[]) =>
    portal.post('/api/billing/onetimeloi', { shipmentIds: bills.map(({ shipmentId }) => shipmentId) }, headers),
  letter: (id: number) => portal.get(`/api/billing/onetimeloi?id=${id}`, headers),
  dissolve: (id: number) => portal.call('DELETE', `/api/billing/onetimeloi?id=${id}`, { headers }),
  open: (id: number) => portal.post('/api/signing/onetime', { id }, headers),
  download: (id: number, file: 'letter' | 'signed', language = 'en') =>
    portal.post('/api/billing/downloadloi', { id, file, language }, headers),
})

/** The five minutes of a group are over, and the page of whoever signed is gone. */
export async function leaveGroup(portal: Portal, id: number, seconds = 301) {
  await portal.pool.raw.query(
    'update one_time_letter set touched_at = touched_at - make_interval(secs => $2) where id = $1',
    [id, seconds],
  )
  await portal.pool.raw.query(
    'update signing set seen_at = seen_at - make_interval(secs => $2) where kind = $3 and object_id = $1',
    [String(id), HELD_SECONDS + 1, 'oneTimeLetter'],
  )
}
