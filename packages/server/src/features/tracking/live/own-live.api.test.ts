import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMacs } from '../../../platform/keys.ts'
import { ownTopic } from '../../../platform/live/own-topic.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from '../cargo/journey.fixture.ts'
import { listenAsShown } from './live.fixture.ts'

type Person = Awaited<ReturnType<Portal['person']>>
const [lamp, silk, rug] = [lines.containerNumber(482913), lines.containerNumber(771204), lines.containerNumber(33)]
/** A container of the shipper and the consignee, one of a rival, and one of nobody whom the tests know. */
const [lampTopic, silkTopic, rugTopic] = [`3104482/${lamp}`, `3104490/${silk}`, `3104491/${rug}`]
const [ocean, feeder] = lines.schedules
const [pickedUp, gateIn] = localJourney.map(({ stage: _, ...move }) => move)
const partiesOf = (...refs: string[]) => refs.map((organisation) => ({ role: 'shipper', organisation }))
const byRail = lines.inlandBooking('3104491').legs.slice(1)
const byFeeder = lines.feederBooking('3104490').legs.slice(0, 1)

let portal: Portal
let people: Record<'shipper' | 'consignee' | 'rival' | 'rep', Person>
let [lighting, textiles] = ['', '']
const silkBooking = () => ({ parties: partiesOf('HPT'), legs: byFeeder })

beforeAll(async () => {
  // so long between heartbeats that a notified page was notified because something happened
  portal = await startPortal({ now: '2026-11-15T00:00:00Z', liveTimes: { heartbeatMs: 600_000, pauseMs: 10 } })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  const more = ['HPT', 'OTHER'].map((ref) => ({
    ref,
    name: `${ref} JSC`,
    address: '5 Cau Dat, Hai Phong',
    country: 'VN',
  }))
  await portal.carrier('organisations', [...lines.organisations, ...more])
  const { rows } = await portal.pool.raw.query<{ id: string }>(
    "select id from organisation where ref in ('HPT', 'LSH', 'NBL') order by ref",
  )
  const [hpt = '', lsh = '', nbl = ''] = rows.map(({ id }) => id)
  ;[lighting, textiles] = [nbl, hpt]
  people = {
    shipper: await portal.person({ groups: ['TD'], organisationIds: [nbl] }),
    consignee: await portal.person({ groups: ['TD'], organisationIds: [lsh] }),
    rival: await portal.person({ groups: ['TD'], organisationIds: [hpt] }),
    rep: await portal.person({ groups: ['TD'] }),
  }
  await portal.carrier('schedules', lines.schedules)
  await send(
    'bookings',
    lines.booking('3104482', { salesRep: people.rep.webId }),
    lines.booking('3104490', silkBooking()),
    lines.booking('3104491', { parties: partiesOf('OTHER'), legs: byRail }),
  )
  await send(
    'containers',
    lines.container('3104482', lamp),
    lines.container('3104490', silk),
    lines.container('3104491', rug),
  )
})
afterAll(() => portal.stop())

const topicOf = (holder: Pick<Person, 'accountId' | 'sessionId'>, hours = 24, secret = portal.settings.secrets[0]) =>
  ownTopic(createMacs([secret]), holder, Math.floor(Date.now() / 3_600_000) + hours)
const listen = (topics: string[], after?: string) => listenAsShown(portal, topics.join(','), after)
const send = async (path: string, ...sent: object[]) =>
  expect((await portal.carrier(path, sent)).json).toMatchObject({ accepted: sent.length, rejected: [] })
let revision = 1
const next = () => ++revision
const move = (container: string) =>
  send(
    'events',
    lines.event(container === lamp ? '3104482' : container === silk ? '3104490' : '3104491', container, {
      ...pickedUp,
    }),
  )

/** Who is notified of something that happens; another container is changed after it, so that silence is noticed too. */
async function recipientsOf(happen: () => Promise<unknown>, who: Partial<typeof people> = people): Promise<string[]> {
  const own = new Map(Object.entries(who).map(([name, person]) => [topicOf(person), name]))
  const page = await listen([...own.keys(), rugTopic])
  await happen()
  await move(rug)
  const received: string[] = []
  for (;;) {
    const { changed } = await page.news()
    received.push(...changed)
    if (changed.includes(rugTopic)) break
  }
  page.stop()
  return received.flatMap((topic) => own.get(topic) ?? []).sort()
}
const parties = ['consignee', 'rep', 'shipper']

