import { setTimeout as pause } from 'node:timers/promises'
import type { SubmittedDispute } from '@fairway/contract/billing-documents/dispute.schema'
import type { SubmittedRequest } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import type { Acknowledgement, OutboxEntry } from '@fairway/contract/carrier/outbox.schema'
import type { SubmittedCorrection } from '@fairway/contract/corrections/correction.schema'
import type { SubmittedInstruction } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { SubmittedVgm } from '@fairway/contract/vgm/submitted-vgm.schema'
import { type Loader, send, sendNews } from '../loader.ts'
import { bookingFacts } from '../voyage/booking-facts.ts'
import { addNews, cargoKinds, noNews } from '../voyage/fact.ts'
import { type CargoHistory, newsWithin } from '../voyage/news.ts'
import { findBooking } from '../world/bookings/bookings.ts'
import type { World } from '../world/world.ts'
import { noteCorrected } from './corrected.ts'
import { type CorrectionBrief, correctionAnswersOf, correctionBriefOf } from './correction-answers.ts'
import { sendDueDisputes, storeDispute } from './dispute-desk.ts'
import { sendDueInstructions, storeInstruction } from './instruction-desk.ts'
import { type Files, openFiles, saveFile } from './open-file.ts'
import { sendDueAnswers, storeRequest } from './request-desk.ts'
import { shipmentHistory } from './shipment.ts'
import { sendDueVgms, storeVgm } from './vgm-desk.ts'

const known = new WeakMap<CargoHistory, readonly number[]>()

/** The moments at which something is due, in their order. */
function momentsOf(history: CargoHistory): readonly number[] {
  const found = known.get(history)
  if (found) return found
  const moments = cargoKinds.flatMap((kind) => history[kind].flatMap((facts) => facts.map(({ at }) => at)))
  moments.sort((one, other) => one - other)
  known.set(history, moments)
  return moments
}

/** Sends the news of bookings from requests, and returns when the next is due. */
async function sendShipments(loader: Loader, world: World, files: Files, now: number): Promise<number> {
  const news = noNews()
  let nextAt = Infinity
  let isDue = false
  for (const [bookingNo, shipment] of files.shipments) {
    const history = shipmentHistory(world, shipment)
    const moments = history ? momentsOf(history) : []
    const next = moments.find((at) => at > shipment.toldUntil)
    nextAt = Math.min(nextAt, moments.find((at) => at > now) ?? Infinity)
    if (history && next !== undefined && next > now) continue
    isDue = true
    if (history) addNews(news, newsWithin(history, { from: shipment.toldUntil, to: now }))
    shipment.toldUntil = now
    if ((moments.at(-1) ?? 0) <= now) files.shipments.delete(bookingNo)
  }
  if (isDue) {
    const lines = await sendNews({ ...loader, isStrict: false }, news)
    await saveFile(loader.carrier, files, 'shipments')
    loader.log('info', 'told what became of requests', { lines })
  }
  return nextAt
}

/** Stores a correction; only its newest version counts. */
const storeCorrection = ({ corrections }: Files, correction: SubmittedCorrection, now: number) =>
  corrections.set(String(correction.correctionId), correctionBriefOf(correction, now))

/** Sends the due answers to corrections, and returns when the next is due. */
async function sendDueCorrections(loader: Loader, world: World, files: Files, now: number): Promise<number> {
  const answers = [...files.corrections.values()].flatMap((brief) =>
    correctionAnswersOf(world, brief).map((answer) => ({ brief, ...answer })),
  )
  const due = answers.filter(({ brief, at }) => at <= now && at > brief.saidUntil)
  if (due.length > 0) {
    const decisions = due.map(({ decision }) => decision)
    const completed = due.filter(({ decision }) => decision.decision === 'complete').map(({ brief }) => brief)
    await sendCorrected(loader, world, files, { completed, now })
    await send({ ...loader, isStrict: false }, 'correction-decisions', decisions)
    const open = new Set(answers.filter(({ at }) => at > now).map(({ brief }) => brief))
    for (const [key, brief] of files.corrections) {
      brief.saidUntil = now
      if (!open.has(brief)) files.corrections.delete(key)
    }
    await saveFile(loader.carrier, files, 'corrections')
    loader.log('info', 'answered corrections', { decisions: decisions.map(({ ref }) => ref) })
  }
  return Math.min(Infinity, ...answers.map(({ at }) => at).filter((at) => at > now))
}

/**
 * Sends bookings with their corrections before it completes these. The correction is stored first, so that every later
 * line of the booking includes it.
 */
