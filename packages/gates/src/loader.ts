import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import type { Bulk, Carrier, RejectedLine, SendResult } from './client.ts'
import { asCorrected, type CorrectedBookings } from './decisions/corrected.ts'
import type { Log } from './log.ts'
import { cargoKinds, type News } from './voyage/fact.ts'
import { contractsOf } from './world/bookings/contracts.ts'
import { organisations } from './world/bookings/organisations.ts'
import { packageTypes } from './world/bookings/package-types.ts'
import { equipmentTypes } from './world/containers/equipment-types.ts'
import { profile } from './world/profile.ts'
import { locations } from './world/ways/locations.ts'
import type { World } from './world/world.ts'

/** A rejected line is a bug of gates; in strict mode it ends the program. */
export class RefusedLines extends Error {
  readonly refused: readonly RejectedLine[]
  constructor(refused: readonly RejectedLine[]) {
    super(`the portal refused ${refused.length} lines of ${refused[0]?.what}, the first with ${refused[0]?.errorCode}`)
    this.refused = refused
  }
}

export interface Loader {
  carrier: Carrier
  log: Log
  isStrict: boolean
  /** The changes of completed corrections: every line of such a booking includes them. */
  corrected: CorrectedBookings
}

/** How many of the refused lines are shown. */
const SHOWN_REFUSED = 20

/** Places, equipment, customers and their contracts: all other lines refer to them. */
export async function sendReference(loader: Loader, world: World): Promise<void> {
  await loader.carrier.saveProfile(profile)
  await send(loader, 'locations', locations)
  await send(loader, 'equipment-types', equipmentTypes)
  await send(loader, 'organisations', organisations)
  await send(loader, 'package-types', packageTypes)
  await send(loader, 'contracts', contractsOf(world))
}

/** Sends lines in the order of their references; returns how many were new. */
export async function sendNews(loader: Loader, news: News): Promise<number> {
  let accepted = 0
  for (const what of ['schedules', ...cargoKinds] as const) accepted += (await send(loader, what, news[what])).accepted
  return accepted
}

/** Sends lines of one kind, and logs those that the portal refused. */
export async function send<K extends keyof Bulk>(
  loader: Loader,
  what: K,
  lines: readonly Bulk[K][],
): Promise<SendResult> {
  const sent = await loader.carrier.send(what, what === 'bookings' ? lines.map(correctedIn(loader)) : lines)
  for (const refused of sent.refused.slice(0, SHOWN_REFUSED))
    loader.log('error', 'the portal refused a line', { ...refused })
  if (sent.refused.length > SHOWN_REFUSED)
    loader.log('error', 'and refused more', { what, count: sent.refused.length - SHOWN_REFUSED })
  if (sent.refused.length > 0 && loader.isStrict) throw new RefusedLines(sent.refused)
  return sent
}

const correctedIn =
  ({ corrected }: Loader) =>
  <L>(line: L): L =>
    asCorrected(line as BookingLine, corrected) as L // only bookings come here
