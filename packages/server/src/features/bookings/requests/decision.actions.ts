import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { type LockedRequest, requestVersions, type StoredRequest } from './booking-request.repository.ts'
import * as decisions from './decision.repository.ts'
import type { Standing } from './decision.rules.ts'

/** A vessel or a depot that nobody told of, or a number that another request has, cannot be taken. */
export async function checkDecision(db: Database, { id }: StoredRequest, line: DecisionLine) {
  const { decision, vvd, bookingNo, emptyDepot } = line
  const known = await decisions.findKnown(db, { id, vvd, bookingNo, emptyDepot })
  if (decision === 'changeVessel' && !known.isVvd) return { code: 'GE0002', path: 'vvd' } as const
  if (emptyDepot !== null && !known.isDepot) return { code: 'GE0002', path: 'emptyDepot' } as const
  if (known.isNumberTaken) return { code: 'GE0012', path: 'bookingNo' } as const
  return undefined
}

interface Decided extends Pick<Standing, 'open'> {
  line: DecisionLine
}

/** What a decision changes in a request beside its status. */
export async function decide(context: Context, request: LockedRequest, decided: Decided) {
  const bookingNo = decided.line.bookingNo ?? request.bookingNo
  const emptyDepot = decided.line.emptyDepot ?? request.emptyDepot?.code ?? null
  return decisions.decidedColumns({ bookingNo, emptyDepot, ...(await resultOf(context, request, decided)) })
}

/** Which version is confirmed now, and what the customer goes on writing with. */
async function resultOf(context: Context, request: LockedRequest, { open, line }: Decided) {
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
async function referenceAfter({ db }: Context, request: LockedRequest, { customerReference: former }: RequestDocument) {
  const newer = request.sent?.customerReference ?? former
  if (newer === former) return former
  return (await decisions.restoreReference(db, request, former)) ? former : newer
}

/** The carrier moves the cargo to another vessel: a version of its own, confirmed where the one before it was. */
async function changeVessel(context: Context, request: LockedRequest, line: DecisionLine) {
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

async function addCarrierVersion({ db, viewer }: Context, request: LockedRequest, addition: Addition) {
  const { kind = 'vesselChange', document, note, isConfirmed, at } = addition
  const version = request.version + 1
  const before = request.sent ?? request.document
  const changes = differencesBetween(addition.over ?? before, document).map(({ path }) => path)
  const made = { row: request, source: 'carrier', document, changes, more: { kind, comment: null } }
  await requestVersions.insert(db, [made], { by: viewer.actor, actingUser: null })
  const action = kind === 'vesselChange' ? 'Vessel Changed' : 'Approved'
  if (at) await requestVersions.updateAnswer(db, request, { version, action, at, note })
  const isUntouched = request.document.vvd === before.vvd
  return {
    version,
    confirmedVersion: isConfirmed ? version : request.confirmedVersion,
    document: request.hasUnsent ? { ...request.document, ...(isUntouched ? { vvd: document.vvd } : {}) } : document,
  }
}
