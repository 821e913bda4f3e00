import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { codesOf } from '../identity/visitor.fixture.ts'
import { adminOf } from './admin.fixture.ts'

let portal: Portal
let admin: ReturnType<typeof adminOf>
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  admin = adminOf(portal, await portal.person({ username: 'ada@carrier.example', groups: ['ADMIN'] }))
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking('3104482', {})])
})
afterAll(() => portal.stop())

const details = { name: 'Yongjiang Tools', localName: '甬江工具', address: '8 Yongjiang Road', country: 'CN' }
const add = (ref: string, change: object = {}) => admin.addOrganisation({ ...details, ref, ...change })
const idOf = async (ref: string): Promise<string> =>
  (await portal.pool.raw.query('select id from organisation where ref = $1', [ref])).rows[0].id
const formOf = async (id: string) => {
  const { name, localName, address, country, keptBy, version } = await admin.organisation(id)
  return { id, name, localName, address, country, keptBy, version }
}
const namesFor = async (q: string) => {
  const { json } = await admin.organisations({ q })
  return json.organisations.map(({ name }: { name: string }) => name)
}
const trailOf = async (id: string) =>
  (await portal.pool.raw.query('select actor, before, after from audit_entry where object_id = $1 order by id', [id]))
    .rows

describe('an organisation', () => {
  it('is added by an admin, found by its names, and kept here', async () => {
    const { status, json } = await add('YJT')
    expect(status).toBe(200)
    expect(json).toMatchObject({ ...details, ref: 'YJT', keptBy: 'portal', version: 0, members: [], bookings: 0 })
    expect(await admin.organisation(json.id)).toEqual(json)
    for (const q of ['yongjiang', 'TOOLS yong', '甬江', 'yongjiang gongju', 'yjt']) expect(await namesFor(q)).toContain('Yongjiang Tools')
    expect(await namesFor('yongjiang nothing')).toEqual([])
    expect(await trailOf(json.id)).toEqual([
      { actor: 'ada@carrier.example', before: null, after: { ...details, ref: 'YJT', keptBy: 'portal' } },
    ])
  }) // biome-ignore format: the words on one line

  it('has a reference of its own, also when two are added at once', async () => {
    const replies = await Promise.all([add('TWICE'), add('TWICE', { name: 'Another' })])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.map(({ json }) => json.errorCode)).toContain('AC0014')
    expect((await add('NBL')).json.errorCode).toBe('AC0014')
  })

  it.each([
    ['no name', { name: ' ' }, 'name AC0011'],
    ['no address', { address: '' }, 'address AC0012'],
    ['no country', { country: '' }, 'country AC0013'],
    ['a country that does not exist', { country: 'ZZ' }, 'country AC0013'],
    ['a reference of small letters', { ref: 'yjt' }, 'ref AC0015'],
    ['a reference of one letter', { ref: 'Y' }, 'ref AC0015'],
  ])('is refused with %s', async (_case, change, expected) => {
    const reply = await add('WRONG', change)
    expect(reply.status).toBe(422)
    expect(codesOf(reply)).toEqual([expected])
  })

  it('lists its members, and how many bookings name it', async () => {
    const nbl = await idOf('NBL')
    const mei = await portal.person({ groups: ['BD'], organisationIds: [nbl], roles: ['member', 'shipper'] })
    const an = await portal.person({ firstName: 'An', organisationIds: [nbl], webIdGranted: false })
    const { members, bookings } = await admin.organisation(nbl)
    expect(members).toEqual([
      { id: an.accountId, email: an.username, name: 'An Chen', status: 'CONFIRMED', roles: ['member'], webIdGranted: false },
      { id: mei.accountId, email: mei.username, name: 'Mei Chen', status: 'ACTIVE', roles: ['member', 'shipper'], webIdGranted: true },
    ]) // biome-ignore format: one row each
    expect(bookings).toBe(1)
    const found = (await admin.organisations({ q: 'nbl' })).json.organisations
    expect(found).toMatchObject([{ ref: 'NBL', members: 2 }])
    expect((await admin.get('/organisation/detail', { id: mei.accountId })).json.errorCode).toBe('GE0002')
  })

  it('is shown by its new name on every booking that names it', async () => {
    const nbl = await idOf('NBL')
    const containerNo = lines.containerNumber(482913)
    await portal.carrier('containers', [lines.container('3104482', containerNo, {})])
    const mei = await portal.person({ groups: ['TD'], organisationIds: [nbl] })
    const shown = async () => (await portal.get(`/api/cargo/detail?bookingNo=3104482&containerNo=${containerNo}`, mei.headers)).text
    expect(await shown()).toContain('Ningbo Lighting')
    const reply = await admin.changeOrganisation({ ...(await formOf(nbl)), name: 'Ningbo Lamps', keptBy: 'portal' })
    expect(reply.json).toMatchObject({ name: 'Ningbo Lamps', keptBy: 'portal' })
    expect(await shown()).toContain('Ningbo Lamps')
    expect(await shown()).not.toContain('Ningbo Lighting')
    expect(await namesFor('lamps')).toEqual(['Ningbo Lamps'])
    expect(await namesFor('lighting')).toEqual([])
    expect(await trailOf(nbl)).toMatchObject([
      { actor: 'ada@carrier.example', before: { keptBy: 'carrier' }, after: { name: 'Ningbo Lamps', keptBy: 'portal' } },
    ])
  }) // biome-ignore format: one entry

  it('that is kept here is not overwritten by the carrier until it is given back', async () => {
    const line = { ref: 'GBK', name: 'Given Back Ltd', address: '2 Quay', country: 'VN' }
    await portal.carrier('organisations', [line])
    const id = await idOf('GBK')
    await admin.changeOrganisation({ ...(await formOf(id)), name: 'Kept Here Ltd', keptBy: 'portal' })
    const ignored = await portal.carrier('organisations', [{ ...line, name: 'Carrier Says Ltd' }])
    expect(ignored.json).toMatchObject({ accepted: 0, unchanged: 1 })
    expect(await admin.organisation(id)).toMatchObject({ name: 'Kept Here Ltd', version: 1 })
    expect(await namesFor('kept here')).toEqual(['Kept Here Ltd'])

    expect((await admin.changeOrganisation({ ...(await formOf(id)), keptBy: 'carrier' })).status).toBe(200)
    const stale = await formOf(id)
    const accepted = await portal.carrier('organisations', [{ ...line, name: 'Carrier Says Ltd' }])
    expect(accepted.json).toMatchObject({ accepted: 1 })
    expect(await admin.organisation(id)).toMatchObject({ name: 'Carrier Says Ltd', keptBy: 'carrier', version: 3 })
    expect(await namesFor('carrier says')).toEqual(['Carrier Says Ltd'])
    expect((await admin.changeOrganisation({ ...stale, name: 'Late Ltd' })).json.errorCode).toBe('GE0007')
  })

  it('is changed by one of two admins, and only when something differs', async () => {
    const { json } = await add('RACE')
    const form = await formOf(json.id)
    const replies = await Promise.all(['One', 'Other'].map((name) => admin.changeOrganisation({ ...form, name })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await admin.changeOrganisation(await formOf(json.id))).json.errorCode).toBe('AC0010')
    expect(codesOf(await admin.changeOrganisation({ ...form, name: '' }))).toEqual(['name AC0011'])
    expect((await admin.changeOrganisation({ ...form, id: '00000000-0000-4000-8000-000000000000' })).json.errorCode).toBe('GE0002')
  }) // biome-ignore format: one call each
})

