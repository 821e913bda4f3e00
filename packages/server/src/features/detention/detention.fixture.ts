import type { Portal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { contractParties, lightingContract, textileContract } from '../carrier/contract-lines.fixture.ts'

/** Five working days from the day after the out-gate, then 85, 135 and 210 dollars for each calendar day. */
export const termsLine = (more: object = {}) => ({
  ref: 'PUB-DRY',
  contract: 'PUBTP1',
  equipmentGroup: 'dry',
  freeDays: 5,
  tiers: [
    { fromDay: 1, toDay: 4, rate: '85.00' },
    { fromDay: 5, toDay: 8, rate: '135.00' },
    { fromDay: 9, rate: '210.00' },
  ],
  currency: 'USD',
  calendar: { country: 'US' },
  validFrom: '2026-01-01',
  validTo: '2027-12-31',
  source: 'Tariff FWYL-100, rule 21',
  revision: 1,
  ...more,
})

export const publicTariff = (more: object = {}) =>
  lightingContract({
    number: 'PUBTP1',
    title: 'Public tariff trans-Pacific',
    isPublic: true,
    validTo: '2027-12-31',
    parties: [{ role: 'contractHolder', organisation: 'NBL' }],
    ...more,
  })

/** A public tariff and the contracts of two rivals, each with its terms, and people with and without the group. */
export async function fillDetention(portal: Portal) {
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', [...lines.organisations, ...contractParties])
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('contracts', [publicTariff(), lightingContract(), textileContract()])
  await portal.carrier('detention-terms', [
    termsLine(),
    termsLine({ ref: 'NBL-ANY', contract: 'SC1042', equipmentGroup: null, freeDays: 7, freeUnit: 'calendar' }),
    termsLine({ ref: 'HPT-ANY', contract: 'SC1024', equipmentGroup: null, freeDays: 9 }),
  ])
  const idOf = async (ref: string): Promise<string> =>
    (await portal.pool.raw.query('select id from organisation where ref = $1', [ref])).rows[0].id
  const member = async (ref: string, ...groups: ('DE' | 'TD' | 'ADMIN')[]) =>
    portal.person({ groups, organisationIds: [await idOf(ref)] })
  return {
    shipper: await member('NBL', 'DE', 'TD'),
    consignee: await member('LSH', 'DE'),
    rival: await member('HPT', 'DE', 'TD'),
    visitor: await member('NBL', 'TD'),
    admin: await member('NBL', 'ADMIN'),
  }
}
