import { groups } from '@fairway/contract/kit/access'
import { NOTIFICATION_PAGE_SIZE } from '@fairway/contract/notifications/notification.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'

let portal: Portal
let [lighting, lakeshore] = ['', '']
beforeAll(async () => {
  portal = await startPortal()
  await portal.carrier('organisations', lines.organisations)
  const { rows } = await portal.pool.raw.query<{ id: string }>('select id from organisation order by ref desc')
  ;[lighting, lakeshore] = rows.map(({ id }) => id) as [string, string] // the two of the fixture
})
afterAll(() => portal.stop())

type Person = Awaited<ReturnType<Portal['person']>>
const people = (organisationIds: string[]) => portal.person({ groups: ['TD'], organisationIds })
const fetchNotifications = async ({ headers }: Person, before = '') =>
  (await portal.get(`/api/notices${before}`, headers)).json
const send = async (method: string, path: string, { headers }: Person, body: unknown) =>
  portal.call(method, path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })
const notifyPerson = (who: Person, text: string) =>
  portal.pool.raw.query(
    `insert into notice (account_id, kind, tone, args, link) values ($1, 'estimatesMoved', 'note', jsonb_build_object('text', $2::text), '/adminEtaRuleSearch')`,
    [who.accountId, text],
  )
const read = (who: Person, body: object) => send('PUT', '/api/notices/read', who, body)
const notifyOrganisation = async (whose: string, text: string) => {
  const { rows } = await portal.pool.raw.query<{ id: string }>(
    `insert into notice (whose, kind, tone, args) values ($1, 'boxReady', 'note', jsonb_build_object('text', $2::text)) returning id::text`,
    [whose, text],
  )
  return rows[0]?.id ?? ''
}
const texts = async (who: Person) =>
  (await fetchNotifications(who)).notices.map(({ args, isRead }: { args: { text: string }; isRead: boolean }) => [
    args.text,
    isRead,
  ])

describe('what a screen says of its own buttons', () => {
  it('is no notification: there is no call that keeps it', async () => {
    const mei = await people([lighting])
    const toasts = [{ tone: 'success', text: 'Saved', link: null }]
    expect((await send('POST', '/api/notices', mei, { toasts })).status).toBe(404)
  })
})

describe('news of an organisation', () => {
  it('reach each of its people unread, and what one has read the others have not', async () => {
    const [mei, colleague, rival] = [await people([lighting]), await people([lighting]), await people([lakeshore])]
    await read(mei, { upTo: (await fetchNotifications(mei)).notices[0]?.id ?? '1' })
    const id = await notifyOrganisation(lighting, 'ready')
    await notifyOrganisation(lakeshore, 'theirs')
    expect((await fetchNotifications(mei)).notices[0]).toMatchObject({ id, isRead: false })
    const before = (await fetchNotifications(colleague)).unread
    expect((await read(mei, { ids: [id] })).json).toEqual({ unread: 0 })
    expect((await fetchNotifications(mei)).notices[0]).toMatchObject({ id, isRead: true })
    expect((await fetchNotifications(colleague)).unread).toBe(before)
    expect((await texts(rival)).map(([text]: string[]) => text)).toEqual(['theirs'])
  })

  it('about containers do not reach who may see no more of a container than everybody', async () => {
    await notifyOrganisation(lighting, 'customs hold')
    const clerk = await portal.person({
      groups: groups.filter((group) => group !== 'TD' && group !== 'BD'),
      organisationIds: [lighting],
    })
    expect(await fetchNotifications(clerk)).toMatchObject({ notices: [], unread: 0 })
    const booker = await portal.person({ groups: ['BD'], organisationIds: [lighting] })
    expect((await fetchNotifications(booker)).notices[0].args.text).toBe('customs hold')
  })

  it('cannot be marked by a stranger, and are gone with the organisation', async () => {
    const [mei, rival] = [await people([lighting]), await people([lakeshore])]
    const id = await notifyOrganisation(lighting, 'held')
    await read(rival, { ids: [id] })
    const { rows } = await portal.pool.raw.query('select account_id from notice_read where notice_id = $1', [id])
    expect(rows).toEqual([])
    expect((await fetchNotifications(mei)).notices[0].id).toBe(id)
    await portal.pool.raw.query('update account_organisation set web_id_granted = false where account_id = $1', [
      mei.accountId,
    ])
    expect(await texts(mei)).toEqual([])
  })

  it('are read all at once up to the one that was seen, not beyond, and never unread again', async () => {
    const mei = await people([lakeshore])
    const [first = '', second = ''] = [
      await notifyOrganisation(lakeshore, 'one'),
      await notifyOrganisation(lakeshore, 'two'),
    ]
    const last = await notifyOrganisation(lakeshore, 'three')
    expect((await read(mei, { upTo: second })).json).toEqual({ unread: 1 })
    expect((await read(mei, { upTo: first })).json).toEqual({ unread: 1 })
    expect((await read(mei, { upTo: '9223372036854775807' })).json).toEqual({ unread: 0 })
    await notifyOrganisation(lakeshore, 'four')
    expect((await fetchNotifications(mei)).unread).toBe(1)
    expect(last > second).toBe(true)
  })

  it('that were on their way while all were marked as read are unread when they come', async () => {
    const mei = await people([lakeshore])
    const late = await portal.pool.raw.connect()
    await late.query('begin')
    await late.query("insert into notice (whose, kind, tone) values ($1, 'boxReady', 'note')", [lakeshore])
    const seen = await notifyOrganisation(lakeshore, 'came first')
    expect((await read(mei, { upTo: seen })).json).toEqual({ unread: 0 })
    await late.query('commit')
    late.release()
    expect((await fetchNotifications(mei)).unread).toBe(1)
  })

  it('of which all are marked as read need no mark each once they are an hour old', async () => {
    const mei = await people([lakeshore])
    const old = await notifyOrganisation(lakeshore, 'old')
    await portal.pool.raw.query("update notice set at = at - interval '2 hours' where id <= $1", [old])
    const young = await notifyOrganisation(lakeshore, 'young')
    await read(mei, { ids: [old] })
    expect((await read(mei, { upTo: young })).json).toEqual({ unread: 0 })
    const { rows } = await portal.pool.raw.query(
      'select notice_id::text as id from notice_read where account_id = $1',
      [mei.accountId],
    )
    expect(rows).toEqual([{ id: young }])
  })
})

