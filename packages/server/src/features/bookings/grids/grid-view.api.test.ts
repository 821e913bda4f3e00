import { VIEW_LIMIT } from '@fairway/contract/shared/grid.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { as, createDesk, type Person } from '../../identity/assumption/assumption.fixture.ts'
import { createViews, preference, view } from './grid.fixture.ts'

let portal: Portal
let calls: ReturnType<typeof createViews>
let [lighting, lakeshore] = ['', '']
const people = (organisationIds: string[], firstName?: string) =>
  portal.person({ groups: ['TD'], organisationIds, ...(firstName && { firstName }) })
beforeAll(async () => {
  portal = await startPortal()
  calls = createViews(portal)
  await portal.carrier('organisations', lines.organisations)
  const { rows } = await portal.pool.raw.query<{ id: string }>('select id from organisation order by ref desc')
  ;[lighting, lakeshore] = rows.map(({ id }) => id) as [string, string] // the two of the fixture
})
afterAll(() => portal.stop())

const leave = ({ accountId }: Person, organisationId: string) =>
  portal.pool.raw.query('delete from account_organisation where account_id = $1 and organisation_id = $2', [
    accountId,
    organisationId,
  ])
const auditOf = async (id: string) => {
  const { rows } = await portal.pool.raw.query(
    'select actor, action, before, after from audit_entry where object_id = $1 order by id',
    [id],
  )
  return rows
}
const everything = {
  criteria: { numberType: 'container', numbers: ['FWYU4829130'], sailedDays: 7, 中: { deep: [1, null, true] } },
  state: {
    layout: { columns: [{ id: 'vvd', widthPx: 90, hidden: true, pinned: true }], density: 'roomy' },
    sort: [{ id: 'arrivalAt', descending: true }],
    filters: { stage: { kind: 'oneOf', values: ['Hold'] }, seal: { kind: 'has', text: 'đỏ' } },
  },
}

