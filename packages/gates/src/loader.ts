import type { BookingLine } from '@fairway/contract/carrier/carrier.schema'
import type { Bulk, Carrier, RejectedLine, SendResult } from './client.ts'
import { asCorrected, type CorrectedBookings } from './decisions/corrected.ts'
import type { Log } from './log.ts'
import { cargoKinds, type News } from './voyage/fact.ts'
import { contractsOf } from './world/bookings/contracts.ts'
import { organisations } from './world/bookings/organisations.ts'
import { packageTypes } from './world/bookings/package-types.ts'
import { detentionTermsOf } from './world/containers/detention-terms.ts'
import { equipmentTypes } from './world/containers/equipment-types.ts'
import { allocationAccounts, marketOf } from './world/market.ts'
import { profile } from './world/profile.ts'
import { tariffCodes } from './world/tariff/tariff-codes.ts'
import { locations } from './world/ways/locations.ts'
import { SEED, type World } from './world/world.ts'

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
  await send(loader, 'tariff-codes', tariffCodes)
  await send(loader, 'contracts', contractsOf(world))
  await send(loader, 'detention-terms', detentionTermsOf(world))
  await send(loader, 'allocation-accounts', allocationAccounts)
}

/** Sends lines in the order of their references; returns how many were new. */
export async function sendNews(loader: Loader, news: News): Promise<number> {
  let { accepted } = await send(loader, 'schedules', news.schedules)
  await sendMarkets(loader, news.schedules)
  for (const what of cargoKinds) accepted += (await send(loader, what, news[what])).accepted
  return accepted
}

/** The voyages whose market this run has sent: schedules come again and again, what reps made of a market stays. */
const withMarket = new WeakMap<Carrier, Set<string>>()

async function sendMarkets(loader: Loader, schedules: News['schedules']) {
  const sent = withMarket.get(loader.carrier) ?? new Set()
  withMarket.set(loader.carrier, sent)
  const voyages = new Map(schedules.filter(({ vvd }) => !sent.has(vvd)).map((line) => [line.vvd, line]))
  const markets = [...voyages.values()].map((line) => marketOf(SEED, line, Date.now()))
  const [capacities, allocations] = [
    markets.flatMap((one) => one.capacities),
    markets.flatMap((one) => one.allocations),
  ]
  if (capacities.length === 0) return
  await send(loader, 'capacities', capacities)
  await send(loader, 'allocations', allocations)
  for (const vvd of voyages.keys()) sent.add(vvd)
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
