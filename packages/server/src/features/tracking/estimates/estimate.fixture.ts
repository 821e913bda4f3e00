import { minuteOf } from '@fairway/contract/eta-rules/eta-rule.rules'
import type { Portal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { processEstimateRuns } from './estimate-worker.actions.ts'

/** Containers for Long Beach by Sunday, 2026-11-15; its clocks went back on 1 November and go forward on 14 March. */
export const NOW = '2026-11-15T00:00:00Z'

export interface RuleOf {
  port?: string
  shipment?: 'LOCAL' | 'IPI'
  equipment?: string
  group?: 'dry' | 'reefer' | 'special'
  vvd?: string
  /** First and last day of an exception. */
  between?: [string, string]
  /** 1 is Monday. */
  day?: number
  window: [string, string]
  local?: [number, string]
  inland?: [number, string]
  isActive?: boolean
}

const minute = (text: string) => (minuteOf(text) ?? Number.NaN) % 1440

/** Saves rules as an admin would, and returns their ids; one that overlaps another is left out, as it would be refused. */
export async function addRules(portal: Portal, rules: RuleOf[]): Promise<(number | null)[]> {
  const ids: (number | null)[] = []
  for (const rule of rules) {
    const [localDays, localTime] = rule.local ?? [1, '08:00']
    const [portDays, portTime] = rule.inland ?? [2, '09:00']
    const { rows } = await portal.pool.raw.query(
      `insert into eta_rule (is_exception, is_active, port_code, shipment, equipment_code, equipment_group, vvd, first_on, last_on, arrival_day,
                             opens, closes, port_days, port_minute, local_days, local_minute, changed_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'admin') on conflict do nothing returning id`,
      [
        ...[(rule.vvd ?? rule.between) !== undefined, rule.isActive ?? true, rule.port ?? 'USLGB'],
        ...[rule.shipment ?? 'LOCAL', rule.equipment, rule.group, rule.vvd, rule.between?.[0], rule.between?.[1]],
        ...[rule.day, minute(rule.window[0]), minute(rule.window[1])],
        ...[portDays, minute(portTime), localDays, minute(localTime)],
      ],
    )
    ids.push(rows[0]?.id ?? null)
  }
  return ids
}

/** Asks for a port to be estimated anew, as saving a rule does. */
export const askForPort = async (portal: Portal, port = 'USLGB'): Promise<number> =>
  (
    await portal.pool.raw.query(
      `insert into estimate_run (reason, port_code, requested_by) values ('rule', $1, 'admin')
       on conflict (port_code) where started_at is null and port_code is not null and rule_id is null do update set requested_at = now() returning id`,
      [port],
    )
  ).rows[0].id

export const workOff = (portal: Portal) => processEstimateRuns(portal.pool)

/** Changes the rules of a port to these, and waits until all containers follow. */
export async function replaceRules(portal: Portal, rules: RuleOf[]) {
  await portal.pool.raw.query('update eta_rule set is_active = false')
  const ids = await addRules(portal, rules)
  await askForPort(portal)
  await workOff(portal)
  return ids
}

const equipment = (code: string, group: string) => ({ ...lines.equipmentTypes[0], code, group })

export async function fillPlaces(portal: Portal, more: object[] = []) {
  await portal.carrier('locations', [...lines.locations, ...more])
  await portal.carrier('equipment-types', [
    ...[equipment('45G1', 'dry'), equipment('22G1', 'dry'), equipment('45R1', 'reefer'), equipment('22P1', 'special')],
  ])
  await portal.carrier('organisations', lines.organisations)
}

interface Arrival {
  planned: string
  estimated?: string
  actual?: string
}

/** A ship from Ningbo that arrives when and where it is said. */
export const voyageTo = (vvd: string, port: string, arrival: Arrival | string, revision = 1) => ({
  ...{ vvd, vessel: { code: vvd, name: `Fairway ${vvd}` }, voyage: '001', direction: 'E', service: 'TP1', revision },
  calls: [
    { location: 'CNNGB', departure: { planned: '2026-10-20T00:00:00Z' } },
    { location: port, arrival: typeof arrival === 'string' ? { planned: arrival } : arrival },
  ],
})

const oceanLeg = (vvd: string, port: string) => ({
  ...{ kind: 'ocean', from: 'CNNGB', to: port, vvd },
  ...{ plannedDepartureAt: '2026-10-20T00:00:00Z', plannedArrivalAt: '2026-11-16T00:00:00Z' },
})
/** Two days and six hours by train. */
const railLeg = (port: string) => ({
  ...{ kind: 'rail', from: port, to: 'USCHI' },
  ...{ plannedDepartureAt: '2026-11-18T00:00:00Z', plannedArrivalAt: '2026-11-20T06:00:00Z' },
})

interface Way {
  vvd: string
  port?: string
  isInland?: boolean
}

export const bookingOn = (bookingNo: string, { vvd, port = 'USLGB', isInland = false }: Way, more: object = {}) =>
  lines.booking(bookingNo, {
    portOfDischarge: port,
    ...(isInland && { placeOfDelivery: 'USCHI', destinationTerm: 'RAMP' }),
    legs: [oceanLeg(vvd, port), ...(isInland ? [railLeg(port)] : [])],
    ...more,
  })

export interface Stored {
  available: string | null
  delivered: string | null
  rule: number | null
}

const iso = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString())

/** What is stored with a container. */
export async function storedOf(portal: Portal, containerNo: string): Promise<Stored> {
  const { rows } = await portal.pool.raw.query(
    'select est_available_at, est_delivered_at, est_rule_id from container where container_no = $1',
    [containerNo],
  )
  return {
    available: iso(rows[0].est_available_at),
    delivered: iso(rows[0].est_delivered_at),
    rule: rows[0].est_rule_id,
  }
}

/** What the page of a container says. */
export async function shownOf(portal: Portal, bookingNo: string, containerNo: string) {
  const { json } = await portal.get(`/api/cargopub/detail?bookingNo=${bookingNo}&containerNo=${containerNo}`)
  const { estimatedAvailability, estimatedDelivery } = json.container
  return {
    available: iso(estimatedAvailability?.at ?? null),
    delivered: iso(estimatedDelivery),
    ruleBased: estimatedAvailability?.ruleBased ?? false,
  }
}

/** The former estimates of a container with what ended them, oldest first. */
export async function formerOf(portal: Portal, containerNo: string): Promise<[string | null, string][]> {
  const { rows } = await portal.pool.raw.query(
    `select k.available_at, k.reason from estimate_change k join container c on c.id = k.container_id
      where c.container_no = $1 order by k.id`,
    [containerNo],
  )
  return rows.map(({ available_at, reason }) => [iso(available_at), reason])
}
