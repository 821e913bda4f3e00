import type { HomeLine } from '@fairway/contract/home/home.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonOptions } from '../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { NOW } from './home.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: NOW })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('schedules', lines.schedules)
})
afterAll(() => portal.stop())

const linesFor = async (options: PersonOptions, kind: string): Promise<HomeLine[]> => {
  const { headers } = await portal.person(options)
  return (await portal.get('/api/home', headers)).json.lines.filter((line: HomeLine) => line.kind === kind)
}
const admin: PersonOptions = { groups: ['ADMIN'] }
const sql = (text: string, values: unknown[] = []) => portal.pool.raw.query(text, values)

describe('an admin is told', () => {
  it('of deliveries that were set aside, and nobody else is', async () => {
    expect(await linesFor(admin, 'deliverySetAside')).toEqual([])
    await sql(`insert into outbox_entry (topic, key, payload, set_aside_at)
               select 'bookingRequest', 'FW0000000' || n, '{}', now() from generate_series(1, 4) n`)
    expect(await linesFor(admin, 'deliverySetAside')).toMatchObject([
      { count: 4, args: { names: 'FW00000001, FW00000002, FW00000003' } },
    ])
    expect(await linesFor({ groups: ['CSR', 'VS', 'TD'] }, 'deliverySetAside')).toEqual([])
  })

  it('of exceptions whose days are over at their port, or whose vessel has come', async () => {
    const exception = (values: string) =>
      sql(`insert into eta_rule (is_exception, is_active, port_code, shipment, opens, closes, port_days, port_minute, local_days,
                                 local_minute, changed_by, vvd, first_on, last_on)
           values (true, ${values.split(' ')[0]}, 'USLGB', 'LOCAL', 0, 1439, 1, 0, 1, 0, 'import', ${values.split(' ').slice(1).join(', ')})`)
    await exception("true null '2026-11-01' '2026-11-13'")
    expect(await linesFor(admin, 'ruleWithoutEffect')).toMatchObject([{ count: 1, place: 'USLGB' }])
    await exception("true null '2026-11-14' '2026-11-14'") // still that day at Long Beach
    await exception("false null '2026-10-01' '2026-10-02'")
    expect(await linesFor(admin, 'ruleWithoutEffect')).toMatchObject([{ count: 1 }])
    await exception("true 'FHM042E' null null")
    expect(await linesFor(admin, 'ruleWithoutEffect')).toMatchObject([{ count: 1 }])
    await sql("update port_call set arrival_actual_at = '2026-11-13T00:00:00Z' where vvd = 'FHM042E' and location_code = 'USLGB'")
    expect(await linesFor(admin, 'ruleWithoutEffect')).toMatchObject([{ count: 2 }])
    expect(await linesFor({ groups: ['TD', 'CSR'] }, 'ruleWithoutEffect')).toEqual([])
  }) // biome-ignore format: one statement a line
})
