import type { Portal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import * as trade from '../../carrier/contract-lines.fixture.ts'

/** Where the business clock stands: two ships are to come, one has sailed. */
export const NOW = '2026-11-15T00:00:00Z'

/** Loads a portal with places, ships, contracts of two rivals, and who belongs to them. */
export async function fillBookingTrade(portal: Portal) {
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', [...lines.organisations, ...trade.contractParties])
  await portal.carrier('package-types', trade.packageTypes)
  await portal.carrier('schedules', trade.comingShips)
  await portal.carrier('contracts', [trade.lightingContract(), trade.textileContract()])
  const idOf = async (ref: string): Promise<string> =>
    (await portal.pool.raw.query('select id from organisation where ref = $1', [ref])).rows[0].id
  const member = async (...refs: string[]) =>
    portal.person({ groups: ['BR'], organisationIds: await Promise.all(refs.map(idOf)) })
  return {
    idOf,
    member,
    shipper: await member('NBL'),
    rival: await member('HPT'),
    forwarder: await member('EWF'),
    consignee: await member('LSH'),
    both: await member('NBL', 'HPT'),
    nobody: await portal.person({ groups: ['BR'] }),
  }
}
export type BookingTrade = Awaited<ReturnType<typeof fillBookingTrade>>
