import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import { tellOfLetter } from './letter-reminder.actions.ts'
import { noteWhatIsNear, queueDueLetters } from './telling.actions.ts'
import * as fixture from './watching.fixture.ts'

const { BOOKING_NO, bill, booking, container, first, second, vessel } = fixture
let its: Awaited<ReturnType<typeof fixture.startWatchedPortal>>
beforeAll(async () => {
  its = await fixture.startWatchedPortal()
})
afterAll(() => its.portal.stop())

const kindsOf = async (who: fixture.Person) => (await its.newsOf(who)).map(({ kind }) => kind)
const [sailing] = lines.schedules
let revision = 10
/** The ship is expected at another time; the carrier said so now. */
const expected = (estimated: string) =>
  its.portal.carrier('schedules', [
    {
      ...sailing,
      revision: ++revision,
      statedAt: '2026-11-15T06:00:00Z',
      calls: sailing?.calls.map((call, at) => (at === 2 ? { ...call, arrival: { ...call.arrival, estimated } } : call)),
    },
  ])

describe('people are told', () => {
  it('of a move, once, however often the carrier says it and by how many ways it is watched', async () => {
    const mei = await its.shipper()
    await its.watch(mei, container(), booking, bill)
    const move = {
      ref: 'move-1',
      kind: 'gateIn',
      load: 'full',
      location: 'USLGB-SSA',
      occurredAt: '2026-11-14T12:00:00Z',
    }
    await its.event(first, move)
    await its.event(first, { ...move, revision: 2 })
    await its.tell()
    await its.tell()
    const [news, ...more] = await its.newsOf(mei)
    expect(more).toEqual([])
    expect(news).toMatchObject({
      kind: 'watchedMilestone',
      args: { event: 'gateIn', place: 'USLGB-SSA' },
      boxes: [{ containerNo: first }],
    })
  })

  it('of holds: what everybody finds in the centre is not there a second time, and is mailed', async () => {
    const mei = await its.shipper()
    await its.watch(mei, container())
    await its.hold(first, 'red', '2026-11-14T20:00:00Z')
    await its.tell()
    await its.hold(first, 'green', '2026-11-14T22:00:00Z')
    await its.tell()
    expect(await kindsOf(mei)).toEqual(['watchedHoldCleared'])
    const mails = await its.mailsTo(mei)
    expect(mails.map(({ subject }) => subject)).toHaveLength(2)
    expect(mails[0]?.text).toContain('/unsubscribe?token=')
    expect(mails[0]?.text).toContain('Customs')
  })

  it('of a ship by as many hours as they chose, counted from what they were told before', async () => {
    const [near, far, sailor] = [await its.shipper(), await its.shipper(), await its.portal.person({ groups: ['BR'] })]
    for (const who of [near, far]) await its.watch(who, container())
    await its.watch(sailor, vessel)
    await its.rule(near, 'centre', { eta: { threshold: 1 } })
    await its.rule(far, 'centre', { eta: { threshold: 6 } })
    await its.rule(sailor, 'centre', { eta: { threshold: 3 } })
    for (const time of ['2026-11-21T18:00:00Z', '2026-11-21T22:00:00Z', '2026-11-22T02:00:00Z']) {
      await expected(time)
      await its.tell()
    }
    const movesOf = async (who: fixture.Person) => (await its.newsOf(who)).map(({ args }) => args.minutes)
    expect(await movesOf(near)).toEqual(['240', '240', '240'])
    expect(await movesOf(far)).toEqual(['480'])
    expect(await movesOf(sailor)).toEqual(['240', '240', '240'])
  })

  it('of last free days and cut-offs that come near, once, by the days and hours that they chose', async () => {
    const [early, late] = [await its.shipper(), await its.shipper()]
    for (const who of [early, late]) await its.watch(who, booking)
    await its.rule(early, 'centre', { lastFree: { threshold: 5 } })
    await its.rule(late, 'centre', { lastFree: { threshold: 1 } })
    await its.portal.pool.raw.query(`update container set last_free_on = '2026-11-18' where container_no = $1`, [
      second,
    ])
    for (const now of [
      '2026-11-15T00:00:00Z',
      '2026-11-15T10:00:00Z',
      '2026-11-16T20:00:00Z',
      '2026-11-17T20:00:00Z',
    ]) {
      await its.portal.setNow(now)
      await noteWhatIsNear(its.portal.pool)
      await its.tell()
      if (now < '2026-11-17') expect(await kindsOf(late)).toEqual([])
    }
    expect(await kindsOf(early)).toEqual(['watchedLastFree'])
    expect((await its.newsOf(late))[0]).toMatchObject({
      kind: 'watchedLastFree',
      args: { day: '2026-11-18', basis: 'terminal' },
    })
    await its.portal.pool.raw.query(
      `update port_call set vgm_cut_off_at = '2026-11-16T12:00:00Z', departure_actual_at = null where vvd = 'FHM042E' and location_code = 'CNNGB'`,
    )
    await its.portal.setNow('2026-11-15T13:00:00Z')
    await noteWhatIsNear(its.portal.pool)
    await noteWhatIsNear(its.portal.pool)
    await its.tell()
    expect((await its.newsOf(early))[0]).toMatchObject({
      kind: 'watchedCutOff',
      args: { document: 'vgm', bookingNo: BOOKING_NO },
      link: `/bookingDetails/${BOOKING_NO}`,
    })
    await its.portal.setNow('2026-11-15T00:00:00Z')
  })

  it('of what a saved view shows, as long as it shows it', async () => {
    const mei = await its.shipper()
    const { rows } = await its.portal.pool.raw.query(
      `insert into grid_view (account_id, grid, name, content)
       values ($1, 'gridPrefCD', 'Long Beach', ('{"criteria": {"portsOfDischarge": ["USLGB"], "numberType": "container", "numbers": ["' || $2 || '"]}}')::jsonb),
              ($1, 'gridPrefBD', 'Oakland', '{"criteria": {"portsOfDischarge": ["USOAK"]}}'),
              ($1, 'gridPrefBD', 'By number', '{"criteria": {"numberType": "booking", "numbers": ["9999999"]}}'),
              ($1, 'gridPrefCD', 'Unreadable', '{"criteria": {"color": "red"}}') returning id`,
      [mei.accountId, second],
    )
    await its.watch(mei, ...rows.map(({ id }) => ({ kind: 'view', viewId: id })))
    const move = { kind: 'gateIn', load: 'full', location: 'USLGB-SSA', occurredAt: '2026-11-14T14:00:00Z' }
    await its.event(first, { ...move, ref: 'view-1' })
    await its.event(second, { ...move, ref: 'view-2' })
    await its.tell()
    expect((await its.newsOf(mei)).flatMap(({ boxes }) => boxes.map(({ containerNo }) => containerNo))).toEqual([
      second,
    ])
  })

  it('of what the filters of its columns leave of a saved view', async () => {
    const move = { kind: 'gateIn', load: 'full', location: 'USLGB-SSA', occurredAt: '2026-11-14T16:00:00Z' }
    const oneOf = (...values: string[]) => ({ kind: 'oneOf', values })
    const views: [grid: string, filters: object, told: string[]][] = [
      ['gridPrefCD', { containerNo: { kind: 'has', text: showContainerNumber(second) } }, [second]],
      ['gridPrefCD', { stage: oneOf('Booked') }, []],
      ['gridPrefCD', { eventAt: { kind: 'between', from: '2026-11-14', to: '2026-11-14' } }, [first, second]],
      ['gridPrefCD', { eventAt: { kind: 'between', from: '2026-11-15', to: '' } }, []],
      ['gridPrefBD', { portOfDischarge: oneOf('USLGB'), vvd: { kind: 'has', text: 'fhm042e' } }, [first, second]],
      ['gridPrefBD', { status: oneOf('Canceled') }, []],
    ]
    const people = []
    for (const [grid, filters, told] of views) {
      const who = await its.shipper()
      const { rows } = await its.portal.pool.raw.query(
        `insert into grid_view (account_id, grid, name, content) values ($1, $2, 'Filtered', $3) returning id`,
        [who.accountId, grid, JSON.stringify({ criteria: {}, state: { filters } })],
      )
      expect((await its.watch(who, { kind: 'view', viewId: rows[0].id })).status).toBe(200)
      people.push({ who, filters, told })
    }
    await its.event(first, { ...move, ref: 'filtered-1' })
    await its.event(second, { ...move, ref: 'filtered-2' })
    await its.tell()
    for (const { who, filters, told } of people) {
      const numbers = (await its.newsOf(who)).flatMap(({ boxes }) => boxes.map(({ containerNo }) => containerNo))
      expect(numbers.sort(), JSON.stringify(filters)).toEqual(told.toSorted())
    }
  })

  it('of nothing that they may no longer see: neither in the centre, nor in a mail that waits', async () => {
    const [mei, lan] = [await its.shipper(), await its.shipper()]
    for (const who of [mei, lan]) {
      await its.watch(who, container())
      await its.rule(who, 'mail')
    }
    await its.event(first, {
      ref: 'gone-1',
      kind: 'gateIn',
      load: 'full',
      location: 'USLGB-SSA',
      occurredAt: '2026-11-14T15:00:00Z',
    })
    await its.tell()
    await its.portal.pool.raw.query('update account_organisation set web_id_granted = false where account_id = $1', [
      mei.accountId,
    ])
    await its.event(first, {
      ref: 'gone-2',
      kind: 'gateIn',
      load: 'full',
      location: 'USLGB-SSA',
      occurredAt: '2026-11-14T16:00:00Z',
    })
    await its.tell()
    expect(await its.mailsTo(mei)).toEqual([])
    expect(await its.mailsTo(lan)).toHaveLength(2)
    expect(await kindsOf(mei)).toHaveLength(1)
    expect(await kindsOf(lan)).toHaveLength(2)
  })
})

