import { DAY } from '../world/calendar.ts'
import { createWorld, SEED, SMALL } from '../world/world.ts'
import type { News } from './fact.ts'
import type { Entry } from './news.ts'
import { entriesInOrder } from './sent-lines.fixture.ts'

/** A demo that was started two months ago, and everything that its carrier has sent. */
export const epoch = Date.parse('2026-11-15T09:30:00Z')
export const now = epoch + 60 * DAY
export const world = createWorld(SEED, epoch, SMALL)
export const everything = entriesInOrder(world, { from: -Infinity, to: now })

/** The lines of one kind among them. */
export const linesOf = <K extends keyof News>(entries: readonly Entry[], kind: K) =>
  entries.filter(({ what }) => what === kind).map(({ line }) => line as News[K][number]) // the kind determines the line

/** The lines of each kind in a list of entries. */
export const newsIn = (entries: readonly Entry[]): News => ({
  schedules: linesOf(entries, 'schedules'),
  bookings: linesOf(entries, 'bookings'),
  bills: linesOf(entries, 'bills'),
  charges: linesOf(entries, 'charges'),
  invoices: linesOf(entries, 'invoices'),
  payments: linesOf(entries, 'payments'),
  'release-holds': linesOf(entries, 'release-holds'),
  containers: linesOf(entries, 'containers'),
  events: linesOf(entries, 'events'),
  holds: linesOf(entries, 'holds'),
  customs: linesOf(entries, 'customs'),
  interchanges: linesOf(entries, 'interchanges'),
  'free-time': linesOf(entries, 'free-time'),
})
