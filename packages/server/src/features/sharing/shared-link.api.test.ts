import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { SharedReply } from '@fairway/contract/sharing/sharing.schema'
import { SHARED_CONTAINERS_MOST, SHARED_LINKS_MOST } from '@fairway/contract/sharing/sharing.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import * as fixture from './sharing.fixture.ts'

const { BOOKING_NO, booking, container, lamp, shade, silk } = fixture
let portal: Portal
let calls: ReturnType<typeof fixture.linkCalls>
let organisationOf: (ref: string) => string
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z', settings: { publicCallsPerMinute: 100_000 } })
  organisationOf = await fixture.loadSharedCargo(portal)
  calls = fixture.linkCalls(portal)
})
afterAll(() => portal.stop())

const shipper = (more: Parameters<Portal['person']>[0] = {}) =>
  portal.person({ groups: ['TD', 'BD'], organisationIds: [organisationOf('NBL')], ...more })
const answer = ({ status, json }: { status: number; json: { errorCode?: string } }) => `${status} ${json.errorCode}`
const ENDED = '410 SL0001'

/** What nobody but the parties may know. */
const PRIVATE = /Ningbo Lighting|NBL|FWYL|SC1042|lamps of brass|SEAL|12500|X-ray|2026-11-30|fairway\.test|@/