describe('mails', () => {
  const move = (ref: string) =>
    its.event(first, { ref, kind: 'gateIn', load: 'full', location: 'USLGB-SSA', occurredAt: '2026-11-14T17:00:00Z' })
  const queue = (now: string) =>
    its.portal.pool.transaction((db) => queueDueLetters(db, its.portal.people.keys, new Date(now)))

  it('of a digest wait for its time and come as one letter, with what the quiet hours kept', async () => {
    const mei = await its.shipper()
    await its.watch(mei, container())
    await its.rule(mei, 'digest')
    await move('digest-1')
    await its.tell()
    await move('digest-2')
    await its.tell()
    expect(await its.mailsTo(mei)).toEqual([])
    await queue(new Date(Date.now() + 25 * 3_600_000).toISOString())
    const [letter, ...more] = await its.mailsTo(mei)
    expect(more).toEqual([])
    expect(letter?.subject).toMatch(/: 2$/)
  })

  it('follow preferences that are changed while they wait, and a stale change is refused', async () => {
    const mei = await its.shipper()
    await its.watch(mei, container())
    await its.rule(mei, 'digest')
    const stale = await its.preferencesOf(mei)
    await move('change-1')
    await its.tell()
    expect((await its.rule(mei, 'mail')).status).toBe(200)
    expect(await its.send('PUT', '/api/watch/preferences', mei, stale)).toMatchObject({
      status: 409,
      json: { errorCode: 'WA0004' },
    })
    await its.tell()
    expect(await its.mailsTo(mei)).toHaveLength(1)
    expect(await its.save(mei, { quiet: { from: 60, until: 60 } })).toMatchObject({ status: 422 })
  })

  it('about a letter that runs out go by the rule of each person, once for its day', async () => {
    const [mei, lan] = [await its.shipper({ groups: ['BL'] }), await its.shipper({ groups: ['BL'] })]
    await its.rule(mei, 'mail')
    await its.rule(lan, 'centre')
    const letter = {
      reference: 'LOI000001',
      day: '2026-12-15',
      link: '/blanketloi',
      orgIds: [its.organisationOf('NBL')],
    }
    const people = [mei.accountId, lan.accountId]
    for (const _time of [1, 2]) await its.portal.pool.transaction((db) => tellOfLetter(db, people, letter))
    await its.tell()
    expect((await its.mailsTo(mei)).map(({ subject }) => subject)).toEqual([
      'Letter of indemnity LOI000001 expires on 2026-12-15',
    ])
    expect(await its.mailsTo(lan)).toEqual([])
  })

  it('end with one click, for that person and rule alone; an address that was changed ends nothing', async () => {
    const [mei, lan] = [await its.shipper(), await its.shipper()]
    for (const who of [mei, lan]) {
      await its.watch(who, container())
      await its.rule(who, 'mail')
    }
    await move('click-1')
    await its.tell()
    const [letter] = await its.mailsTo(mei)
    const address = /\/unsubscribe\?token=\S+/.exec(letter?.text ?? '')?.[0] ?? ''
    const oneClick = (path: string) =>
      its.portal.call('POST', path, {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const forged = [
      address.replace(mei.accountId, lan.accountId),
      address.replace('.milestone.', '.hold.'),
      address.replace('.milestone.', '.all.'),
      `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`,
    ]
    for (const path of forged)
      expect(await oneClick(path)).toMatchObject({ status: 404, json: { errorCode: 'WA0008' } })
    expect(await oneClick(address)).toMatchObject({ status: 200, json: { rule: 'milestone' } })
    expect(await oneClick(address)).toMatchObject({ status: 200 })
    const channelsOf = async (who: fixture.Person) =>
      (await its.preferencesOf(who)).rules.map(({ channel }: { channel: string }) => channel)
    expect((await channelsOf(mei))[0]).toBe('centre')
    expect(new Set((await channelsOf(mei)).slice(1))).toEqual(new Set(['mail']))
    expect(new Set(await channelsOf(lan))).toEqual(new Set(['mail']))
    await move('click-2')
    await its.tell()
    expect(await its.mailsTo(mei)).toHaveLength(1)
    expect(await its.mailsTo(lan)).toHaveLength(2)
  })
})
