import type { Portal } from '../../platform/testing.ts'
import { fillBookingTrade } from '../bookings/choices/booking-choices.fixture.ts'
import { lightingContract } from '../carrier/contract-lines.fixture.ts'

/** A letter of Ningbo Lighting for the rest of November, which its rules accept on the 15th. */
const novemberLetter = (more: object = {}) => ({
  shipper: 'NBL',
  shipperAddress: '88 Beilun Rd, Ningbo',
  portOfLoading: 'CNNGB',
  serviceContract: 'SC1042',
  effectiveOn: '2026-11-15',
  expiresOn: '2026-11-30',
  ...more,
})

type Headers = Record<string, string>

/** The calls about blanket letters, as somebody makes them. */
export const letterCalls = (portal: Portal, headers: Headers) => {
  const path = '/api/billing/blanketloi'
  const write = (method: 'POST' | 'PUT', call: string, body: object) =>
    portal.call(method, call, {
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    })
  return {
    choices: () => portal.get(`${path}/choices`, headers),
    search: (more: object = {}) =>
      portal.post(`${path}/search`, { shipper: 'NBL', shipperAddress: '88 Beilun Rd, Ningbo', ...more }, headers),
    get: (id: number | string) => portal.get(`${path}/get?id=${id}`, headers),
    add: (more: object = {}, renews?: number) =>
      portal.post(`${path}/add`, { document: novemberLetter(more), ...(renews && { renews }) }, headers),
    update: (id: number, revision: number, more: object = {}) =>
      write('PUT', `${path}/update`, { id, revision, document: novemberLetter(more) }),
    cancel: (id: number, revision: number, reason = '') =>
      portal.post(`${path}/cancel`, { id, revision, reason }, headers),
    discard: (id: number, revision: number) => portal.post(`${path}/discard`, { id, revision }, headers),
    sign: (id: number, revision: number) => portal.post('/api/signing/blanket', { id, revision }, headers),
    release: (id: string) => portal.post('/api/signing/release', { id }, headers),
    complete: (id: string) =>
      portal.post('/api/signing/complete', { id, consent: true, signature: { typed: 'Lin Mei' } }, headers),
    terms: (query: string) => portal.get(`/api/contracts/refdata?${query}`, headers),
    document: (id: number, version: number) =>
      fetch(`${portal.url}${path}/document?id=${id}&version=${version}`, { headers }),
  }
}

/** Two people of a shipper, an agent, a rival, and those whose privileges are wrong; the carrier listens. */
export async function fillLetterTrade(portal: Portal) {
  const trade = await fillBookingTrade(portal)
  await portal.carrier('contracts', [lightingContract({ number: 'SC1043', itemRequired: true, revision: 2 })])
  const [nbl, ewf, hpt] = [await trade.idOf('NBL'), await trade.idOf('EWF'), await trade.idOf('HPT')]
  await portal.pool.raw.query('update carrier_intake set heard_at = now(), paused_at = null')
  const person = async (
    organisationId: string,
    roles: ('member' | 'shipper' | 'agent')[],
    language: 'en' | 'zh' = 'en',
  ) => {
    const made = await portal.person({ groups: ['BL'], organisationIds: [organisationId], roles, language })
    return { ...made, ...letterCalls(portal, made.headers) }
  }
  return {
    ...{ nbl, ewf, hpt },
    mei: await person(nbl, ['member', 'shipper']),
    bo: await person(nbl, ['member', 'shipper'], 'zh'),
    agent: await person(ewf, ['member', 'agent']),
    rival: await person(hpt, ['member', 'shipper']),
    both: await person(nbl, ['member', 'shipper', 'agent']),
    plain: await person(nbl, ['member']),
  }
}
export type LetterTrade = Awaited<ReturnType<typeof fillLetterTrade>>

/** A letter that was signed, without a signing: for tests about who may see it. */
export async function insertSignedLetter(portal: Portal, organisationId: string): Promise<number> {
  const { rows } = await portal.pool.raw.query(
    `with letter as (insert into blanket_letter (shipper_org_id, status, active_version) values ($1, 'Active', 1) returning id),
     file as (insert into stored_file (name, media_type, byte_size, sha256, created_by)
       values ('letter.pdf', 'application/pdf', 0, '', 'test') returning id)
     insert into blanket_letter_version (letter_id, version, status, shipper_org_id, shipper_name, shipper_address, pol_code,
       contract_number, contract_from, contract_to, effective_on, expires_on, saved_by, signed_at, signer, file_id)
     select letter.id, 1, 'Active', $1, 'Ningbo Lighting', '88 Beilun Rd, Ningbo', 'CNNGB', 'SC1042', '2026-01-01', '2026-12-31',
            '2026-11-01', '2026-11-30', 'mei', now(), 'Mei Chen', file.id from letter, file returning letter_id`,
    [organisationId],
  )
  return rows[0].letter_id
}
