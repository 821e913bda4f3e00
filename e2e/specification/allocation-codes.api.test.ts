import { afterAll, beforeAll } from 'vitest'
import { TODAY } from '../../packages/server/src/features/bookings/requests/booking-request.fixture.ts'
import * as allocation from '../../packages/server/src/features/vessel-allocation/allocation.fixture.ts'
import { type Portal, startPortal } from '../../packages/server/src/platform/testing.ts'
import { walkCodes } from './answers.ts'
import { allocationCodes } from './codes.ts'

const { OPEN, POL, SAILED } = allocation
let portal: Portal
let rep: ReturnType<typeof allocation.allocationCalls>
let stranger: ReturnType<typeof allocation.allocationCalls>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const people = await allocation.loadAllocationWorld(portal)
  rep = allocation.allocationCalls(portal, people.rep.headers)
  stranger = allocation.allocationCalls(portal, (await portal.person({ groups: ['BD'] })).headers)
})
afterAll(() => portal.stop())

/** Changes the first of the rep's own rows on a voyage. */
async function change(vvd: string, cells: object, older = 0) {
  const { id, version } = (await rep.rows({ vvds: [vvd] })).find(({ isOwn }) => isOwn) ?? { id: 0, version: 0 }
  return rep.update([{ id, version: version - older, ...cells }])
}

walkCodes(allocationCodes, () => ({
  VA0001: () => stranger.search(),
  VA0002: () => rep.search({ vvds: ['FWS102E'] }),
  VA0003: () => rep.get('vvd?from=2026-13-01'),
  VA0004: () => rep.get('vvd?to=tomorrow'),
  VA0005: () => rep.get('vvd?days=22'),
  VA0006: () => rep.search({ vvds: [] }),
  VA0007: () => change(OPEN, { releaseTeu: 101 }),
  VA0008: () => change(OPEN, { demandTeu: 11 }, 1),
  VA0009: () => rep.get('download?'),
  VA0010: () => rep.get(`download?vvds=${OPEN}`),
  VA0011: () => rep.get(`download?vvds=${OPEN}&portsOfLoading=CNSHA`),
  VA0012: () => rep.upload(`upload?vvds=${OPEN}&name=a.csv`, Buffer.alloc(0)),
  VA0013: () => rep.upload(`upload?vvds=${OPEN}&name=..%2Fa.csv`, `VVD,POL\n${OPEN},${POL}`),
  VA0014: () => change(SAILED, { demandTeu: 1 }),
  VA0015: () => rep.search({ vvds: ['QQQ001E'] }),
}))