describe('a link for outsiders', () => {
  it('shows one container as a guest sees it, and its holds without remarks', async () => {
    const link = await calls.share(await shipper(), container)
    expect(link.url).toMatch(/\/shared\/[\w-]{43}$/)
    const reply = await link.open()
    expect(reply.status).toBe(200)
    const { detail, list, ...head } = SharedReply.strict().parse(reply.json)
    expect(head).toMatchObject({ label: 'For the trucker', kind: 'container', isCut: false })
    expect(list).toBeNull()
    const { holds, ...rest } = detail ?? { holds: [] }
    expect(holds.filter(({ state }) => state === 'red')).toEqual([
      expect.objectContaining({ type: 'customs', remark: null }),
    ])
    const guest = (await portal.get(`/api/cargopub/detail?bookingNo=${BOOKING_NO}&containerNo=${lamp}`)).json
    const { watch: _watch, ...seen } = guest
    expect(rest).toEqual({ ...seen, liveFrom: expect.anything(), asOf: expect.any(String) })
    expect(reply.text).not.toMatch(PRIVATE)
  })

  it('shows the containers of a booking with their holds, and nothing else of it', async () => {
    const reply = await (await calls.share(await shipper(), booking)).open()
    const { list, detail } = SharedReply.strict().parse(reply.json)
    expect(detail).toBeNull()
    expect(list?.containers.map(({ containerNo, redHolds }) => [containerNo, redHolds])).toEqual([
      [lamp, ['customs']],
      [shade, []],
    ])
    expect(reply.text).not.toMatch(PRIVATE)
  })

  it('shows what a saved view finds, by the criteria that it had, also what comes later', async () => {
    const mei = await shipper()
    const view = await calls.viewOf(mei, { redHolds: ['customs'] })
    const link = await calls.share(mei, view)
    const shown = async () =>
      (await link.open()).json.list.containers.map(({ containerNo }: { containerNo: string }) => containerNo)
    expect(await shown()).toEqual([lamp])
    await portal.pool.raw.query(`update grid_view set content = '{"criteria": {}}' where account_id = $1`, [
      mei.accountId,
    ])
    expect(await shown()).toEqual([lamp])
    const hold = { bookingNo: BOOKING_NO, containerNo: shade, type: 'customs', since: '2026-11-10T00:00:00Z' }
    await portal.carrier('holds', [{ ...hold, state: 'red' }])
    expect(await shown()).toEqual([lamp, shade])
    await portal.carrier('holds', [{ ...hold, state: 'green', since: '2026-11-10T01:00:00Z' }])
  })

  it('shows of a view what the filters of its columns leave, and is refused where they look for words of a language', async () => {
    const mei = await shipper()
    const shown = async (filters: object) => {
      const link = await calls.share(mei, await calls.viewOf(mei, {}, { filters }))
      return (await link.open()).json.list.containers.map(({ containerNo }: { containerNo: string }) => containerNo)
    }
    expect(await shown({ containerNo: { kind: 'has', text: showContainerNumber(lamp) } })).toEqual([lamp])
    expect(await shown({ holds: { kind: 'oneOf', values: ['customs'] } })).toEqual([lamp])
    expect(await shown({ stage: { kind: 'oneOf', values: ['Empty Returned'] } })).toEqual([])
    for (const filters of [{ location: { kind: 'has', text: 'Ningbo' } }, { vvd: { contains: 'FHM042E' } }])
      expect((await calls.make(mei, await calls.viewOf(mei, {}, { filters }))).status).toBe(404)
  })

  it('shows so many containers of a view and says that there are more', async () => {
    await portal.carrier('bookings', [lines.booking('3104500')])
    const many = Array.from({ length: SHARED_CONTAINERS_MOST + 1 }, (_, nth) => lines.containerNumber(600_000 + nth))
    await portal.carrier(
      'containers',
      many.map((number) => lines.container('3104500', number)),
    )
    const mei = await shipper()
    const { json } = await (await calls.share(mei, await calls.viewOf(mei, {}))).open()
    expect([json.list.containers.length, json.isCut]).toEqual([SHARED_CONTAINERS_MOST, true])
  })

  it('is nothing that one can share of others, or without the groups', async () => {
    const rival = await portal.person({ groups: ['TD', 'BD'], organisationIds: [organisationOf('HPT')] })
    const mei = await shipper()
    const view = await calls.viewOf(mei, {})
    for (const subject of [container, booking, view])
      expect(answer(await calls.make(rival, subject))).toBe('404 SL0002')
    const unknown = { ...booking, bookingNo: '9999999' } as const
    expect(answer(await calls.make(mei, unknown))).toBe('404 SL0002')
    expect(answer(await calls.make(mei, { ...container, containerNo: silk } as typeof container))).toBe('404 SL0002')
    expect(answer(await calls.make(mei, await calls.viewOf(mei, {}, { grid: 'gridPrefBD' })))).toBe('404 SL0002')
    expect(answer(await calls.make(mei, await calls.viewOf(mei, { stages: ['Nowhere'] })))).toBe('404 SL0002')
    const reader = await shipper({ groups: ['BD'] })
    expect(answer(await calls.make(reader, await calls.viewOf(reader, {})))).toBe('404 SL0002')
    const clerk = await shipper({ groups: ['SI'] })
    expect(answer(await calls.make(clerk, booking))).toBe('403 CS0007')
    const rep = await portal.person({ groups: ['TD', 'VA'] })
    await portal.pool.raw.query('update booking set sales_rep = $1 where booking_no = $2', [rep.webId, BOOKING_NO])
    expect(answer(await calls.make(rep, booking))).toBe('404 SL0002')
  })

  it('needs a label, and an end within ninety days', async () => {
    const mei = await shipper()
    expect(answer(await calls.make(mei, booking, { label: ' ' }))).toBe('422 SL0004')
    for (const days of [-1, 92]) {
      const { status, json } = await calls.make(mei, booking, { expiresAt: calls.inDays(days) })
      expect([status, json.errorCode, json.messageArgs]).toEqual([422, 'SL0005', ['90']])
    }
    expect((await calls.make(mei, booking, { expiresAt: calls.inDays(90) })).status).toBe(200)
  })

  it('is one of so many that are open at once; one that is withdrawn makes room', async () => {
    const mei = await shipper()
    await portal.pool.raw.query(
      `insert into shared_link (account_id, org_ids, hash, label, booking_id, expires_at)
       select $1::uuid, array[$2::uuid], sha256(convert_to($1::uuid::text || n, 'UTF8')), 'Link ' || n, b.id, now() + interval '1 day'
         from generate_series(1, $3::int) n, booking b where b.booking_no = $4`,
      [mei.accountId, organisationOf('NBL'), SHARED_LINKS_MOST, BOOKING_NO],
    )
    const refused = await calls.make(mei, booking)
    expect([answer(refused), refused.json.messageArgs]).toEqual(['422 SL0003', [String(SHARED_LINKS_MOST)]])
    const first = (await calls.list(mei)).json
    expect([first.links.length, first.links[0].label]).toEqual([50, 'Link 100'])
    const second = (await calls.list(mei, { before: first.next })).json
    expect([second.links.length, second.links.at(-1).label, second.next]).toEqual([50, 'Link 1', null])
    await calls.withdraw(mei, first.links[0].id)
    expect((await calls.make(mei, booking)).status).toBe(200)
  })

  it('stores only a hash of its secret', async () => {
    const { token } = await calls.share(await shipper(), booking)
    const { rows } = await portal.pool.raw.query('select l::text as all from shared_link l')
    expect(rows.filter(({ all }) => all.includes(token))).toEqual([])
  })
})

