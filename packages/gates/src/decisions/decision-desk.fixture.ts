import type { OutboxEntry } from '@fairway/contract/carrier/outbox.schema'
import type { SubmittedCorrection } from '@fairway/contract/corrections/correction.schema'
import type { SubmittedInstruction } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { SubmittedVgm } from '@fairway/contract/vgm/submitted-vgm.schema'
import { connect } from '../client.ts'
import { type Answer, acceptingPortal, type Received, startReceiver } from '../portal.fixture.ts'
import { iso } from '../world/calendar.ts'
import { answerRequests } from './decision-desk.ts'
import { openCorrected } from './open-file.ts'
import { epoch, request, world } from './request.fixture.ts'

/** A portal with an outbox: entries stay until they are acknowledged. */
export function portalWith(requests: ReturnType<typeof request>[]) {
  let now = epoch
  const portal = acceptingPortal(() => iso(now), () => 1) // biome-ignore format: a clock and its rate
  const waiting = new Map<string, OutboxEntry>()
  let last = 0
  const put = (topic: OutboxEntry['topic'], key: string, payload: object) => {
    const id = String(++last)
    waiting.set(id, { id, topic, key, createdAt: iso(now), attempt: 1, payload: { ...payload } })
  }
  const add = (payload: object & { ediRef: string }) => put('bookingRequest', payload.ediRef, payload)
  const instruct = (payload: SubmittedInstruction) => put('shippingInstruction', payload.bookingNo, payload)
  const correct = (payload: SubmittedCorrection) => put('correction', payload.shipmentNo, payload)
  const weigh = (payload: SubmittedVgm) => put('vgm', `VGM ${payload.bookingNo}`, payload)
  for (const each of requests) add(each)
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
  const sentLines = (kind: string) =>
    [...(portal.lines.get(`/carrier/v1/${kind}`) ?? [])].map((line) => JSON.parse(line))
  const decisions = () => sentLines('decisions')
  return { answer, add, correct, instruct, weigh, refused, waiting, sentLines, decisions, cursors: portal.cursors, lines: portal.lines, pass: (ms: number) => (now += ms) } // biome-ignore format: the parts
}

/** Runs the desk until a condition is true. */
export async function letAnswer(answer: (call: Received) => Answer, isEnough: (calls: Received[]) => boolean) {
  const receiver = await startReceiver(answer)
  const ending = new AbortController()
  const log = () => undefined
  const carrier = connect({ url: receiver.url, key: 'key-of-the-carrier', signal: ending.signal, log, firstWaitMs: 5 })
  const watch = setInterval(() => isEnough(receiver.received) && ending.abort(), 10)
  const corrected = await openCorrected(carrier)
  await answerRequests({ carrier, log, isStrict: true, signal: ending.signal, corrected }, world).catch(() => undefined)
  clearInterval(watch)
  await receiver.stop()
  return receiver.received
}

export const file = (portal: ReturnType<typeof portalWith>, name = 'requests') =>
  Object.keys((portal.cursors.get(`/carrier/v1/cursors/${name}`) as { value: object } | undefined)?.value ?? {})
/** Advances the clock by a second at each read, until the desk has nothing more to send. */
export const letDecide = (portal: ReturnType<typeof portalWith>, isEnough: () => boolean, stepMs = 1000) =>
  letAnswer(portal.answer, () => {
    if (portal.waiting.size === 0) portal.pass(stepMs)
    return portal.waiting.size === 0 && isEnough()
  })

export const correction = (
  correctionId: number,
  remarks: string,
  more: Partial<SubmittedCorrection> = {},
): SubmittedCorrection => ({
  correctionId,
  shipmentNo: String(3_104_400 + correctionId),
  blNo: `FWYL${3_104_400 + correctionId}01`,
  version: 1,
  organisation: 'NINGBO-LIGHTING',
  submittedAt: iso(epoch),
  changes: ['commodity'],
  document: request(1, {}, { remarks }).document,
  ...more,
})
