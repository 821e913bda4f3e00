import { differencesBetween } from '@fairway/contract/bookings/request-difference.rules'
import type * as shapes from '@fairway/contract/corrections/correction.schema'
import { isInProgress } from '@fairway/contract/corrections/correction.states'
import { refuse } from '@fairway/contract/corrections/corrections.errors'
import type { z } from 'zod'
import type { Context } from '../../platform/serve.ts'
import { isOwnField } from './booking-document.rules.ts'
import { findForParties, findOfShipment } from './correction.repository.ts'
import * as holding from './correction-holding.actions.ts'
import { isLatest } from './correction-latest.rules.ts'
import * as versions from './correction-version.repository.ts'
import { findShipment } from './shipment.repository.ts'

interface OfShipment {
  shipmentNo: string
}
interface ById {
  id: number
}

async function seeShipment({ db, viewer }: Context, typed: string) {
  const shipmentNo = holding.shipmentNumber(typed)
  return (await findShipment(db, viewer, shipmentNo)) ?? refuse('BC0002', shipmentNo)
}

/** Whether a correction of a shipment may be started, why not, the one that is in progress, and whether another one has to be confirmed. */
export async function checkPermission(
  context: Context,
  { shipmentNo: typed }: OfShipment,
): Promise<shapes.CorrectionPermission> {
  const shipment = await seeShipment(context, typed)
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
  const { shipmentNo } = await seeShipment(context, typed)
  const all = await findOfShipment(context.db, context.viewer, shipmentNo)
  return { shipmentNo, corrections: all.map(holding.stateOf) }
}

/** A correction as it stands, and what the booking said when it was started. */
export async function viewCorrection(context: Context, { id }: ById): Promise<shapes.CorrectionDetail> {
  const kept = await holding.seeCorrection(context, id)
  return {
    state: holding.stateOf(kept),
    document: holding.shownTo(kept, kept.document),
    base: holding.shownTo(kept, kept.base),
  }
}

/** What the booking says now, and where that differs from what the correction was started from. */
export async function checkLatest(context: Context, { id }: ById): Promise<shapes.LatestCheck> {
  const kept = await holding.seeCorrection(context, id)
  const shipment = (await findShipment(context.db, context.viewer, kept.shipmentNo)) ?? refuse('BC0006')
  const latest = holding.latestOf(shipment, holding.ownerOfKept(kept, shipment))
  const changes = differencesBetween(latest, kept.base).map(({ path }) => path)
  return {
    isLatest: isLatest(kept, shipment, latest),
    changes: changes.filter((path) => kept.isOwner || !isOwnField(path)),
    latest: holding.shownTo(kept, latest),
  }
}

/** The life of a correction: what was sent, by whom, and what the carrier said. */
export async function getHistory(context: Context, { id }: ById): Promise<shapes.CorrectionHistory> {
  const kept = await holding.seeCorrection(context, id)
  return { state: holding.stateOf(kept), versions: await versions.findVersions(context.db, context.viewer, id) }
}

/** Two versions side by side; version 0 is the booking before the correction. */
export async function compareVersions(
  context: Context,
  { id, left, right }: z.output<typeof shapes.CorrectionCompareQuery>,
): Promise<shapes.CorrectionComparison> {
  const kept = await holding.seeCorrection(context, id)
  const found = await versions.findDocuments(context.db, context.viewer, id, [left, right])
  const side = (version: number) => {
    const document = version === 0 ? kept.base : found.find((one) => one.version === version)?.document
    return document ? { version, document: holding.shownTo(kept, document) } : refuse('BC0006')
  }
  return { state: holding.stateOf(kept), left: side(left), right: side(right) }
}