describe('a link that does not open', () => {
  it('answers alike, whatever the reason is', async () => {
    const open = (authorization: string) => portal.get('/api/shared', { authorization })
    const mei = await shipper()
    const [ended, withdrawn, cut] = [
      await calls.share(mei, booking),
      await calls.share(mei, booking),
      await calls.share(mei, booking),
    ]
    await portal.pool.raw.query('update shared_link set expires_at = now() where id = $1', [ended.id])
    expect((await calls.withdraw(mei, withdrawn.id)).json).toEqual({ withdrawn: true })
    expect((await calls.withdraw(mei, withdrawn.id)).json).toEqual({ withdrawn: false })
    const replies = [
      await ended.open(),
      await withdrawn.open(),
      await open(`Link ${cut.token.slice(0, -1)}`),
      await open(`Link ${'A'.repeat(43)}`),
      await open('Link'),
      await open(`Bearer ${cut.token}`),
      await portal.get('/api/shared'),
    ]
    const { requestId: _id, ...first } = replies[0]?.json ?? {}
    for (const reply of replies) {
      expect(answer(reply)).toBe(ENDED)
      expect(reply.json).toMatchObject(first)
    }
  })

  it.each([
    ['was switched off', (id: string) => [`update account set status = 'INACTIVE' where id = $1`, id]],
    ['lost the groups', (id: string) => [`update account set groups = '{SI}' where id = $1`, id]],
    ['left the organisation', (id: string) => ['delete from account_organisation where account_id = $1', id]],
    [
      'lost the web id',
      (id: string) => ['update account_organisation set web_id_granted = false where account_id = $1', id],
    ],
  ])('is one whose owner %s, and the list says so', async (_case, takeAway) => {
    const mei = await shipper()
    const made = [
      await calls.share(mei, container),
      await calls.share(mei, booking),
      await calls.share(mei, await calls.viewOf(mei, {})),
    ]
    for (const link of made) expect((await link.open()).status).toBe(200)
    const [statement = '', id] = takeAway(mei.accountId)
    await portal.pool.raw.query(statement, [id])
    for (const link of made) expect(answer(await link.open())).toBe(ENDED)
    const { rows } = await portal.pool.raw.query('select count(*) as made from shared_link where account_id = $1', [
      mei.accountId,
    ])
    expect(rows[0].made).toBe(3)
    const admin = await portal.person({ groups: ['ADMIN'] })
    const { links } = (await calls.list(admin, { organisation: organisationOf('NBL') })).json
    const states = links.filter(({ owner }: { owner: { email: string } }) => owner.email === mei.username)
    expect(states.map(({ state }: { state: string }) => state)).toEqual(['lost', 'lost', 'lost'])
  })

  it('is one to a booking that no longer names the organisation, however many others its owner has', async () => {
    await portal.carrier('bookings', [lines.booking('3104510')])
    await portal.carrier('containers', [lines.container('3104510', lines.containerNumber(610_000))])
    const mei = await shipper()
    const link = await calls.share(mei, { kind: 'booking', bookingNo: '3104510' })
    const view = await calls.share(mei, await calls.viewOf(mei, { numberType: 'booking', numbers: ['3104510'] }))
    const shown = async () => (await view.open()).json.list.containers.length
    expect([(await link.open()).status, await shown()]).toEqual([200, 1])
    const toTextiles = { revision: 2, parties: [{ role: 'shipper', organisation: 'HPT' }] }
    await portal.carrier('bookings', [lines.booking('3104510', toTextiles)])
    await portal.pool.raw.query(
      "insert into account_organisation (account_id, organisation_id, roles, web_id_granted) values ($1, $2, '{member}', true)",
      [mei.accountId, organisationOf('HPT')],
    )
    expect(
      (await portal.get('/api/cargo/search?type=booking&q=3104510', mei.headers)).json.containers[0].own,
    ).not.toBeNull()
    expect([answer(await link.open()), await shown()]).toEqual([ENDED, 0])
  })

  it('is one to a container that was taken off its booking', async () => {
    const link = await calls.share(await shipper(), { ...container, containerNo: shade } as typeof container)
    await portal.pool.raw.query('update container set removed = true where container_no = $1', [shade])
    expect(answer(await link.open())).toBe(ENDED)
    await portal.pool.raw.query('update container set removed = false where container_no = $1', [shade])
  })
})