describe('a saved view', () => {
  it('brings back the search and the look exactly as they were, and leaves a trace', async () => {
    const mei = await people([lighting])
    const { json: made } = await calls.create(mei, view({ content: everything }))
    const { views } = await calls.list(mei)
    expect(views).toEqual([made])
    expect(made).toMatchObject({ isOwn: true, owner: null, sharedWith: null, version: 0, content: everything })
    expect(await auditOf(made.id)).toEqual([
      expect.objectContaining({ actor: mei.username, action: 'POST /api/bookings/views', before: null }),
    ])
  })

  it('stands among one’s own by name, which come before those of colleagues, and belongs to one grid', async () => {
    const [mei, an] = [await people([lighting]), await people([lighting], 'An')]
    for (const name of ['rail', 'Arriving', '到港']) await calls.create(mei, view({ name }))
    await calls.create(an, view({ name: 'aboard', sharedWith: lighting }))
    await calls.create(mei, view({ name: 'Bookings', grid: 'gridPrefBD' }))
    expect(await calls.names(mei)).toEqual(['Arriving', 'rail', '到港', 'aboard'])
    expect(await calls.names(mei, 'gridPrefBD')).toEqual(['Bookings'])
    const { views } = await calls.list(mei)
    expect(views.at(-1)).toMatchObject({ isOwn: false, owner: 'An Chen', sharedWith: lighting })
    await leave(an, lighting)
  })

  it('has a name of its own, whatever the case, for each person and grid', async () => {
    const [mei, an] = [await people([lighting]), await people([lighting])]
    await calls.create(mei, view({ name: 'Tàu đến' }))
    const conflict = { status: 409, json: { errorCode: 'GV0001', messageArgs: ['TÀU ĐẾN'] } }
    expect(await calls.create(mei, view({ name: ' TÀU ĐẾN ' }))).toMatchObject(conflict)
    expect((await calls.create(mei, view({ name: 'Tàu đến', grid: 'gridPrefBD' }))).status).toBe(200)
    expect((await calls.create(an, view({ name: 'tàu đến' }))).status).toBe(200)

    const { json: other } = await calls.create(mei, view({ name: 'Other' }))
    expect(await calls.change(mei, changed(other, { name: 'TÀU ĐẾN' }))).toMatchObject(conflict)
    expect((await calls.change(mei, changed(other, { name: 'OTHER' }))).json).toMatchObject({
      name: 'OTHER',
      version: 1,
    })
  })

  it('is made once when two devices save the same name at once', async () => {
    const mei = await people([])
    const replies = await Promise.all(['One', 'ONE', 'one', 'oNe'].map((name) => calls.create(mei, view({ name }))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await calls.names(mei)).toHaveLength(1)
  })

  it('is refused where there are too many, also when several come at once', async () => {
    const mei = await people([])
    await portal.pool.raw.query(
      `insert into grid_view (account_id, grid, name, content)
       select $1, 'gridPrefCD', 'view ' || n, '{}' from generate_series(1, $2) n`,
      [mei.accountId, VIEW_LIMIT - 1],
    )
    const replies = await Promise.all(['a', 'b', 'c'].map((name) => calls.create(mei, view({ name }))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await calls.create(mei, view({ name: 'd' }))).toMatchObject({
      status: 422,
      json: { errorCode: 'GV0002', messageArgs: [String(VIEW_LIMIT)] },
    })
    expect((await calls.create(mei, view({ name: 'd', grid: 'gridPrefBD' }))).status).toBe(200)
  })

  it('that an older portal kept and nobody can read now opens the grid as it is made, and can be taken away', async () => {
    const mei = await people([])
    for (const content of ['7', '[]', '{"state": 1, "criteria": {"sailedDays": 7}}', '{"criteria": []}'])
      await portal.pool.raw.query(
        "insert into grid_view (account_id, grid, name, content) values ($1, 'gridPrefCD', $2::text, ($2::text)::jsonb)",
        [mei.accountId, content],
      )
    const { views } = await calls.list(mei)
    const asMade = { ...preference(), filters: {} }
    expect(views.map(({ content }: { content: unknown }) => content)).toEqual([
      { criteria: {}, state: asMade },
      { criteria: {}, state: asMade },
      { criteria: {}, state: asMade },
      { criteria: { sailedDays: 7 }, state: asMade },
    ])
    for (const one of views) expect((await calls.remove(mei, one)).json).toEqual({ done: true })
    expect(await calls.names(mei)).toEqual([])
  })
})

const changed = ({ id, version }: { id: string; version: number }, more: object = {}) => {
  const { grid: _, ...rest } = view()
  return { ...rest, id, version, ...more }
}

describe('a view that is shared', () => {
  it('is there for the people of that organisation, who change nothing in it, and for nobody else', async () => {
    const [mei, an] = [await people([lighting, lakeshore]), await people([lighting])]
    const strangers = [await people([lakeshore]), await people([]), await portal.person({ groups: ['CSR', 'ADMIN'] })]
    const { json: made } = await calls.create(mei, view({ name: 'Shared', sharedWith: lighting, content: everything }))
    const { views } = await calls.list(an)
    expect(views).toEqual([{ ...made, isOwn: false, owner: 'Mei Chen' }])
    for (const stranger of strangers) expect(await calls.names(stranger)).not.toContain('Shared')

    const gone = { status: 404, json: { errorCode: 'GE0002' } }
    for (const other of [an, ...strangers]) {
      expect(await calls.change(other, changed(made))).toMatchObject(gone)
      expect(await calls.remove(other, made)).toMatchObject(gone)
    }
    expect((await calls.remove(mei, made)).status).toBe(200)
    expect(await calls.names(an)).not.toContain('Shared')
  })

  it('is seen no more by those who leave, and when its owner leaves, or loses the grant, by nobody but them', async () => {
    const [mei, an] = [await people([lighting, lakeshore]), await people([lighting])]
    const { json: made } = await calls.create(mei, view({ name: 'Ours', sharedWith: lighting }))
    expect(await calls.names(an)).toContain('Ours')
    const grant = (isGranted: boolean) =>
      portal.pool.raw.query('update account_organisation set web_id_granted = $2 where account_id = $1', [
        mei.accountId,
        isGranted,
      ])
    await grant(false)
    expect(await calls.names(an)).not.toContain('Ours')
    await grant(true)
    expect(await calls.names(an)).toContain('Ours')
    await leave(mei, lighting)
    expect(await calls.names(an)).not.toContain('Ours')
    expect((await calls.list(mei)).views, 'shared with nobody now').toMatchObject([{ name: 'Ours', sharedWith: null }])
    expect((await calls.change(mei, changed(made, { name: 'Mine' }))).json).toMatchObject({ sharedWith: null })

    const bo = await people([lighting])
    await calls.create(bo, view({ name: 'Of Bo', sharedWith: lighting }))
    expect(await calls.names(an)).toContain('Of Bo')
    await leave(an, lighting)
    expect(await calls.names(an)).not.toContain('Of Bo')
  })

  it('can be shared with organisations of one’s own, which the list names, and with no other', async () => {
    const mei = await people([lighting])
    expect((await calls.list(mei)).organisations).toEqual([
      { id: lighting, name: 'Ningbo Lighting Co., Ltd.', localName: '宁波照明有限公司' },
    ])
    const { json: made } = await calls.create(mei, view({ name: 'Mine' }))
    for (const sharedWith of [lakeshore, crypto.randomUUID()]) {
      const gone = { status: 404, json: { errorCode: 'GE0002' } }
      expect(await calls.create(mei, view({ name: 'Theirs', sharedWith }))).toMatchObject(gone)
      expect(await calls.change(mei, changed(made, { sharedWith }))).toMatchObject(gone)
    }
    const shared = await calls.change(mei, changed(made, { sharedWith: lighting.toUpperCase() }))
    expect(shared.json).toMatchObject({ sharedWith: lighting, version: 1 })
    expect(await calls.names(mei)).toEqual(expect.not.arrayContaining(['Theirs']))
    await calls.change(mei, changed(shared.json))
  })

  it('stays private for a member for whom no web id was granted', async () => {
    const refused = await portal.person({ groups: ['TD'], organisationIds: [lighting], webIdGranted: false })
    const { views, organisations } = await calls.list(refused)
    expect([views, organisations]).toEqual([[], []])
  })
})

describe('a change of a view', () => {
  it('is kept with what was before, and one from a page that is behind is refused', async () => {
    const mei = await people([])
    const { json: made } = await calls.create(mei, view())
    const { json: first } = await calls.change(mei, changed(made, { name: 'First', content: everything }))
    expect(first).toMatchObject({ name: 'First', version: 1, content: everything, grid: 'gridPrefCD' })
    const stale = { status: 409, json: { errorCode: 'GE0007' } }
    expect(await calls.change(mei, changed(made, { name: 'Second' }))).toMatchObject(stale)
    expect(await calls.remove(mei, made)).toMatchObject(stale)
    expect((await calls.list(mei)).views).toEqual([first])
    expect((await calls.remove(mei, first)).json).toEqual({ done: true })
    expect(await calls.remove(mei, first)).toMatchObject({ status: 404, json: { errorCode: 'GE0002' } })
    expect((await auditOf(made.id)).map(({ action, before, after }) => [action, before?.name, after?.name])).toEqual([
      ['POST /api/bookings/views', undefined, 'Arriving this week'],
      ['PUT /api/bookings/views', 'Arriving this week', 'First'],
      ['DELETE /api/bookings/views', 'First', undefined],
    ])
  })

  it('counts once when two pages change it at once', async () => {
    const mei = await people([])
    const { json: made } = await calls.create(mei, view())
    const replies = await Promise.all(['a', 'b', 'c'].map((name) => calls.change(mei, changed(made, { name }))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('is not made by customer service that stands in, who sees the customer’s views and not their own', async () => {
    const desk = createDesk(portal)
    const [csr, customer] = [await desk.csr(), await desk.customer({ organisationIds: [lakeshore] })]
    const { json: made } = await calls.create(customer, view({ name: 'Of the customer' }))
    await calls.create(csr, view({ name: 'Of customer service' }))
    await desk.assume(csr, customer.username)
    const csrAsCustomer = { headers: as(csr, customer.username) }
    expect(await calls.names(csrAsCustomer)).toEqual(['Of the customer'])
    const refused = { status: 403, json: { errorCode: 'AU0014' } }
    expect(await calls.create(csrAsCustomer, view({ name: 'New' }))).toMatchObject(refused)
    expect(await calls.change(csrAsCustomer, changed(made))).toMatchObject(refused)
    expect(await calls.remove(csrAsCustomer, made)).toMatchObject(refused)
  })

  it.each([
    ['without a name', { name: '  ' }],
    ['with a name of control characters', { name: 'a\u0007b' }],
    ['with an owner', { accountId: crypto.randomUUID() }],
    ['with a look that no grid has', { content: { criteria: {}, state: {} } }],
    ['with half a character', { content: { ...everything, criteria: { text: '\ud800' } } }],
    ['with half a character in a name', { content: { ...everything, criteria: { '\udc00': 1 } } }],
    ['with half a character in a filter', { content: { criteria: {}, state: { ...everything.state, filters: { seal: { kind: 'has', text: '\ud800' } } } } }],
    ['with NUL', { content: { ...everything, criteria: { text: '\0' } } }],
    ['that is nested', { content: { ...everything, criteria: { deep: [[[[[]]]]] } } }],
    ['that would fill the disk', { content: { ...everything, criteria: { text: 'x'.repeat(200_000) } } }],
  ])('%s is refused', async (_name, more) => {
    const mei = await people([])
    const reply = await calls.create(mei, view(more))
    expect([reply.status, reply.json.errorCode]).toEqual([400, 'GE0012'])
  }) // biome-ignore format: one line a case

  it('nested without end is refused like any other nonsense', async () => {
    const mei = await people([])
    const body = JSON.stringify(view()).replace('["In-Transit"]', `${'['.repeat(200_000)}${']'.repeat(200_000)}`)
    const reply = await portal.call('POST', '/api/bookings/views', {
      body,
      headers: { 'content-type': 'application/json', ...mei.headers },
    })
    expect([reply.status, reply.json.errorCode]).toEqual([400, 'GE0012'])
  })
})