describe('an open dashboard is told', () => {
  it('that a container moved which its reader may see, as a party or as the sales rep, and nothing of a rival’s', async () => {
    expect(await recipientsOf(() => move(lamp))).toEqual(parties)
    expect(await recipientsOf(() => move(silk))).toEqual(['rival'])
  })

  it('that a hold, customs, free time or a receipt was told, that a booking or a container changed, came or went', async () => {
    const hold = {
      bookingNo: '3104482',
      containerNo: lamp,
      type: 'customs',
      state: 'red',
      since: '2026-11-09T00:00:00Z',
    }
    const booking = (more = {}) => lines.booking('3104482', { revision: next(), salesRep: people.rep.webId, ...more })
    const container = (more = {}) => lines.container('3104482', lamp, { revision: next(), ...more })
    const news: [string, object][] = [
      ['holds', hold],
      ['containers', container({ seal: 'S1' })],
      ['containers', container({ removed: true })],
      ['containers', container()],
      ['containers', lines.container('3104482', lines.containerNumber(1000))],
      ['free-time', lines.freeTime('3104482', lamp)],
      ['customs', lines.customsEntry('3104482', lamp)],
      ['interchanges', lines.interchange('3104482', lamp)],
      ['bookings', booking({ paymentTerm: 'Collect' })],
      ['bookings', booking({ status: 'Canceled' })],
      ['bookings', booking()],
    ]
    for (const [path, line] of news) expect([path, await recipientsOf(() => send(path, line))]).toEqual([path, parties])
  })

  it('that a ship of its journey is later, ocean or feeder, and no ship of another', async () => {
    expect(await recipientsOf(() => send('schedules', { ...ocean, revision: next() }))).toEqual(parties)
    expect(await recipientsOf(() => send('schedules', { ...feeder, revision: next() }))).toEqual(['rival'])
  })

  it('that its reader is no party any more, or has become one', async () => {
    const change = (more: object) => () => send('bookings', lines.booking('3104490', { revision: next(), ...more }))
    expect(await recipientsOf(change({ ...silkBooking(), parties: partiesOf('NBL') }))).toEqual(['rival', 'shipper'])
    expect(await recipientsOf(change({ ...silkBooking(), salesRep: people.rep.webId }))).toEqual([
      'rep',
      'rival',
      'shipper',
    ])
    expect(await recipientsOf(change(silkBooking()))).toEqual(['rep', 'rival'])
  })

  it('that an event was moved to a container of somebody else, on both sides', async () => {
    const ref = 'MOVED'
    await send('events', { ...lines.event('3104490', silk, { ...gateIn }), ref, revision: 1 })
    const moved = { ...lines.event('3104482', lamp, { ...gateIn }), ref, revision: 2 }
    expect(await recipientsOf(() => send('events', moved))).toEqual([...parties, 'rival'].sort())
  })

  it('nothing where a batch says nothing new, is refused, or is about the carrier’s places and customers', async () => {
    const known = lines.event('3104482', lamp, { ...pickedUp })
    await send('events', known)
    const beside = () => portal.carrier('events', [known, lines.event('3104490', silk, { ...pickedUp })])
    expect(await recipientsOf(beside), 'beside news of somebody else').toEqual(['rival'])
    const nothing = await recipientsOf(async () => {
      await portal.carrier('events', [known, { ...known, ref: 'X', containerNo: lines.containerNumber(5) }])
      await portal.carrier('schedules', [{ ...ocean, revision: 1 }])
      await portal.carrier('locations', [{ ...lines.locations[1], latitude: 31 }])
      await portal.carrier('organisations', [{ ...lines.organisations[0], name: 'Ningbo Lamps' }])
    })
    expect(nothing).toEqual([])
  })
})

it('a batch is noted once for each of those whom it concerns', async () => {
  const since = (await portal.pool.raw.query('select pg_current_snapshot()::text as it')).rows[0].it
  await send(
    'events',
    lines.event('3104482', lamp, { ...pickedUp }),
    lines.event('3104482', lamp, { ...gateIn }),
    lines.event('3104490', silk, { ...gateIn }),
  )
  await send('bookings', lines.booking('3104482', { revision: next(), salesRep: people.rep.webId }))
  const { rows } = await portal.pool.raw.query(
    `select changed_in::text as batch, array_agg(coalesce(o.ref, 'rep') order by o.ref) as whose
       from cargo_change k left join organisation o on o.id::text = k.whose
      where not pg_visible_in_snapshot(changed_in, $1::pg_snapshot) group by 1 order by changed_in::text::bigint`,
    [since],
  )
  expect(rows.map(({ whose }) => whose)).toEqual([
    ['HPT', 'LSH', 'NBL', 'rep'],
    ['LSH', 'NBL', 'rep'],
  ])
})