describe('customer service that acts for a customer', () => {
  it('sees and marks its own notifications, and leaves the customer’s as they are', async () => {
    const [csr, mei] = [await portal.person({ groups: ['CSR'] }), await people([lighting])]
    await portal.pool.raw.query(
      `insert into assumption (session_id, actor_id, target_id, reason, expires_at)
       values ($1, $2, $3, 'asked by phone', now() + interval '1 hour')`,
      [csr.sessionId, csr.accountId, mei.accountId],
    )
    const standingIn = { ...csr, headers: { ...csr.headers, 'x-fairway-assumed-user': mei.username } }
    const id = await notifyOrganisation(lighting, 'only for the customer')
    await notifyPerson(standingIn, 'Said to customer service')
    await read(standingIn, { ids: [id], upTo: id })
    expect(await texts(standingIn)).toEqual([['Said to customer service', false]])
    expect(await texts(csr)).toEqual([['Said to customer service', false]])
    expect((await texts(mei))[0]).toEqual(['only for the customer', false])
  })
})

describe('a long list', () => {
  it('comes page by page, each notification once', async () => {
    const mei = await people([])
    for (let at = 0; at < NOTIFICATION_PAGE_SIZE + 5; at++) await notifyPerson(mei, `n${at}`)
    const first = await fetchNotifications(mei)
    const second = await fetchNotifications(mei, `?before=${first.next}`)
    expect([first.notices.length, second.notices.length, second.next]).toEqual([NOTIFICATION_PAGE_SIZE, 5, null])
    const all = [...first.notices, ...second.notices].map(({ args }) => args.text)
    expect(new Set(all).size).toBe(NOTIFICATION_PAGE_SIZE + 5)
  })
})

describe('the other browsers of a person', () => {
  it('hear of what was read here', async () => {
    const mei = await people([lighting])
    await notifyPerson(mei, 'Moved')
    const { watch, liveFrom, notices } = await fetchNotifications(mei)
    expect(watch).toMatch(/^own\//)
    await read(mei, { ids: [notices[0].id] })
    const { rows } = await portal.pool.raw.query(
      'select 1 from cargo_change where whose = $1 and changed_in >= $2::xid8',
      [mei.accountId, liveFrom],
    )
    expect(rows).toHaveLength(1)
  })
})
