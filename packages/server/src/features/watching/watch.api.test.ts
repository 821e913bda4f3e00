import { WATCHED_VIEW_LIMIT } from '@fairway/contract/watching/watching.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import * as fixture from './watching.fixture.ts'

const { bill, booking, container, second, vessel } = fixture
let its: Awaited<ReturnType<typeof fixture.startWatchedPortal>>
beforeAll(async () => {
  its = await fixture.startWatchedPortal()
})
afterAll(() => its.portal.stop())

describe('what a person watches', () => {
  it('is listed newest first, watched once however often it is asked for, and gone when removed', async () => {
    const mei = await its.shipper()
    expect((await its.watch(mei, container(), booking, bill, vessel)).json).toEqual({
      added: 4,
      already: 0,
      missing: [],
    })
    expect((await its.watch(mei, booking, container(second))).json).toEqual({ added: 1, already: 1, missing: [] })
    const { json } = await its.portal.get('/api/watch/list', mei.headers)
    expect(json.total).toBe(5)
    expect(json.watches.map(({ subject }: { subject: object }) => subject)).toEqual([
      ...[container(second), vessel, bill, booking, container()],
    ])
    expect(json.watches[1].name).toBe('Fairway Hummingbird')
    const state = (await its.send('POST', '/api/watch/state', mei, { subjects: [booking, container('FWYU4829130')] }))
      .json
    expect(state).toEqual({ watched: [true, false] })
    expect((await its.send('POST', '/api/watch/remove', mei, { subjects: [booking, vessel] })).json).toEqual({
      removed: 2,
    })
    expect((await its.portal.get('/api/watch/list', mei.headers)).json.total).toBe(3)
  })

  it('of another organisation is answered like what does not exist, and is named among others', async () => {
    const rival = await its.portal.person({ groups: ['TD', 'BD'] })
    for (const subject of [
      container(),
      booking,
      bill,
      { kind: 'view', viewId: crypto.randomUUID() },
      { ...booking, bookingNo: '9999999' },
    ])
      expect(await its.watch(rival, subject)).toMatchObject({ status: 404, json: { errorCode: 'WA0001' } })
    expect((await its.watch(rival, booking, vessel)).json).toEqual({ added: 1, already: 0, missing: [0] })
  })

  it('needs the groups that see containers', async () => {
    const clerk = await its.shipper({ groups: ['SI'] })
    expect(await its.watch(clerk, container())).toMatchObject({ status: 404 })
  })

  it('is refused for a view that looks for words of a language, because its news would be about more than the view', async () => {
    const mei = await its.shipper()
    const viewWith = async (filters: object) => {
      const { rows } = await its.portal.pool.raw.query(
        `insert into grid_view (account_id, grid, name, content) values ($1, 'gridPrefCD', $2, $3) returning id`,
        [mei.accountId, JSON.stringify(filters), JSON.stringify({ criteria: {}, state: { filters } })],
      )
      return { kind: 'view', viewId: rows[0].id }
    }
    const inWords = { location: { kind: 'has', text: 'Ningbo' } }
    for (const filters of [inWords, { vvd: { contains: 'FHM042E' } }])
      expect(await its.watch(mei, await viewWith(filters))).toMatchObject({ status: 404 })
    for (const filters of [{}, { vvd: { kind: 'has', text: 'fhm' }, holds: { kind: 'oneOf', values: ['customs'] } }])
      expect(await its.watch(mei, await viewWith(filters))).toMatchObject({ status: 200 })
  })

  it('has a limit, which refuses and keeps what is there', async () => {
    const mei = await its.shipper()
    await its.watch(mei, booking)
    await its.portal.pool.raw.query(
      `with made as (insert into grid_view (account_id, grid, name, content) select $1, 'gridPrefCD', 'View ' || n, '{}' from generate_series(1, $2) n returning id)
       insert into watch (account_id, view_id) select $1, id from made`,
      [mei.accountId, WATCHED_VIEW_LIMIT],
    )
    const { rows } = await its.portal.pool.raw.query(
      `insert into grid_view (account_id, grid, name, content) values ($1, 'gridPrefBD', 'One more', '{"criteria": {}}') returning id`,
      [mei.accountId],
    )
    expect(await its.watch(mei, { kind: 'view', viewId: rows[0].id })).toMatchObject({
      status: 422,
      json: { errorCode: 'WA0003' },
    })
    await its.portal.pool.raw.query(
      `insert into vessel (code, name) select 'V' || n, 'Ship ' || n from generate_series(1, 10000) n on conflict do nothing`,
    )
    await its.portal.pool.raw.query(
      `insert into watch (account_id, vessel_code) select $1, code from vessel where code like 'V%' order by code
        limit 10000 - (select count(*) from watch where account_id = $1)`,
      [mei.accountId],
    )
    expect(await its.watch(mei, vessel)).toMatchObject({
      status: 422,
      json: { errorCode: 'WA0002', messageArgs: ['10000'] },
    })
    expect((await its.portal.get('/api/watch/list', mei.headers)).json.total).toBe(10_000)
    await its.portal.pool.raw.query('delete from watch where account_id = $1', [mei.accountId])
  })
})

describe('whoever watches a ship', () => {
  const [sailing] = lines.schedules
  /** The carrier reports when the ship left Shanghai and came to Long Beach. */
  const report = (revision: number, moments: { departed?: string; arrived?: string }) =>
    its.portal.carrier('schedules', [
      {
        ...sailing,
        revision,
        statedAt: '2026-11-15T00:00:00Z',
        calls: sailing?.calls.map((call, at) => {
          if (at === 1 && moments.departed)
            return { ...call, departure: { ...call.departure, actual: moments.departed } }
          if (at === 2 && moments.arrived) return { ...call, arrival: { ...call.arrival, actual: moments.arrived } }
          return call
        }),
      },
    ])

  it('hears of its departures and arrivals, each once, and whoever has a booking aboard hears of their own containers', async () => {
    const [sailor, mei] = [await its.portal.person({ groups: ['BR'] }), await its.shipper()]
    await its.watch(sailor, vessel)
    await its.watch(mei, booking)
    const departed = '2026-11-14T20:00:00Z'
    await report(2, { departed })
    await report(3, { departed })
    await its.tell()
    await report(4, { departed, arrived: '2026-11-15T00:00:00Z' })
    await its.tell()
    const told = (await its.newsOf(sailor)).map(({ kind, args }) => [kind, args.place, args.at])
    expect(told).toEqual([
      ['watchedVesselArrived', 'USLGB', '2026-11-15T00:00:00Z'],
      ['watchedVesselDeparted', 'CNSHA', departed],
    ])
    expect(await its.newsOf(mei)).toEqual([])
  })

  it('is not told of what happened long ago', async () => {
    const sailor = await its.portal.person({ groups: ['BR'] })
    await its.watch(sailor, vessel)
    await report(5, { departed: '2026-11-01T20:00:00Z' })
    await its.tell()
    expect(await its.newsOf(sailor)).toEqual([])
  })
})
