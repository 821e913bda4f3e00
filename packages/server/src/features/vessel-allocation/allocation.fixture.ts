import { allocationRows } from '@fairway/contract/vessel-allocation/allocation.rules'
import type { Portal } from '../../platform/testing.ts'
import { loadRequestWorld } from '../bookings/requests/booking-request.fixture.ts'

/** The voyage that sails in ten days, and one that has sailed. */
export const OPEN = 'FHM043E'
export const SAILED = 'FHM042E'
export const POL = 'CNNGB'

const quantities = { demandTeu: 10, demandFeu: 6, protectTeu: 4, protectFeu: 3, releaseTeu: 4, releaseFeu: 3 }
/** An allocation as the carrier sends it. */
export const allocationLine = (account: string, contract: string | null, more: object = {}) => ({
  ...{ vvd: OPEN, portOfLoading: POL, portOfDischarge: 'USLGB', contract, account, ...quantities, revision: 1 },
  ...more,
})

/** Two accounts, each with its rep; the second rep looks after both. The open voyage takes 100 TEU and 50 FEU at Ningbo. */
export async function loadAllocationWorld(portal: Portal) {
  await loadRequestWorld(portal)
  const rep = await portal.person({ groups: ['VA'], firstName: 'Rui' })
  const deputy = await portal.person({ groups: ['VU'], firstName: 'Dan' })
  const other = await portal.person({ groups: ['VA', 'VU'], firstName: 'Ola' })
  const sales = await portal.person({ groups: ['VS'], firstName: 'Sofia' })
  await portal.carrier('allocation-accounts', [
    { organisation: 'NBL', partyType: 'BCO', salesReps: [rep.webId, deputy.webId], revision: 1 },
    { organisation: 'LSH', partyType: 'NVOCC', salesReps: [other.webId], revision: 1 },
  ])
  const capacity = { portOfLoading: POL, capacityTeu: 100, capacityFeu: 50, revision: 1 }
  await portal.carrier('capacities', [
    { vvd: OPEN, ...capacity },
    { vvd: SAILED, ...capacity },
  ])
  await portal.carrier('allocations', [
    allocationLine('NBL', 'SC1042'),
    allocationLine('LSH', 'SC2001'),
    allocationLine('NBL', 'SC1042', { vvd: SAILED }),
  ])
  return { rep, deputy, other, sales }
}

export const allocationCalls = (portal: Portal, headers: Record<string, string>) => {
  const send = (method: string, path: string, body: object) =>
    portal.call(method, `/api/allocation/${path}`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const search = async (more: object = {}) => send('POST', 'search', { vvds: [OPEN], ...more })
  return {
    search,
    rows: async (more: object = {}) => allocationRows((await search(more)).json),
    update: (changes: object[], more: object = {}) => send('PUT', 'update', { changes, ...more }),
    add: (addition: object) => send('POST', 'manual', addition),
    notify: (input: object) => send('POST', 'notify', input),
    report: (criteria: object) => send('POST', 'report', criteria),
    get: (path: string) => portal.get(`/api/allocation/${path}`, headers),
    upload: (path: string, bytes: Buffer | string) =>
      portal.call('POST', `/api/allocation/${path}`, {
        body: bytes,
        headers: { 'content-type': 'application/octet-stream', ...headers },
      }),
  }
}
