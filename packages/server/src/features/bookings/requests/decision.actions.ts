import type { RequestDocument } from '@fairway/contract/bookings/booking-request.schema'
import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import type { DecisionOutcome } from '../../../platform/decision-taking.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { lockByRef, noteChange, type StoredRequest } from './booking-request.repository.ts'
import * as decisions from './decision.repository.ts'
import { actionOf, type Standing, statusAfter } from './decision.rules.ts'
import { notifyDecision } from './decision-notification.actions.ts'
import { REQUEST } from './request-draft.actions.ts'
import { insertVersions } from './request-version.repository.ts'

type DecisionResult = Omit<DecisionOutcome, 'line'>
const accepted = (isApplied: boolean): DecisionResult => ({ outcome: 'accepted', path: null, isApplied })
const rejected = (outcome: 'GE0002' | 'GE0012', path: string): DecisionResult => ({ outcome, path, isApplied: false })

/** Applies what the carrier decided to the requests it names, in the order of the lines; each line is new. */
export async function applyDecisions(context: Context, lines: Line<DecisionLine>[]): Promise<DecisionOutcome[]> {
  await decisions.lockAll(context.db, context.viewer, [...new Set(lines.map(({ value }) => value.ediRef))])
  await decisions.lockNumbers(
    context.db,
    context.viewer,
    lines.flatMap(({ value }) => value.bookingNo ?? []),
  )
  const outcomes: DecisionOutcome[] = []
  for (const { line, value } of lines) outcomes.push({ line, ...(await applyDecision(context, value)) })
  return outcomes
}

async function applyDecision(context: Context, line: DecisionLine): Promise<DecisionResult> {
  const { db, viewer } = context
  const request = await lockByRef(db, viewer, line.ediRef)
  if (!request) return rejected('GE0002', 'ediRef')
  const open = await decisions.findOpen(db, viewer, request.id)
  if (!open || line.version > request.version) return rejected('GE0002', 'version')
  const known = await decisions.findKnown(db, viewer, { id: request.id, vvd: line.vvd, bookingNo: line.bookingNo })
  if (line.decision === 'changeVessel' && !known.isVvd) return rejected('GE0002', 'vvd')
  if (known.isNumberTaken) return rejected('GE0012', 'bookingNo')
  const status = statusAfter({ ...request, open }, line.decision, line.version)
  if (status === undefined) {
    if (line.version < open.version)
      await decisions.updateVersion(db, viewer, request.id, { version: line.version, ...carrierDecisionOf(line) })
    return accepted(false)
  }
  await apply(context, { request, open, line, status })
  return accepted(true)
}

const carrierDecisionOf = ({ decision, decidedAt, note }: DecisionLine) => ({
  action: actionOf[decision],
  at: decidedAt,
  note,
})

interface Application extends Pick<Standing, 'status' | 'open'> {
  request: StoredRequest
  line: DecisionLine
}

async function apply(context: Context, { request, open, line, status }: Application) {
  const { db, viewer, audit } = context
  const carrierDecision = carrierDecisionOf(line)
  if (line.decision !== 'changeVessel')
    await decisions.updateVersion(db, viewer, request.id, { version: open.version, ...carrierDecision })
  if (line.decision === 'received') await decisions.updateReceived(db, viewer, request.id, carrierDecision)
  else {
    const bookingNo = line.bookingNo ?? request.bookingNo
    await decisions.updateDecided(db, viewer, request.id, {
      ...carrierDecision,
      status,
      bookingNo,
      ...(await resultOf(context, request, { open, line })),
    })
    await notifyDecision(context, request, line)
  }
  await audit({
    objectType: REQUEST,
    objectId: request.ediRef,
    before: { status: request.status, version: request.version },
    after: { status, decision: line },
  })
  await noteChange(db, viewer, request.orgId)
}

/** Which version is confirmed now, and what the customer goes on writing with. */
async function resultOf(context: Context, request: StoredRequest, { open, line }: Pick<Application, 'open' | 'line'>) {
  const { version, sentVersion, confirmedVersion, document } = request
  if (line.decision === 'approve') return { version, confirmedVersion: sentVersion, document }
  if (line.decision === 'changeVessel') return changeVessel(context, request, line)
  if (line.decision !== 'decline' || !request.confirmed) return { version, confirmedVersion, document }
  // a vessel that the carrier changed after the amendment stays changed
  const changedTo = (sentVersion ?? 0) > open.version ? request.sent?.vvd : undefined
  const customerReference = await referenceAfter(context, request, request.confirmed)
  const isReferenceLost = customerReference !== request.confirmed.customerReference
  if (changedTo !== undefined || isReferenceLost)
    return addCarrierVersion(context, request, {
      document: { ...request.confirmed, vvd: changedTo ?? request.confirmed.vvd, customerReference },
      over: request.confirmed,
      note: line.note,
      isConfirmed: true,
      ...(changedTo === undefined && { kind: 'amendment', at: line.decidedAt }),
    })
  return { version, confirmedVersion, document: request.hasUnsent ? document : request.confirmed }
}

/** The reference of a request whose amendment was declined: the former one, or where that went to another one, the newer. */
async function referenceAfter(
  { db, viewer }: Context,
  request: StoredRequest,
  { customerReference: former }: RequestDocument,
) {
  const newer = request.sent?.customerReference ?? former
  if (newer === former) return former
  return (await decisions.restoreReference(db, viewer, request.id, former)) ? former : newer
}

/** The carrier moves the cargo to another vessel: a version of its own, confirmed where the one before it was. */
async function changeVessel(context: Context, request: StoredRequest, line: DecisionLine) {
  const vvd = line.vvd ?? ''
  const before = request.sent ?? request.document
  const isConfirmed = request.confirmedVersion === request.sentVersion
  return addCarrierVersion(context, request, {
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

async function addCarrierVersion(context: Context, request: StoredRequest, addition: Addition) {
  const { db, viewer } = context
  const { kind = 'vesselChange', document, note, isConfirmed, at } = addition
  const version = request.version + 1
  const before = request.sent ?? request.document
  const changes = differencesBetween(addition.over ?? before, document).map(({ path }) => path)
  const made = { requestId: request.id, version, kind, source: 'carrier', document, comment: null, changes } as const
  await insertVersions(db, viewer, [{ ...made, by: viewer.actor, stoodIn: null }])
  const action = kind === 'vesselChange' ? 'Vessel Changed' : 'Approved'
  if (at) await decisions.updateVersion(db, viewer, request.id, { version, action, at, note })
  const isUntouched = request.document.vvd === before.vvd
  return {
    version,
    confirmedVersion: isConfirmed ? version : request.confirmedVersion,
    document: request.hasUnsent ? { ...request.document, ...(isUntouched ? { vvd: document.vvd } : {}) } : document,
  }
}
