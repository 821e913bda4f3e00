import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OUTSIDE_PER_DAY } from '../../../platform/mail/mail-limit.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { visitor } from '../../identity/visitor.fixture.ts'
import { document, loadRequestWorld, requestCalls, TODAY } from './booking-request.fixture.ts'

let portal: Portal
let orgs: Awaited<ReturnType<typeof loadRequestWorld>>
beforeAll(async () => {
  portal = await startPortal({
    now: TODAY,
    settings: { mailFrom: 'Fairway <portal@carrier.example>', publicCallsPerMinute: 100_000 },
  })
  orgs = await loadRequestWorld(portal)
})
afterAll(() => portal.stop())

/** Somebody of Ningbo Lighting who has sent a request, and mails its confirmation. */
async function clerk(options: Parameters<Portal['person']>[0] = {}) {
  const username = `${randomUUID().slice(0, 8)}@ningbo-lighting.example`
  const person = await portal.person({ username, groups: ['BR'], organisationIds: [orgs.NBL], ...options })
  const calls = requestCalls(portal, person.headers)
  const { id } = (await calls.submit({ document: document() })).json.state
  return { ...person, mail: (...to: string[]) => calls.documents({ id, to }) }
}
const stranger = () => `${randomUUID().slice(0, 8)}@somewhere.example`
const strangers = (count: number) => Array.from({ length: count }, stranger)
const lettersQueued = async () => {
  const { rows } = await portal.pool.raw.query(
    `select count(*)::int as n from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail'`,
  )
  return rows[0].n
}
const tomorrow = () => portal.pool.raw.query("update mail_count set ends_at = now() - interval '1 second'")
const REFUSED = { status: 429, json: { errorCode: 'GE0017', messageArgs: [String(OUTSIDE_PER_DAY)] } }

/** As if this person had sent so many letters to strangers today. */
const fill = ({ username }: { username: string }, letters = OUTSIDE_PER_DAY) =>
  portal.pool.raw.query("insert into mail_count values ('outside:' || $1, $2, now() + interval '1 day')", [
    username,
    letters,
  ])

describe('mail to strangers', () => {
  it('is limited per person and day, says so, and goes on a day later', async () => {
    const [mei, colleague] = [await clerk(), await clerk()]
    for (let sent = 0; sent < OUTSIDE_PER_DAY; sent += 5) expect((await mei.mail(...strangers(5))).status).toBe(200)
    const before = await lettersQueued()
    const refused = await mei.mail(stranger())
    expect(refused).toMatchObject(REFUSED)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000)
    expect(await lettersQueued()).toBe(before)
    expect((await colleague.mail(stranger())).status).toBe(200)
    await tomorrow()
    expect((await mei.mail(stranger())).status).toBe(200)
  })

  it('is refused as a whole where only some letters fit, and what was refused does not count', async () => {
    const mei = await clerk()
    await fill(mei, OUTSIDE_PER_DAY - 2)
    const before = await lettersQueued()
    expect(await mei.mail(...strangers(3))).toMatchObject(REFUSED)
    expect(await lettersQueued()).toBe(before)
    expect((await mei.mail(...strangers(2))).status).toBe(200)
    expect(await mei.mail(stranger())).toMatchObject(REFUSED)
  })

  it('gets nobody more letters who sends many at the same moment', async () => {
    const mei = await clerk()
    await fill(mei, OUTSIDE_PER_DAY - 8)
    const before = await lettersQueued()
    const replies = await Promise.all(Array.from({ length: 5 }, () => mei.mail(...strangers(4))))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429])
    for (const reply of replies) if (reply.status !== 200) expect(reply).toMatchObject(REFUSED)
    expect(await lettersQueued()).toBe(before + 8)
  })

  it('is counted for customer service that stands in, not for the customer', async () => {
    const [mei, an] = [await clerk(), await portal.person({ groups: ['CSR'] })]
    await portal.post('/auth/management/user/assume', { username: mei.username }, an.headers)
    const calls = requestCalls(portal, {
      ...an.headers,
      'x-fairway-assumed-user': encodeURIComponent(mei.username),
    })
    const { id } = (await calls.submit({ document: document() })).json.state
    await fill(mei)
    expect((await calls.documents({ id, to: [stranger()] })).status).toBe(200)
    await portal.pool.raw.query("update mail_count set letters = 20 where subject = 'outside:' || $1", [an.username])
    expect(await calls.documents({ id, to: [stranger()] })).toMatchObject(REFUSED)
  })
})