describe('the look-up of organisations', () => {
  it('shows all of them by name, page by page', async () => {
    await portal.pool.raw.query(
      `insert into organisation (ref, name, address, country)
       select 'MANY' || i, case when i % 2 = 0 then 'many ' else 'Many ' end || i % 40, 'Quay', 'CN' from generate_series(1, 120) i`,
    )
    const seen: { id: string; name: string }[] = []
    let after: string | null = null
    do {
      const { json }: { json: { organisations: typeof seen; next: string | null } } = await admin.organisations(after ? { after } : {}) // biome-ignore format: typed because of the loop
      expect(json.organisations.length).toBeLessThanOrEqual(50)
      seen.push(...json.organisations)
      after = json.next
    } while (after)
    const { rows } = await portal.pool.raw.query('select count(*)::int as count from organisation')
    expect(new Set(seen.map(({ id }) => id)).size).toBe(rows[0].count)
    expect(seen).toHaveLength(rows[0].count)
    const many = seen.filter(({ name }) => name.toLowerCase().startsWith('many')).map(({ name }) => name.toLowerCase())
    expect(many).toEqual([...many].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
  })

  it('is cut when many match', async () => {
    await portal.carrier('organisations', Array.from({ length: 103 }, (_, at) => ({ ref: `CUT${at}`, name: `Lacquer ${at}`, address: 'Quay', country: 'CN' })))
    const { json } = await admin.organisations({ q: 'lacquer' })
    expect([json.organisations.length, json.isCut, json.next]).toEqual([100, true, null])
    expect((await admin.organisations({ q: 'lacquer 77' })).json).toMatchObject({ isCut: false, organisations: [{ ref: 'CUT77' }] })
  }) // biome-ignore format: one call each

  it('needs whole words and a place that it wrote itself', async () => {
    expect((await admin.organisations({ q: 'n' })).json).toMatchObject({ errorCode: 'AC0002', messageArgs: ['2'] })
    expect((await admin.organisations({ after: "x' or 1=1" })).json.errorCode).toBe('GE0012')
    expect((await admin.organisations({ after: '00000000-0000-4000-8000-000000000000' })).json.organisations).toEqual(
      [],
    )
  })
})
