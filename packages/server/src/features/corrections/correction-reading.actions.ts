import type * as shapes from '@fairway/contract/corrections/correction.schema'
import { CorrectionVersion } from '@fairway/contract/corrections/correction.schema'
import { isInProgress } from '@fairway/contract/corrections/correction.states'
import { refuse } from '@fairway/contract/corrections/corrections.errors'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import type { z } from 'zod'
import type { Context } from '../../platform/http/serve.ts'
import { isOwnField } from './booking-document.rules.ts'
import { findForParties, findOfShipment } from './correction.repository.ts'
import { correctionSubmission } from './correction.submission.ts'
import * as holding from './correction-holding.actions.ts'
import { isLatest } from './correction-latest.rules.ts'
import { findShipment } from './shipment.repository.ts'

interface OfShipment {
  shipmentNo: string
}
interface ById {
  id: number
}

async function loadShipment({ db, viewer }: Context, typed: string) {
  const shipmentNo = holding.shipmentNumber(typed)
  return (await findShipment(db, viewer, shipmentNo)) ?? refuse('BC0002', shipmentNo)
}

/** Whether a correction of a shipment may be started, why not, the one that is in progress, and whether another one has to be confirmed. */
export async function checkPermission(
  context: Context,
  { shipmentNo: typed }: OfShipment,
): Promise<shapes.CorrectionPermission> {
  const shipment = await loadShipment(context, typed)
  const { db, viewer } = context
  const { shipmentNo } = shipment
  const own = await findOfShipment(db, viewer, shipmentNo)
  const { inProgress: otherInProgress, completedAt } = await findForParties(db, viewer, shipmentNo)
  const inProgress = own.find(({ status }) => isInProgress(status))
  const why = holding.whyUnfit(shipment, inProgress !== undefined || otherInProgress !== null)
  return {
    shipmentNo,
    refusal: why?.code ?? null,
    args: why?.args ?? [],
    bills: shipment.bills.map(({ blNo, status }) => ({ blNo, status })),
    inProgress: inProgress ? holding.stateOf(inProgress) : null,
    otherInProgress,
    completedAt,
  }
}

/** All corrections of one shipment that the caller's organisations started. */
export async function listCorrections(context: Context, { shipmentNo: typed }: OfShipment) {
  const { shipmentNo } = await loadShipment(context, typed)
  const all = await findOfShipment(context.db, context.viewer, shipmentNo)
  return { shipmentNo, corrections: all.map(holding.stateOf) }
}

/** A correction as it stands, and what the booking said when it was started. */
export async function viewCorrection(context: Context, { id }: ById): Promise<shapes.CorrectionDetail> {
  const correction = await correctionSubmission.get(context, id)
  return {
    state: holding.stateOf(correction),
    document: holding.shownTo(correction, correction.document),
    base: holding.shownTo(correction, correction.base),
  }
}

/** What the booking says now, and where that differs from what the correction was started from. */
export async function checkLatest(context: Context, { id }: ById): Promise<shapes.LatestCheck> {
  const correction = await correctionSubmission.get(context, id)
  const shipment = (await findShipment(context.db, context.viewer, correction.shipmentNo)) ?? refuse('BC0006')
  const latest = holding.latestOf(shipment, holding.ownerOfCorrection(correction, shipment))
  const changes = differencesBetween(latest, correction.base).map(({ path }) => path)
  return {
    isLatest: isLatest(correction, shipment, latest),
    changes: changes.filter((path) => correction.isOwner || !isOwnField(path)),
    latest: holding.shownTo(correction, latest),
  }
}

/** The life of a correction: what was sent, by whom, and what the carrier said. */
export async function getHistory(context: Context, { id }: ById): Promise<shapes.CorrectionHistory> {
  const correction = await correctionSubmission.get(context, id)
  return {
    state: holding.stateOf(correction),
    versions: await correctionSubmission.findVersions(context.db, correction, CorrectionVersion),
  }
}

/** Two versions side by side; version 0 is the booking before the correction. */
export async function compareVersions(
  context: Context,
  { id, left, right }: z.output<typeof shapes.CorrectionCompareQuery>,
): Promise<shapes.CorrectionComparison> {
  const correction = await correctionSubmission.get(context, id)
  const found = await correctionSubmission.findDocuments(context.db, correction, [left, right])
  const side = (version: number) => {
    const document = version === 0 ? correction.base : found.find((one) => one.version === version)?.document
    return document ? { version, document: holding.shownTo(correction, document) } : refuse('BC0006')
  }
  return { state: holding.stateOf(correction), left: side(left), right: side(right) }
}