describe('mail to people one works with', () => {
  it("goes to the organisation's own domain, to oneself and to the carrier without friction", async () => {
    const mei = await clerk()
    await fill(mei)
    await portal.person({ username: 'carl@carrier-office.example', groups: ['CSR'] })
    const to = ['dock@NINGBO-lighting.example', mei.username, 'desk@carrier.example', 'any@carrier-office.example']
    expect((await mei.mail(...to)).status).toBe(200)
    expect(await mei.mail(...to, stranger())).toMatchObject(REFUSED)
  })

  it('goes to the parties of common bookings, and to no party of others', async () => {
    const mei = await clerk()
    await fill(mei)
    await portal.people.account({
      username: 'ana@lakeshore-partner.example',
      groups: ['BD'],
      organisationIds: [orgs.LSH],
    })
    expect(await mei.mail('dock@lakeshore-partner.example')).toMatchObject(REFUSED)
    await portal.carrier('bookings', [lines.booking('3104482')])
    expect((await mei.mail('dock@lakeshore-partner.example')).status).toBe(200)
  })

  it('is no way to strangers: a mailbox that anybody can have makes its neighbours no colleagues', async () => {
    const mei = await clerk()
    await fill(mei)
    const username = `${randomUUID().slice(0, 8)}@qq.com`
    await portal.people.account({ username, groups: ['BR'], organisationIds: [orgs.NBL] })
    expect((await mei.mail(username)).status).toBe(200)
    expect(await mei.mail('somebody@qq.com')).toMatchObject(REFUSED)
  })

  it('is not widened by accounts that nobody confirmed', async () => {
    const mei = await clerk()
    await fill(mei)
    await portal.people.account({ username: 'x@unproved.example', status: 'UNCONFIRMED', organisationIds: [orgs.NBL] })
    expect(await mei.mail('y@unproved.example')).toMatchObject(REFUSED)
  })
})

describe('letters that forms of guests cause', () => {
  it('are limited per address and day, for known and unknown user names alike', async () => {
    const strict = await startPortal({ settings: { formsPerMinute: 2, trustProxy: ['127.0.0.1'] } })
    const { username } = await strict.people.account()
    const from = (ip: string) => visitor(strict, { 'x-forwarded-for': ip })
    // as if nine letters had gone out: the limit of forms per minute would stop ten at once before
    await strict.pool.raw.query(
      `insert into mail_count select 'guest:203.0.113.' || n, 9, now() + interval '1 hour' from generate_series(1, 6) n`,
    )
    for (const [ip, ask] of [
      ['203.0.113.1', (who: ReturnType<typeof from>) => who.forgot(username)],
      ['203.0.113.2', (who: ReturnType<typeof from>) => who.forgot('nobody@lakeshore.example')],
      ['203.0.113.3', (who: ReturnType<typeof from>) => who.resend('nobody@lakeshore.example')],
      ['203.0.113.4', (who: ReturnType<typeof from>) => who.register(`${randomUUID()}@lakeshore.example`)],
    ] as const) {
      expect([ip, (await ask(from(ip))).status]).toEqual([ip, 200])
      expect([ip, (await ask(from(ip))).json.errorCode]).toEqual([ip, 'GE0018'])
    }
    expect((await from('203.0.113.9').forgot(username)).status).toBe(200)
    await strict.stop()
  })
})

describe('letters that an admin causes', () => {
  it('are counted for the admin and end in a fuse', async () => {
    const [ada, mei] = [
      await portal.person({ groups: ['ADMIN'] }),
      await portal.people.account({ status: 'UNCONFIRMED' }),
    ]
    const resend = () => portal.post('/auth/management/user/resend', { user: mei.accountId }, ada.headers)
    expect((await resend()).status).toBe(200)
    await portal.pool.raw.query("update mail_count set letters = 1000 where subject = 'all:' || $1", [ada.username])
    expect(await resend()).toMatchObject({ status: 429, json: { errorCode: 'GE0018' } })
  })
})
