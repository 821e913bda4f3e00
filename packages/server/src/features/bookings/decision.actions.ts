import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import type { DecisionOutcome } from '../../platform/decision-taking.ts'
import type { Line } from '../../platform/ndjson.ts'
import type { Context } from '../../platform/serve.ts'
import { holdByRef, type KeptRequest, noteChange } from './booking-request.repository.ts'
import * as decisions from './decision.repository.ts'
import { actionOf, type Standing, statusAfter } from './decision.rules.ts'
import { tellDecision } from './decision-news.actions.ts'
import { REQUEST } from './request-draft.actions.ts'
import { insertVersions } from './request-version.repository.ts'

type Told = Omit<DecisionOutcome, 'line'>
const taken = (isApplied: boolean): Told => ({ outcome: 'accepted', path: null, isApplied })
const wrong = (outcome: 'GE0002' | 'GE0012', path: string): Told => ({ outcome, path, isApplied: false })

/** Applies what the carrier decided to the requests it names, in the order of the lines; each line is new. */
export async function applyDecisions(context: Context, lines: Line<DecisionLine>[]): Promise<DecisionOutcome[]> {
  await decisions.holdAll(context.db, context.viewer, [...new Set(lines.map(({ value }) => value.ediRef))])
  await decisions.holdNumbers(
    context.db,
    context.viewer,
    lines.flatMap(({ value }) => value.bookingNo ?? []),
  )
  const outcomes: DecisionOutcome[] = []
  for (const { line, value } of lines) outcomes.push({ line, ...(await applyDecision(context, value)) })
  return outcomes
}

async function applyDecision(context: Context, line: DecisionLine): Promise<Told> {
  const { db, viewer } = context
  const kept = await holdByRef(db, viewer, line.ediRef)
  if (!kept) return wrong('GE0002', 'ediRef')
  const open = await decisions.findOpen(db, viewer, kept.id)
  if (!open || line.version > kept.version) return wrong('GE0002', 'version')
  const known = await decisions.findKnown(db, viewer, { id: kept.id, vvd: line.vvd, bookingNo: line.bookingNo })
  if (line.decision === 'changeVessel' && !known.isVvd) return wrong('GE0002', 'vvd')
  if (known.isNumberTaken) return wrong('GE0012', 'bookingNo')
  const status = statusAfter({ ...kept, open }, line.decision, line.version)
  if (status === undefined) {
    if (line.version < open.version)
      await decisions.updateVersion(db, viewer, kept.id, { version: line.version, ...wordOf(line) })
    return taken(false)
  }
  await apply(context, { kept, open, line, status })
  return taken(true)
}

const wordOf = ({ decision, decidedAt, note }: DecisionLine) => ({ action: actionOf[decision], at: decidedAt, note })

interface Application extends Pick<Standing, 'status' | 'open'> {
  kept: KeptRequest
  line: DecisionLine
}

async function apply(context: Context, { kept, open, line, status }: Application) {
  const { db, viewer, audit } = context
  const word = wordOf(line)
  if (line.decision !== 'changeVessel')
    await decisions.updateVersion(db, viewer, kept.id, { version: open.version, ...word })
  if (line.decision === 'received') await decisions.updateReceived(db, viewer, kept.id, word)
  else {
    const bookingNo = line.bookingNo ?? kept.bookingNo
    await decisions.updateDecided(db, viewer, kept.id, {
      ...word,
      status,
      bookingNo,
      ...(await resultOf(context, kept, { open, line })),
    })
    await tellDecision(context, kept, line)
  }
  await audit({
    objectType: REQUEST,
    objectId: kept.ediRef,
    before: { status: kept.status, version: kept.version },
    after: { status, decision: line },
  })
  await noteChange(db, viewer, kept.orgId)
}

/** Which version is confirmed now, and what the customer goes on writing with. */
async function resultOf(context: Context, kept: KeptRequest, { open, line }: Pick<Application, 'open' | 'line'>) {
  const { version, sentVersion, confirmedVersion, document } = kept
  if (line.decision === 'approve') return { version, confirmedVersion: sentVersion, document }
  if (line.decision === 'changeVessel') return changeVessel(context, kept, line)
  if (line.decision !== 'decline' || !kept.confirmed) return { version, confirmedVersion, document }
  // a vessel that the carrier changed after the amendment stays changed
  const changedTo = (sentVersion ?? 0) > open.version ? kept.sent?.vvd : undefined
  const customerReference = await referenceAfter(context, kept, kept.confirmed)
  const isReferenceLost = customerReference !== kept.confirmed.customerReference
  if (changedTo !== undefined || isReferenceLost)
    return addCarrierVersion(context, kept, {
      document: { ...kept.confirmed, vvd: changedTo ?? kept.confirmed.vvd, customerReference },
      over: kept.confirmed,
      note: line.note,
      isConfirmed: true,
      ...(changedTo === undefined && { kind: 'amendment', at: line.decidedAt }),
    })
  return { version, confirmedVersion, document: kept.hasUnsent ? document : kept.confirmed }
}

/** The reference of a request whose amendment was declined: the former one, or where that went to another one, the newer. */
async function referenceAfter(
  { db, viewer }: Context,
  kept: KeptRequest,
  { customerReference: former }: RequestDocument,
) {
  const newer = kept.sent?.customerReference ?? former
  if (newer === former) return former
  return (await decisions.takeReference(db, viewer, kept.id, former)) ? former : newer
}

/** The carrier moves the cargo to another vessel: a version of its own, confirmed where the one before it was. */
async function changeVessel(context: Context, kept: KeptRequest, line: DecisionLine) {
  const vvd = line.vvd ?? ''
  const before = kept.sent ?? kept.document
  const isConfirmed = kept.confirmedVersion === kept.sentVersion
  return addCarrierVersion(context, kept, {
    document: { ...before, vvd },
    note: line.note,
    isConfirmed,
    at: line.decidedAt,
  })
}

interface Addition {
  kind?: 'vesselChange' | 'amendment'
  document: RequestDocument
  /** What it changes; what the carrier goes by, unless it says otherwise. */
  over?: RequestDocument
  note: string | null
  isConfirmed: boolean
  at?: string
}

async function addCarrierVersion(context: Context, kept: KeptRequest, addition: Addition) {
  const { db, viewer } = context
  const { kind = 'vesselChange', document, note, isConfirmed, at } = addition
  const version = kept.version + 1
  const before = kept.sent ?? kept.document
  const changes = differencesBetween(addition.over ?? before, document).map(({ path }) => path)
  const made = { requestId: kept.id, version, kind, source: 'carrier', document, comment: null, changes } as const
  await insertVersions(db, viewer, [{ ...made, by: viewer.actor, stoodIn: null }])
  const action = kind === 'vesselChange' ? 'Vessel Changed' : 'Approved'
  if (at) await decisions.updateVersion(db, viewer, kept.id, { version, action, at, note })
  const isUntouched = kept.document.vvd === before.vvd
  return {
    version,
    confirmedVersion: isConfirmed ? version : kept.confirmedVersion,
    document: kept.hasUnsent ? { ...kept.document, ...(isUntouched ? { vvd: document.vvd } : {}) } : document,
  }
}