async function sendCorrected(
  loader: Loader,
  world: World,
  files: Files,
  { completed, now }: { completed: CorrectionBrief[]; now: number },
) {
  const changed = completed.filter(({ changes }) => Object.keys(changes).length > 0)
  const known = changed.flatMap((brief) => {
    const line = knownLine(world, files, brief.shipmentNo, now)
    return line ? [{ brief, line }] : []
  })
  for (const { brief } of known) noteCorrected(files.corrected, brief)
  if (known.length > 0) await saveFile(loader.carrier, files, 'corrected')
  const lines = known.map(({ line }) => line)
  await send({ ...loader, isStrict: false }, 'bookings', lines)
}

/** The longest wait of one poll, and the shortest time between two that return at once. */
const LONGEST_WAIT_S = 20
const SHORTEST_ROUND_MS = 500
/** The stores have room for this many entries. */
const OPEN_REQUESTS = 300

/** The demo's customer service: receives what customers submit, and answers each submission after a short while. */
export async function answerRequests(loader: Loader & { signal: AbortSignal }, world: World): Promise<never> {
  const { carrier, signal } = loader
  const files = await openFiles(loader)
  for (;;) {
    const startedAt = performance.now()
    const clock = await carrier.getClock()
    const nextAt = await sendDue(loader, world, files, Date.parse(clock.now))
    const waitS = Math.ceil((nextAt - Date.parse(clock.now)) / 1000 / clock.rate)
    const wait = Math.min(LONGEST_WAIT_S, Math.max(1, waitS))
    const room =
      OPEN_REQUESTS -
      files.requests.size -
      files.corrections.size -
      files.vgms.size -
      files.disputes.size -
      files.instructions.size
    const entries = room > 0 ? await carrier.poll(wait, Math.min(room, 100)) : []
    if (entries.length > 0) await receiveEntries(loader, files, entries)
    else await pause(Math.max(0, SHORTEST_ROUND_MS - (performance.now() - startedAt)), undefined, { signal })
  }
}

/** Sends everything that is due by now, and returns when the next is due. */
async function sendDue(loader: Loader, world: World, files: Files, now: number): Promise<number> {
  const answered = await sendDueAnswers(loader, world, files, now)
  const corrected = await sendDueCorrections(loader, world, files, now)
  const weighed = await sendDueVgms(loader, world, files, now)
  const disputed = await sendDueDisputes(loader, world, files, now)
  const instructed = await sendDueInstructions(loader, world, files, now)
  return Math.min(answered, corrected, weighed, disputed, instructed, await sendShipments(loader, world, files, now))
}

/** Stores what customers submitted before it is acknowledged, so that nothing is lost. */
async function receiveEntries({ carrier, log }: Loader, files: Files, entries: OutboxEntry[]) {
  const now = Date.parse((await carrier.getClock()).now)
  const outcomes = entries.flatMap((entry): Acknowledgement['entries'] => {
    try {
      receiveEntry(files, entry, now)
      return isKeptUntilAnswered(entry) ? [] : [{ id: entry.id, outcome: 'taken' }]
    } catch {
      return [{ id: entry.id, outcome: 'refused', reason: 'the request cannot be read' }]
    }
  })
  await saveFile(carrier, files, 'requests')
  await saveFile(carrier, files, 'corrections')
  await saveFile(carrier, files, 'vgms')
  await saveFile(carrier, files, 'disputes')
  if (outcomes.length > 0) await carrier.acknowledge(outcomes)
  log('info', 'took requests in', { requests: entries.map(({ key }) => key) })
}

/** A shipping instruction is too long for a store: it is acknowledged together with its last answer. */
const isKeptUntilAnswered = ({ topic }: OutboxEntry) => topic === 'shippingInstruction'

/** The topic defines the payload. Allocations are only taken: the portal has decided on them. */
function receiveEntry(files: Files, { id, topic, payload }: OutboxEntry, now: number) {
  if (topic === 'bookingRequest') storeRequest(files, payload as SubmittedRequest, now)
  else if (topic === 'correction') storeCorrection(files, payload as SubmittedCorrection, now)
  else if (topic === 'vgm') storeVgm(files, payload as SubmittedVgm, now)
  else if (topic === 'dispute') storeDispute(files, payload as SubmittedDispute, now)
  else if (topic === 'letterOfIndemnity' || topic === 'allocation')
    return // a signed letter is filed and an allocation noted, nobody decides on them
  else storeInstruction(files, payload as SubmittedInstruction, { entryId: id, now })
}

/** The last sent line of a booking, from the world or from a request; undefined for an unknown one. */
function knownLine(
  world: World,
  { shipments }: Pick<Files, 'shipments'>,
  bookingNo: string,
  now: number,
): BookingLine | undefined {
  return factsOf(world, { shipments }, bookingNo).findLast(({ at }) => at <= now)?.line
}

function factsOf(world: World, { shipments }: Pick<Files, 'shipments'>, bookingNo: string) {
  const shipment = shipments.get(bookingNo)
  if (shipment) return shipmentHistory(world, shipment)?.bookings.flat() ?? []
  const booking = findBooking(world, bookingNo)
  return booking ? bookingFacts(booking) : []
}
