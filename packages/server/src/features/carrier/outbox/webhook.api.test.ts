import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { guest } from '../../../platform/viewer.ts'
import { type BookingSystem, connectCarrier, handIn, passSeconds, submission } from './outbox.fixture.ts'
import { claimEntries } from './outbox.repository.ts'
import { accept, createPusher, type Receiver, readManualsCheck, respond, startReceiver } from './webhook.fixture.ts'
import { type PushParts, pingWhenQuiet, pushDue } from './webhook-worker.actions.ts'

let portal: Portal
let carrier: BookingSystem
let receiver: Receiver
let pusher: ReturnType<typeof createPusher>
let secret: string
const always = new AbortController().signal
const push = (parts: PushParts = pusher) => pushDue(parts, always)

beforeAll(async () => {
  portal = await startPortal()
  carrier = await connectCarrier(portal)
  receiver = await startReceiver()
  pusher = createPusher(portal)
})
afterAll(async () => {
  await pusher.stop()
  await receiver.stop()
  await portal.stop()
})
beforeEach(async () => {
  secret = (await carrier.put('webhook', { url: receiver.url, newSecret: true })).json.secret
})
afterEach(async () => {
  receiver.arrived.length = 0
  receiver.behave = accept
  await portal.pool.raw.query('delete from outbox_entry')
  await portal.pool.raw.query('delete from carrier_webhook')
  await portal.pool.raw.query('update carrier_intake set heard_at = null')
})

const standing = async () =>
  (
    await portal.pool.raw.query(
      `select key, tries, last_error, coalesce(done_as, case when set_aside_at is null then 'waiting' else 'aside' end) as state
         from outbox_entry order by id`,
    )
  ).rows
const bodies = () => receiver.arrived.map(({ body }) => JSON.parse(body))

describe('a webhook', () => {
  it('brings each entry once, in order for each request, and counts as a sign of life', async () => {
    for (const version of [1, 2]) await handIn(portal, 'FW00000001', submission('FW00000001', version))
    await handIn(portal, 'FW00000002')
    expect((await portal.get('/carrier/v1/intake', carrier.headers)).json.listens).toBe(false)
    expect(await push()).toBe(3)
    expect(await push()).toBe(0)
    const seen = bodies().map(({ key, payload }) => `${key} v${payload.version}`)
    expect(seen.filter((one) => one.startsWith('FW00000001'))).toEqual(['FW00000001 v1', 'FW00000001 v2'])
    expect(seen).toHaveLength(3)
    expect(bodies()[0]).toMatchObject({ id: expect.any(String), topic: 'bookingRequest', attempt: 1 })
    expect((await portal.get('/carrier/v1/intake', carrier.headers)).json.listens).toBe(true)
    expect(await carrier.poll()).toEqual([])
  })

  it('was committed but not pushed when a server died: the next one pushes it', async () => {
    await handIn(portal, 'FW00000003')
    await claimEntries(portal.pool.reading(), guest, 1) // whoever took it is never heard of again
    expect(await push()).toBe(0)
    await passSeconds(portal, 61)
    expect(await push()).toBe(1)
    expect(await standing()).toMatchObject([{ state: 'delivered', tries: 2 }])
  })

  it('is given back at once by a server that ends in the middle of it', async () => {
    receiver.behave = () => undefined
    await handIn(portal, 'FW00000004')
    const ending = new AbortController()
    const pushing = pushDue(pusher, ending.signal)
    await expect.poll(() => receiver.arrived.length).toBe(1)
    ending.abort()
    await pushing
    receiver.behave = accept
    expect(await push()).toBe(1)
    expect(await standing()).toMatchObject([{ state: 'delivered', last_error: null }])
  })

  it('asks a quiet receiver whether it is there, so that a quiet day is no silence', async () => {
    const other = createPusher(portal) // one that has noted no sign of life lately
    await pingWhenQuiet(other, always)
    await other.stop()
    expect(bodies()).toMatchObject([{ topic: 'ping' }])
    expect((await portal.get('/carrier/v1/intake', carrier.headers)).json.listens).toBe(true)
    await portal.pool.raw.query("update carrier_webhook set pinged_at = now() - interval '1 hour'")
    await pingWhenQuiet(pusher, always)
    expect(receiver.arrived).toHaveLength(1)

    await portal.pool.raw.query("update carrier_intake set heard_at = now() - interval '6 minutes'")
    receiver.behave = respond(503)
    await pingWhenQuiet(pusher, always)
    expect(receiver.arrived).toHaveLength(2)
    await portal.pool.raw.query("update carrier_intake set heard_at = now() - interval '16 minutes'")
    expect((await portal.get('/carrier/v1/intake', carrier.headers)).json.listens).toBe(false)
  })
})