describe('visits of a link', () => {
  it('are counted by hour and place, without addresses', async () => {
    const mei = await shipper()
    const link = await calls.share(mei, booking)
    for (let nth = 0; nth < 3; nth++) await link.open()
    await portal.pool.raw.query(
      `insert into shared_link_visit values ($1, '2026-11-01T10:00:00Z', 'Hamburg, DE', 4, '2026-11-01T10:40:00Z')`,
      [link.id],
    )
    const { visits } = (await calls.visits(mei, link.id)).json
    expect(visits).toEqual([
      { at: expect.any(String), place: expect.any(String), visits: 3 },
      { at: '2026-11-01T10:40:00Z', place: 'Hamburg, DE', visits: 4 },
    ])
    const [line] = (await calls.list(mei)).json.links
    expect(line).toMatchObject({ id: link.id, visits: 7, state: 'open', kind: 'booking', bookingNo: BOOKING_NO })
    const { rows } = await portal.pool.raw.query('select v::text as all from shared_link_visit v')
    expect(rows.filter(({ all }) => /127\.0\.0\.1|::1/.test(all))).toEqual([])
  })

  it('that were refused are not noted', async () => {
    const mei = await shipper()
    const link = await calls.share(mei, booking)
    await calls.withdraw(mei, link.id)
    await link.open()
    expect((await calls.visits(mei, link.id)).json).toEqual({ visits: [] })
  })
})

describe('the links of a company', () => {
  it('are seen and withdrawn by its managers and by the carrier’s admin, and by nobody else', async () => {
    const lighting = organisationOf('NBL')
    const [mei, colleague] = [await shipper(), await shipper()]
    const manager = await shipper({ roles: ['member', 'manager'] })
    const admin = await portal.person({ groups: ['ADMIN'] })
    const stranger = await portal.person({
      groups: ['TD', 'BD'],
      organisationIds: [organisationOf('HPT')],
      roles: ['member', 'manager'],
    })
    for (const who of [manager, admin]) {
      const link = await calls.share(mei, booking)
      const { links } = (await calls.list(who, { organisation: lighting })).json
      expect(links[0]).toMatchObject({ id: link.id, owner: { email: mei.username }, state: 'open' })
      expect((await calls.visits(who, link.id)).status).toBe(200)
      for (const other of [colleague, stranger]) {
        expect(answer(await calls.list(other, { organisation: lighting }))).toBe('404 GE0002')
        expect(answer(await calls.visits(other, link.id))).toBe('404 GE0002')
        expect(answer(await calls.withdraw(other, link.id))).toBe('404 GE0002')
      }
      expect((await link.open()).status).toBe(200)
      expect((await calls.withdraw(who, link.id)).json).toEqual({ withdrawn: true })
      expect(answer(await link.open())).toBe(ENDED)
      const [own] = (await calls.list(mei)).json.links
      expect(own).toMatchObject({ id: link.id, state: 'withdrawn', withdrawnBy: who.username })
    }
    expect((await calls.list(colleague)).json).toEqual({ links: [], next: null })
  })
})
