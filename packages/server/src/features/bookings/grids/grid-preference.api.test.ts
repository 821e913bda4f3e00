import { gridNames } from '@fairway/contract/shared/grid.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { as, createDesk, type Person } from '../../identity/assumption/assumption.fixture.ts'
import { createViews, preference, view } from './grid.fixture.ts'

let portal: Portal
let calls: ReturnType<typeof createViews>
let mei: Person
beforeAll(async () => {
  portal = await startPortal()
  calls = createViews(portal)
  mei = await portal.person({ groups: ['TD'] })
})
afterAll(() => portal.stop())

const wide = preference({ layout: { columns: [{ id: 'stage', widthPx: 240, pinned: true }], density: 'roomy' } })
/** Whatever a build before this one wrote, or a hand in the database. */
const store = (who: Person, stored: string) =>
  portal.pool.raw.query(
    `insert into grid_preference (account_id, grid, preference) values ($1, 'gridPrefCD', $2)
     on conflict (account_id, grid) do update set preference = excluded.preference`,
    [who.accountId, stored],
  )

describe('how a grid comes up', () => {
  it('is as it was made until somebody says otherwise, for each of the eight grids by itself', async () => {
    for (const grid of gridNames) expect(await calls.preferenceOf(mei, grid)).toBeNull()
    for (const [at, grid] of gridNames.entries()) {
      const own = preference({ layout: { columns: [{ id: 'vvd', widthPx: 100 + at }], density: 'compact' } })
      expect((await calls.prefer(mei, grid, own)).json).toEqual({ preference: own })
    }
    for (const [at, grid] of gridNames.entries())
      expect((await calls.preferenceOf(mei, grid)).layout.columns).toEqual([{ id: 'vvd', widthPx: 100 + at }])
  })

  it('is what was said last, from whichever device, and the same said again changes nothing', async () => {
    const phone = { ...mei, ...(await portal.people.signIn(mei)) }
    await calls.prefer(mei, 'gridPrefCD', preference())
    for (const _ of [1, 2]) await calls.prefer(phone, 'gridPrefCD', wide)
    expect(await calls.preferenceOf(mei, 'gridPrefCD')).toEqual(wide)
    const { rows } = await portal.pool.raw.query('select from grid_preference where account_id = $1', [mei.accountId])
    expect(rows).toHaveLength(gridNames.length)
  })

  it('stays whole when two devices speak at once', async () => {
    const both = [wide, preference()]
    const replies = await Promise.all([...both, ...both, ...both].map((one) => calls.prefer(mei, 'gridPrefVA', one)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(both).toContainEqual(await calls.preferenceOf(mei, 'gridPrefVA'))
  })

  it('is forgotten on request, as often as somebody asks, and nothing else with it', async () => {
    const nobody = await portal.person({ groups: ['TD'] })
    await calls.prefer(nobody, 'gridPrefCD', wide)
    await calls.prefer(nobody, 'gridPrefBD', wide)
    for (const _ of [1, 2]) expect((await calls.reset(nobody, 'gridPrefCD')).json).toEqual({ done: true })
    expect(await calls.preferenceOf(nobody, 'gridPrefCD')).toBeNull()
    expect(await calls.preferenceOf(nobody, 'gridPrefBD')).toEqual(wide)
    expect(await calls.preferenceOf(mei, 'gridPrefBD'), 'of somebody else').not.toEqual(wide)
  })

  it('is the customer’s for customer service that stands in, who reads it and changes nothing', async () => {
    const desk = createDesk(portal)
    const [csr, customer] = [await desk.csr(), await desk.customer()]
    await calls.prefer(csr, 'gridPrefCD', preference())
    await calls.prefer(customer, 'gridPrefCD', wide)
    await desk.assume(csr, customer.username)
    const csrAsCustomer = { ...csr, headers: as(csr, customer.username) }
    expect(await calls.preferenceOf(csrAsCustomer, 'gridPrefCD')).toEqual(wide)
    for (const refused of [
      await calls.prefer(csrAsCustomer, 'gridPrefCD', preference()),
      await calls.reset(csrAsCustomer, 'gridPrefCD'),
    ])
      expect(refused).toMatchObject({ status: 403, json: { errorCode: 'AU0014' } })
    expect(await calls.preferenceOf(customer, 'gridPrefCD')).toEqual(wide)
  })
})

describe('what an older portal kept', () => {
  it('is answered with columns that this one may not know: the page leaves them out', async () => {
    await store(mei, JSON.stringify(preference({ layout: { columns: [{ id: 'smokestack' }], density: 'normal' } })))
    expect((await calls.preferenceOf(mei, 'gridPrefCD')).layout.columns).toEqual([{ id: 'smokestack' }])
  })

  it.each([
    ['another shape', '{"cols": [1, 2]}'],
    ['a density that is gone', '{"layout": {"columns": [], "density": "tiny"}, "sort": []}'],
    ['a column without a name', '{"layout": {"columns": [{"id": ""}], "density": "normal"}, "sort": []}'],
    ['more than there may be', '{"layout": {"columns": [], "density": "normal"}, "sort": [], "colour": "red"}'],
    ['a list', '[]'],
    ['a text', '"wide"'],
    ['a number', '7'],
    ['nothing', 'null'],
  ])('and cannot be read now, %s, is nothing', async (_name, stored) => {
    await store(mei, stored)
    expect(await calls.preferenceOf(mei, 'gridPrefCD')).toBeNull()
  })
})

describe('a view to begin with', () => {
  it('is named as long as it is there, and the rest stays when it is not', async () => {
    const { json: made } = await calls.create(mei, view({ name: 'Arriving' }))
    const begun = { ...wide, viewId: made.id }
    expect((await calls.prefer(mei, 'gridPrefCD', begun)).json).toEqual({ preference: begun })
    expect(await calls.preferenceOf(mei, 'gridPrefCD')).toEqual(begun)
    await calls.remove(mei, made)
    expect(await calls.preferenceOf(mei, 'gridPrefCD')).toEqual(wide)
    expect((await calls.prefer(mei, 'gridPrefCD', begun)).json, 'said once more').toEqual({ preference: wide })
  })

  it('of somebody else, or of another grid, is none', async () => {
    const rival = await portal.person({ groups: ['TD'] })
    const { json: theirs } = await calls.create(rival, view({ name: 'Theirs' }))
    const { json: ofBookings } = await calls.create(mei, view({ name: 'Bookings', grid: 'gridPrefBD' }))
    for (const { id } of [theirs, ofBookings])
      expect((await calls.prefer(mei, 'gridPrefCD', { ...wide, viewId: id })).json).toEqual({ preference: wide })
  })
})

describe('a preference is refused', () => {
  it.each([
    ['for a grid that nobody knows', { grid: 'gridPrefXX', preference: wide }],
    ['with a field beside', { grid: 'gridPrefCD', preference: { ...wide, accountId: 'x' } }],
    ['with a column of script', { grid: 'gridPrefCD', preference: preference({ sort: [{ id: '<b>', descending: true }] }) }],
    ['with a column wider than any screen', { grid: 'gridPrefCD', preference: preference({ layout: { columns: [{ id: 'vvd', widthPx: 90_000 }], density: 'normal' } }) }],
    ['with nothing in it', { grid: 'gridPrefCD' }],
  ])('%s', async (_name, body) => {
    const reply = await calls.send('PUT', 'prefs', mei, body)
    expect(reply).toMatchObject({ status: 400, json: { errorCode: 'GE0012' } })
  }) // biome-ignore format: one line a case
})