describe('what somebody hears', () => {
  const change = (text: string, { accountId }: Person) => portal.pool.raw.query(`${text} $1`, [accountId])
  it.each([
    ['is not a member any more', 'delete from account_organisation where account_id ='],
    ['lost the carrier’s grant', 'update account_organisation set web_id_granted = false where account_id ='],
    ['lost every group', "update account set groups = '{}' where id ="],
  ])('ends at once for one who %s', async (_name, text) => {
    const mei = await portal.person({ groups: ['TD'], organisationIds: [lighting] })
    const page = await listen([topicOf(mei), lampTopic])
    await move(lamp)
    expect((await page.news()).changed.sort()).toEqual([lampTopic, topicOf(mei)].sort())
    await change(text, mei)
    await move(lamp)
    expect((await page.news()).changed).toEqual([lampTopic])
    page.stop()
  })

  it('begins at once with a new membership, on a ticket from before', async () => {
    const mei = await portal.person({ groups: ['TD'], organisationIds: [lighting] })
    const page = await listen([topicOf(mei), silkTopic])
    await portal.pool.raw.query("insert into account_organisation values ($1, $2, '{member}', true)", [
      mei.accountId,
      textiles,
    ])
    await move(silk)
    expect((await page.news()).changed.sort()).toEqual([silkTopic, topicOf(mei)].sort())
    page.stop()
  })

  it('is nothing for a ticket that is over, forged, tampered with, or of another portal, and none is told why', async () => {
    const { shipper, rival } = people
    const good = topicOf(shipper)
    const [named = '', mac] = topicOf(rival).split('.')
    const bad = [
      topicOf(shipper, 0),
      topicOf(shipper, -1),
      topicOf(shipper, 24, 'x'.repeat(40)),
      `${named}.${good.split('.')[1]}`,
      `${good.split('.')[0]}.${mac}`,
      'own/none',
      `own/${'a'.repeat(120)}`,
    ]
    const page = await listen([...bad, lampTopic])
    expect(page.hello.changed).toEqual([])
    await move(lamp)
    expect((await page.news()).changed).toEqual([lampTopic])
    page.stop()
    const absurd = await listen([...bad, good, '9999999'], '9000000000000000000')
    expect(absurd.hello.changed.sort(), 'by an id of another database all else is told').toEqual(['9999999', good])
    absurd.stop()
    const silent = await listen(bad.slice(0, 1), '1')
    expect(silent.hello.changed, 'a page that watches nothing else is held all the same').toEqual([])
    silent.stop()
  })
})

describe('nothing is missed', () => {
  it('between the list that a dashboard shows and the stream that it opens by it, and the next list needs no new one', async () => {
    const list = async () =>
      (await portal.post('/api/cargo/containers', { stages: ['Empty Pickup'] }, people.shipper.headers)).json
    const { watch, liveFrom } = await list()
    await move(lamp)
    const page = await listen([watch], liveFrom)
    expect(page.hello.changed).toEqual([watch])
    expect((await list()).watch).toBe(watch)
    await move(lamp)
    expect((await page.news()).changed).toEqual([watch])
    page.stop()
  })

  it('after a pause, by the id that was seen last', async () => {
    const { shipper, rival } = people
    const topics = [topicOf(shipper), topicOf(rival), lampTopic]
    const before = await listen(topics)
    before.stop()
    await move(lamp)
    const back = await listen(topics, before.hello.id)
    expect(back.hello.changed).toEqual(expect.arrayContaining([topicOf(shipper), lampTopic]))
    const fresh = await listen(topics)
    expect(fresh.hello.changed).toEqual([])
    for (const page of [back, fresh]) page.stop()
    const again = async () => {
      const { hello, stop } = await listen(topics)
      stop()
      const later = await listen(topics, hello.id)
      later.stop()
      return later.hello.changed
    }
    await expect.poll(again).toEqual([])
  })

  it('when an older batch is committed after a newer one', async () => {
    const slow = new pg.Client({ connectionString: portal.databaseUrl })
    await slow.connect()
    await slow.query('begin')
    await slow.query('insert into cargo_change (whose) values ($1)', [lighting])
    const [shipper, rival] = [topicOf(people.shipper), topicOf(people.rival)]
    const page = await listen([shipper, rival])
    await move(silk)
    const first = await page.news()
    expect(first.changed).toEqual([rival])
    await slow.query('notify fairway_changes')
    await slow.query('commit')
    expect((await page.news()).changed, 'once only').toEqual([shipper])
    const back = await listen([shipper], first.id)
    expect(back.hello.changed).toEqual([shipper])
    for (const one of [page, back]) one.stop()
    await slow.end()
  })
})
