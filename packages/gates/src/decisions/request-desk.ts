import type { SubmittedRequest } from '@fairway/contract/bookings/requests/booking-request.schema'
import { type Loader, send } from '../loader.ts'
import type { World } from '../world/world.ts'
import { type Answer, answersOf } from './answers.ts'
import { bookingNumberOf } from './booked-line.ts'
import { type Brief, briefOf } from './brief.ts'
import { type Files, replacedKey, saveFile } from './open-file.ts'
import { removedContainers, shipmentOf } from './shipment.ts'

/** The store of shipments has room for this many; the oldest are dropped. */
const SHIPMENTS = 300

/** Stores a request. Only its newest version counts; one that a cancellation replaces waits for the answer to that. */
export function storeRequest({ requests }: Files, request: SubmittedRequest, now: number): void {
  const { ediRef } = request
  const brief = briefOf(request, now)
  const replaced = requests.get(ediRef)
  if (!brief.isCancellation) requests.delete(replacedKey(ediRef))
  else if (replaced && !replaced.isCancellation) requests.set(replacedKey(ediRef), replaced)
  requests.set(ediRef, brief)
}

const isReplaced = (key: string) => key.endsWith(replacedKey(''))

/** The answers to each open request, whenever they are due. */
const openAnswers = (world: World, { requests, shipments }: Files) =>
  [...requests].flatMap(([key, brief]) =>
    isReplaced(key)
      ? []
      : answersOf(world, brief, shipments.get(bookingNumberOf(brief))).map((answer) => ({ brief, answer })),
  )

/** Sends the due answers to requests, and returns when the next is due. The portal ignores repeated ones. */
export async function sendDueAnswers(loader: Loader, world: World, files: Files, now: number): Promise<number> {
  const answers = openAnswers(world, files)
  const due = answers.filter(({ brief, answer: { at } }) => at <= now && at > brief.saidUntil)
  if (due.length > 0) {
    const patient = { ...loader, isStrict: false }
    await send(patient, 'bookings', due.flatMap(({ answer }) => answer.booking ?? [])) // biome-ignore format: one call
    await send(patient, 'decisions', due.map(({ answer }) => answer.decision)) // biome-ignore format: as above
    const removed = due.flatMap(({ brief, answer }) => applyAnswer(world, files, brief, answer))
    await send(patient, 'containers', removed)
    const open = new Set(answers.filter(({ answer: { at } }) => at > now).map(({ brief }) => brief))
    for (const [key, brief] of files.requests) {
      if (isReplaced(key)) continue
      brief.saidUntil = now
      if (!open.has(brief)) files.requests.delete(key)
    }
    for (const { answer } of due) reopen(files, answer, now)
    await saveFile(loader.carrier, files, 'shipments')
    await saveFile(loader.carrier, files, 'requests')
    loader.log('info', 'answered requests', { decisions: due.map(({ answer }) => answer.decision.ref) })
  }
  return Math.min(Infinity, ...answers.map(({ answer: { at } }) => at).filter((at) => at > now))
}

/** Applies an answer to the booking: containers that it does not need any more are removed. */
function applyAnswer(world: World, { shipments }: Files, brief: Brief, { at, decision, isLater = false }: Answer) {
  const bookingNo = bookingNumberOf(brief)
  const before = shipments.get(bookingNo)
  if (decision.decision === 'confirmCancellation') shipments.delete(bookingNo)
  else if (decision.decision !== 'approve' && decision.decision !== 'changeVessel') return []
  else shipments.set(bookingNo, shipmentOf(world, brief, { at, isLater }, before))
  for (const oldest of [...shipments.keys()].slice(0, -SHIPMENTS)) shipments.delete(oldest)
  return before && before.boxesOf !== shipments.get(bookingNo)?.boxesOf ? removedContainers(world, before, at) : []
}

/** After a refused cancellation, the version that it replaced still needs an answer. */
function reopen({ requests }: Files, { decision: { ediRef, decision } }: Answer, now: number): void {
  const before = requests.get(replacedKey(ediRef))
  if (decision === 'refuseCancellation' && before) requests.set(ediRef, { ...before, takenAt: now, saidUntil: 0 })
  if (decision === 'refuseCancellation' || decision === 'confirmCancellation') requests.delete(replacedKey(ediRef))
}
