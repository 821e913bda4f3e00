import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMacs } from '../../../platform/keys.ts'
import { type Holder, ownTopic } from '../../../platform/live/own-topic.ts'
import { ticketHour } from '../../../platform/live/ticket-mac.ts'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { listenAsShown } from './live.fixture.ts'

type Person = Awaited<ReturnType<Portal['person']>>
const lamp = lines.containerNumber(482913)
const lampTopic = `3104482/${lamp}`

let portal: Portal
let lighting = ''
beforeAll(async () => {
  // so long between heartbeats that a notified page was notified because something happened
  portal = await startPortal({ now: '2026-11-15T00:00:00Z', liveTimes: { heartbeatMs: 600_000, pauseMs: 10 } })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking('3104482')])
  await portal.carrier('containers', [lines.container('3104482', lamp)])
  const { rows } = await portal.pool.raw.query<{ id: string }>("select id from organisation where ref = 'NBL'")
  lighting = rows[0]?.id ?? ''
})
afterAll(() => portal.stop())

const topicOf = (holder: Holder) => ownTopic(createMacs(portal.settings.secrets), holder, ticketHour(portal.settings))
const listen = (topics: string[], after?: string) => listenAsShown(portal, topics.join(','), after)
let revision = 1
const move = () => portal.carrier('containers', [lines.container('3104482', lamp, { revision: ++revision })])

describe('what a dashboard hears', () => {
  const endings: [string, string, keyof Person][] = [
    ['was shut out', "update account set status = 'INACTIVE' where id =", 'accountId'],
    ['is gone', 'delete from account where id =', 'accountId'],
    ['was signed out by an admin', 'update session set ended_at = now() where id =', 'sessionId'],
    ['signed out hours after the last sign-in', 'update session set ends_at = now() where id =', 'sessionId'],
    ['was idle for too long', "update session set last_seen_at = now() - interval '2 hours' where id =", 'sessionId'],
    ['has to set a new password', "update account set password_state = 'resetRequired' where id =", 'accountId'],
  ]
  it.each(endings)('ends with the session of one who %s, and the ticket with it', async (_name, text, of) => {
    const mei = await portal.person({ groups: ['TD'], organisationIds: [lighting] })
    const page = await listen([topicOf(mei), lampTopic])
    await portal.pool.raw.query(`${text} $1`, [mei[of]])
    await move()
    for (let line = await page.next(); line; line = await page.next())
      expect(line.changed, 'nothing is told by a ticket of nobody').not.toContain(topicOf(mei))
    const back = await listen([topicOf(mei), lampTopic], page.hello.id)
    expect(back.hello.changed).toEqual([lampTopic])
    await move()
    expect((await back.news()).changed).toEqual([lampTopic])
    back.stop()
  })

  it('ends at once when one signs out, although nothing else happens', async () => {
    const mei = await portal.person({ groups: ['TD'], organisationIds: [lighting] })
    const page = await listen([topicOf(mei)])
    const body = { accessToken: mei.accessToken, webid: mei.webId }
    expect((await portal.post('/auth/logout', body, mei.identityHeaders)).status).toBe(200)
    expect(await page.next()).toBeUndefined()
  })

  it('ends with the standing in of customer service, and not before', async () => {
    const mei = await portal.person({ groups: ['TD'], organisationIds: [lighting] })
    const helper = await portal.person({ groups: ['CSR'] })
    const assume = await portal.post(
      '/auth/management/user/assume',
      { username: mei.username, reason: 'a question' },
      helper.headers,
    )
    expect(assume.status).toBe(200)
    const topic = topicOf({ accountId: mei.accountId, sessionId: helper.sessionId })
    const page = await listen([topic])
    await move()
    expect((await page.news()).changed).toEqual([topic])
    expect((await portal.post('/auth/management/user/release', {}, helper.headers)).status).toBe(200)
    expect(await page.next()).toBeUndefined()
  })
})
