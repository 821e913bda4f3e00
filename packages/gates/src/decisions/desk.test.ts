import type { OutboxEntry } from '@fairway/contract/carrier/outbox.schema'
import { describe, expect, it } from 'vitest'
import { connect } from '../client.ts'
import { type Answer, type Received, startReceiver, takingPortal } from '../portal.fixture.ts'
import { iso } from '../world/calendar.ts'
import { answerRequests } from './desk.ts'
import { epoch, request, world } from './request.fixture.ts'

/** A portal with an outbox: entries stay until they are acknowledged. */
function portalWith(requests: ReturnType<typeof request>[]) {
  let now = epoch
  const portal = takingPortal(() => iso(now), () => 1) // biome-ignore format: a clock and its rate
  const waiting = new Map<string, OutboxEntry>()
  const add = (payload: object & { ediRef: string }) => {
    const id = String(waiting.size + 1)
    waiting.set(id, { id, topic: 'bookingRequest', key: payload.ediRef, createdAt: iso(now), attempt: 1, payload: { ...payload } }) // biome-ignore format: one entry
  }
  requests.forEach(add)
  const refused: object[] = []
  const answer = (call: Received): Answer => {
    if (call.path.startsWith('/carrier/v1/outbox?')) return { status: 200, body: { entries: [...waiting.values()] } }
    if (call.path !== '/carrier/v1/outbox/acknowledge') return portal.answer(call)
    for (const entry of JSON.parse(call.body).entries) {
      waiting.delete(entry.id)
      if (entry.outcome === 'refused') refused.push(entry)
    }
    return { status: 200, body: { entries: [] } }
  }
  const decisions = () => [...(portal.lines.get('/carrier/v1/decisions') ?? [])].map((line) => JSON.parse(line))
  return { answer, add, refused, waiting, decisions, cursors: portal.cursors, lines: portal.lines, pass: (ms: number) => (now += ms) } // biome-ignore format: the parts
}

/** Lets the desk work until something is true. */
async function letAnswer(answer: (call: Received) => Answer, isEnough: (calls: Received[]) => boolean) {
  const receiver = await startReceiver(answer)
  const ending = new AbortController()
  const log = () => undefined
  const carrier = connect({ url: receiver.url, key: 'key-of-the-carrier', signal: ending.signal, log, firstWaitMs: 5 })
  const watch = setInterval(() => isEnough(receiver.received) && ending.abort(), 10)
  await answerRequests({ carrier, log, isStrict: true, signal: ending.signal }, world).catch(() => undefined)
  clearInterval(watch)
  await receiver.stop()
  return receiver.received
}

const approved = (serial: number, more: object = {}) => request(serial, more, { remarks: 'demo: approve' })
const file = (portal: ReturnType<typeof portalWith>) =>
  Object.keys((portal.cursors.get('/carrier/v1/cursors/requests') as { value: object } | undefined)?.value ?? {})

describe('the desk of customer service', () => {
  it('takes requests in, and answers when their time has come, with the booking first', async () => {
    const portal = portalWith([approved(1), approved(2)])
    const calls = await letAnswer(portal.answer, () => {
      if (portal.waiting.size === 0) portal.pass(1000)
      return portal.decisions().length === 4 && file(portal).length === 0
    })
    expect(
      portal
        .decisions()
        .map(({ ediRef, decision }) => `${ediRef} ${decision}`)
        .sort(),
    ).toEqual(['FW00000001 approve', 'FW00000001 received', 'FW00000002 approve', 'FW00000002 received'])
    expect(portal.lines.get('/carrier/v1/bookings')?.size).toBe(2)
    const posts = calls.map(({ path }) => path)
    expect(posts.indexOf('/carrier/v1/bookings')).toBeLessThan(posts.lastIndexOf('/carrier/v1/decisions'))
    const kept = calls.findIndex(({ path, method }) => method === 'PUT' && path === '/carrier/v1/cursors/requests')
    expect(kept).toBeLessThan(posts.indexOf('/carrier/v1/outbox/acknowledge'))
  })

  it('that is killed after it took a request in answers it in its next life, once', async () => {
    const portal = portalWith([approved(3)])
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    expect(portal.decisions()).toEqual([])
    expect(file(portal)).toEqual(['FW00000003'])
    portal.pass(60_000)
    await letAnswer(portal.answer, () => file(portal).length === 0)
    await letAnswer(portal.answer, (calls) => calls.filter(({ path }) => path === '/carrier/v1/clock').length > 2)
    expect(portal.decisions().map(({ decision }) => decision)).toEqual(['received', 'approve'])
  })

  it('says nothing of a version that a newer one has replaced, nor books it', async () => {
    const portal = portalWith([approved(4)])
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    portal.add({ ...approved(4, { version: 2, kind: 'cancellation', comment: 'demo: approve' }) })
    await letAnswer(portal.answer, () => {
      if (portal.waiting.size === 0) portal.pass(1000)
      return portal.decisions().length === 2 && file(portal).length === 0
    })
    expect(portal.decisions().map(({ version, decision }) => `${version} ${decision}`)).toEqual([
      '2 received',
      '2 confirmCancellation',
    ])
    expect(portal.lines.get('/carrier/v1/bookings')).toBeUndefined()
  })

  it('refuses what it cannot read, and takes the rest', async () => {
    const portal = portalWith([approved(5)])
    portal.add({ ediRef: 'FW00000006' })
    await letAnswer(portal.answer, () => portal.waiting.size === 0)
    expect(portal.refused).toEqual([{ id: '2', outcome: 'refused', reason: 'the request cannot be read' }])
    expect(file(portal)).toEqual(['FW00000005'])
  })
})
