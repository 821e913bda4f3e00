import type { ExceptionInput, FoundRules, RuleInput } from '@fairway/contract/eta-rules/eta-rule.schema'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'

const built = (code: string, group: string) => ({ ...lines.equipmentTypes[0], code, group })

/** A portal to whose ports vessels come; Oakland and Honolulu are for those who want a port to themselves. */
export async function startRulesPortal() {
  const portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  const [oakland] = lines.locations.filter(({ code }) => code === 'USOAK')
  await portal.carrier('locations', [...lines.locations, { ...oakland, code: 'USHNL', zone: 'Pacific/Honolulu' }])
  await portal.carrier('equipment-types', [...lines.equipmentTypes, built('45R1', 'reefer'), built('22G1', 'dry')])
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  return portal
}

/** Long Beach, vessels that come in on Monday, any container for a customer near the port. */
export const rule: RuleInput = {
  port: 'USLGB',
  shipment: 'LOCAL',
  equipment: null,
  equipmentGroup: null,
  arrivalDay: 1,
  arrivalFrom: '00:00',
  arrivalTo: '12:00',
  portAvailability: { days: 2, time: '08:00' },
  localAvailability: { days: 1, time: '16:00' },
  isActive: true,
}
/** The same for one voyage, whatever day it comes in. */
export const exception: ExceptionInput = { ...rule, arrivalDay: null, vvd: 'FHM042E', firstOn: null, lastOn: null }
export const forDays = (firstOn: string | null, lastOn: string | null, more: Partial<ExceptionInput> = {}) => ({
  ...exception, vvd: null, firstOn, lastOn, ...more,
}) // biome-ignore format: short

/** What an admin does with arrival rules. */
export function ruleDeskOf(portal: Portal, { headers }: { headers: Record<string, string> }) {
  const get = (path: string, query: Record<string, string> = {}) =>
    portal.get(`/api/eta/${path}?${new URLSearchParams(query)}`, headers)
  return {
    get,
    save: (input: object, more: Record<string, string> = {}) =>
      portal.post('/api/eta/createUpdate', input, { ...headers, ...more }),
    saveException: (input: object) => portal.post('/api/eta/exception/createUpdate', input, headers),
    preview: (input: object) => portal.post('/api/eta/preview', input, headers),
    previewException: (input: object) => portal.post('/api/eta/exception/preview', input, headers),
    detail: async (ruleId: number) => (await get('rule', { ruleId: String(ruleId) })).json,
    runs: async () => (await get('runs')).json.runs,
    idsOf: async (query: Record<string, string>, path = 'search'): Promise<number[]> =>
      ((await get(path, query)).json as FoundRules).rules.map(({ ruleId }) => ruleId),
  }
}

/** What an answer says of the fields: path and code, and what the code names. */
export const violationsIn = ({ json }: { json: { violations?: { path: string; code: string; args: string[] }[] } }) =>
  (json.violations ?? []).map(({ path, code, args }) => [path, code, ...args].join(' '))
