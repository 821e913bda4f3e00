import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from './carrier-lines.fixture.ts'
import { contractParties, lightingContract, packageTypes, textileContract } from './contract-lines.fixture.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('organisations', [...lines.organisations, ...contractParties])
})
afterAll(() => portal.stop())

const rows = async (text: string) => (await portal.pool.raw.query(text)).rows
const send = async (...contracts: object[]) => (await portal.carrier('contracts', contracts)).json

describe('package types', () => {
  it('are taken in once, and again when a name changes', async () => {
    expect((await portal.carrier('package-types', packageTypes)).json).toEqual({
      accepted: 2,
      unchanged: 0,
      rejected: [],
    })
    expect((await portal.carrier('package-types', packageTypes)).json).toMatchObject({ accepted: 0, unchanged: 2 })
    const renamed = { code: 'CT', names: { en: 'Cardboard box', zh: '纸箱', vi: 'Thùng carton' } }
    expect((await portal.carrier('package-types', [renamed])).json).toMatchObject({ accepted: 1 })
    expect(await rows("select name_en, spoken from package_type where code = 'CT'")).toEqual([
      { name_en: 'Cardboard box', spoken: 'zhixiang zx' },
    ])
  })
})

describe('contracts', () => {
  it('are taken in whole, and a later revision replaces all of one', async () => {
    expect(await send(lightingContract(), textileContract())).toEqual({ accepted: 2, unchanged: 0, rejected: [] })
    expect(await send(lightingContract(), textileContract())).toMatchObject({ accepted: 0, unchanged: 2 })
    const later = lightingContract({
      revision: 3,
      parties: [{ role: 'contractHolder', organisation: 'NBL' }],
      places: { loading: ['CNSHA'], discharge: [], receipt: [], delivery: [] },
      items: [],
    })
    expect(await send(later)).toMatchObject({ accepted: 1 })
    expect(await rows("select role from contract_party where contract_number = 'SC1042'")).toEqual([
      { role: 'contractHolder' },
    ])
    expect(await rows("select use, location_code from contract_place where contract_number = 'SC1042'")).toEqual([
      { use: 'loading', location_code: 'CNSHA' },
    ])
    expect(await rows("select from contract_item where contract_number = 'SC1042'")).toEqual([])
  })

  it('that come late lose against newer ones, in one batch too', async () => {
    expect(await send(lightingContract({ revision: 2, title: 'late' }))).toMatchObject({ accepted: 0, unchanged: 1 })
    expect(
      await send(lightingContract({ revision: 5, title: 'five' }), lightingContract({ revision: 4, title: 'four' })),
    ).toMatchObject({ accepted: 1, unchanged: 1 })
    expect(await rows("select title, revision from service_contract where number = 'SC1042'")).toEqual([
      { title: 'five', revision: 5 },
    ])
  })

  it('end with the newest one when an older one is done last', async () => {
    const newer = await portal.pool.raw.connect()
    await newer.query('begin')
    await newer.query("update service_contract set revision = 9, title = 'nine' where number = 'SC1042'")
    const older = send(lightingContract({ revision: 8, title: 'eight' }))
    const waiting = () =>
      rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
               and query like '%service_contract%'`)
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 60_000, interval: 20 })
    await newer.query('commit')
    newer.release()
    await older
    expect(await rows("select title, revision from service_contract where number = 'SC1042'")).toEqual([
      { title: 'nine', revision: 9 },
    ])
  })

  it('let their holder book, and others where they say so', async () => {
    const found =
      await rows(`select o.ref, p.role, p.may_book from contract_party p join organisation o on o.id = p.org_id
      where contract_number = 'SC1042' order by 1, 2`)
    expect(found).toEqual([
      { ref: 'EWF', role: 'forwarder', may_book: true },
      { ref: 'LSH', role: 'consignee', may_book: false },
      { ref: 'NBL', role: 'contractHolder', may_book: true },
      { ref: 'NBL', role: 'shipper', may_book: false },
    ])
  })

  it.each([
    [
      'an unknown organisation',
      { parties: [{ role: 'contractHolder', organisation: 'NOBODY' }] },
      'GE0002',
      'parties.0.organisation',
    ],
    [
      'an unknown place',
      { places: { loading: [], discharge: ['USXXX'], receipt: [], delivery: [] } },
      'GE0002',
      'places.discharge.0',
    ],
    ['no holder', { parties: [{ role: 'shipper', organisation: 'NBL' }] }, 'GE0012', 'parties'],
    ['an end before its start', { validTo: '2025-12-31' }, 'GE0012', 'validTo'],
    ['a number of seven characters', { number: 'SC10421' }, 'GE0012', 'number'],
    [
      'an item code of nine',
      { items: [{ code: '123456789', names: { en: 'a', zh: '一', vi: 'a' } }] },
      'GE0012',
      'items.0.code',
    ],
    ['no payment term', { paymentTerms: [] }, 'GE0012', 'paymentTerms'],
  ])('with %s are named and change nothing', async (_case, more, code, path) => {
    const before = await rows('select * from service_contract order by number')
    const { accepted, rejected } = await send(lightingContract({ revision: 90, ...more }))
    expect(accepted).toBe(0)
    expect(rejected).toMatchObject([{ line: 1, errorCode: code, violations: [{ path }] }])
    expect(await rows('select * from service_contract order by number')).toEqual(before)
  })
})