describe('a receiver', () => {
  it('can tell by the manual’s own lines what is from Fairway and what is not', async () => {
    const isFromFairway = await readManualsCheck()
    await handIn(portal, 'FW00000010')
    await push()
    const [{ headers, body }] = receiver.arrived as [Receiver['arrived'][number]]
    const sentAt = Number(headers['x-fairway-timestamp']) * 1000
    const check = (change: { headers?: object; body?: string; now?: number; secrets?: string[] }) =>
      isFromFairway(
        { ...headers, ...change.headers },
        change.body ?? body,
        change.secrets ?? [secret],
        change.now ?? sentAt,
      )
    expect(check({})).toBe(true)
    expect(headers['x-fairway-id']).toBe(JSON.parse(body).id)
    expect(check({ headers: { 'x-fairway-signature': '' } })).toBe(false)
    expect(check({ headers: { 'x-fairway-signature': `v1=${'0'.repeat(64)}` } })).toBe(false)
    expect(check({ headers: { 'x-fairway-timestamp': String(sentAt / 1000 + 1) } })).toBe(false)
    expect(check({ secrets: [`fwh_${'x'.repeat(43)}`] })).toBe(false)
    expect(check({ body: JSON.stringify(JSON.parse(body), null, 1) })).toBe(false)
    expect(check({ now: sentAt + 301_000 })).toBe(false)
  })

  it('gets the same id again when it is tried again, so that each id counts once', async () => {
    receiver.behave = respond(500)
    await handIn(portal, 'FW00000011')
    await push()
    receiver.behave = accept
    await passSeconds(portal, 6)
    await push()
    const [first, second] = receiver.arrived
    expect(first?.headers['x-fairway-id']).toBe(second?.headers['x-fairway-id'])
    expect(bodies().map(({ attempt }) => attempt)).toEqual([1, 2])
  })

  it('can change its secret without missing anything: for a day both sign', async () => {
    const isFromFairway = await readManualsCheck()
    const changed = await carrier.put('webhook', { url: receiver.url, newSecret: true })
    await handIn(portal, 'FW00000012')
    await push()
    const [{ headers, body }] = receiver.arrived as [Receiver['arrived'][number]]
    expect(changed.json.secret).not.toBe(secret)
    for (const one of [secret, changed.json.secret]) expect(isFromFairway(headers, body, [one])).toBe(true)

    await portal.pool.raw.query("update carrier_webhook set former_until = now() - interval '1 second'")
    await handIn(portal, 'FW00000013')
    await push()
    const last = receiver.arrived[1] as Receiver['arrived'][number]
    expect(isFromFairway(last.headers, last.body, [secret])).toBe(false)
    expect(isFromFairway(last.headers, last.body, [changed.json.secret])).toBe(true)
  })

  it('that answers wrongly is tried again later, and the admin can read what it said', async () => {
    const elsewhere = await startReceiver()
    const answers: Record<string, [ReturnType<typeof respond>, string]> = {
      FW00000020: [respond(500, 'no\u0007 such\ncontract'), 'answered 500: no such contract'],
      FW00000021: [respond(302, '', { location: elsewhere.url }), 'answered 302'],
      FW00000022: [respond(404), 'answered 404'],
      FW00000023: [(response) => void response.socket?.destroy(), 'ECONNRESET'],
      FW00000024: [(response) => void response.socket?.end('this is not HTTP\r\n\r\n'), expect.stringMatching(/^HPE_/)],
    }
    receiver.behave = (response, one) => answers[JSON.parse(one.body).key]?.[0](response, one)
    for (const [key, [, wanted]] of Object.entries(answers)) {
      await handIn(portal, key)
      await push()
      expect((await standing()).at(-1)).toMatchObject({ state: 'waiting', tries: 1, last_error: wanted })
      await portal.pool.raw.query('update carrier_webhook set failures = 0, rest_until = null')
    }
    expect(elsewhere.arrived).toEqual([])
    await elsewhere.stop()
  })

  it('that never answers hurts nobody: the others are pushed meanwhile', async () => {
    const hasty = createPusher(portal, 1_500)
    receiver.behave = (response, one) => (one.body.includes('FW00000030') ? undefined : accept(response, one))
    await handIn(portal, 'FW00000030')
    for (let serial = 31; serial < 39; serial++) await handIn(portal, `FW000000${serial}`)
    await push(hasty)
    const [stuck, ...others] = await standing()
    expect(stuck).toMatchObject({ state: 'waiting', last_error: 'no answer within 1.5 s' })
    expect(others.map(({ state }) => state)).toEqual(Array(8).fill('delivered'))
    await hasty.stop()
  })

  it('that talks without end is cut off: what it said first counts', async () => {
    const hasty = createPusher(portal, 10_000)
    let bytes = 0
    receiver.behave = (response, one) => {
      response.writeHead(one.body.includes('FW00000040') ? 200 : 500)
      const talk = () => {
        bytes += 16_384
        if (!response.destroyed && bytes < 50_000_000) response.write('x'.repeat(16_384), talk)
      }
      talk()
    }
    await handIn(portal, 'FW00000040')
    await push(hasty)
    await handIn(portal, 'FW00000041')
    await push(hasty)
    expect(await standing()).toMatchObject([
      { state: 'delivered' },
      { state: 'waiting', last_error: expect.stringMatching(/^answered 500: x{150,}/) },
    ])
    expect(bytes).toBeLessThan(20_000_000)
    await hasty.stop()
  })

  it('that is ill is left alone ever longer and tried with one entry at a time', async () => {
    receiver.behave = respond(503)
    for (let serial = 50; serial < 70; serial++) await handIn(portal, `FW000000${serial}`)
    await push()
    const tried = receiver.arrived.length
    expect(tried).toBeLessThanOrEqual(10) // eight at once, and two more before the third failure was noted
    expect((await portal.get('/carrier/v1/webhook', carrier.headers)).json).toMatchObject({
      failures: tried,
      restUntil: expect.any(String),
    })
    await passSeconds(portal, 100_000)
    expect(await push()).toBe(0)
    await portal.pool.raw.query('update carrier_webhook set rest_until = now()')
    expect(await push()).toBe(1)

    receiver.behave = accept
    await passSeconds(portal, 100_000)
    await portal.pool.raw.query('update carrier_webhook set rest_until = now()')
    await push()
    expect((await standing()).every(({ state }) => state === 'delivered')).toBe(true)
    expect((await portal.get('/carrier/v1/webhook', carrier.headers)).json).toMatchObject({
      failures: 0,
      restUntil: null,
    })
  })

  it('that cannot stand one entry has it set aside after eight tries, and gets all others', async () => {
    receiver.behave = (response, one) =>
      one.body.includes('FW00000061') ? respond(422)(response, one) : accept(response, one)
    await handIn(portal, 'FW00000061')
    for (let attempt = 1; attempt <= 8; attempt++) {
      await handIn(portal, `FW0000007${attempt}`)
      await push()
      await passSeconds(portal, 100_000)
    }
    const [poison, ...others] = await standing()
    expect(poison).toMatchObject({ state: 'aside', tries: 8, last_error: 'answered 422' })
    expect(others.map(({ state }) => state)).toEqual(Array(8).fill('delivered'))
  })
})
