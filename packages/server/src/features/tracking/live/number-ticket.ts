import { JsonOf } from '../../../platform/database/database.ts'
import { Octets, octetsOf } from '../../../platform/database/octets.ts'
import { createMacs, type Macs } from '../../../platform/keys.ts'
import { HOUR_MS, isMacOf, shortMac, ticketHour } from '../../../platform/live/ticket-mac.ts'
import type { Settings } from '../../../platform/settings.ts'

const PURPOSE = 'watched number'
const ticketPayload = (bookingNo: string, until: string) => `${bookingNo} ${until}`

/** A ticket to watch a booking: given with an answer that shows it, so that watching reveals no numbers. */
export function numberTicket(macs: Macs, bookingNo: string, untilHour: number) {
  const until = untilHour.toString(36)
  return `${until}-${shortMac(macs.mac(PURPOSE, ticketPayload(bookingNo, until)))}`
}

/** Whether a topic about a booking or a container carries a ticket of its own that is still good. */
export function createNumberCheck(macs: Macs, now: () => number = Date.now) {
  return (topic: string) => {
    const [, bookingNo = '', until = '', mac = ''] = /^(\d{7})~([0-9a-z]{1,8})-([\w-]{22})(?:\/|$)/.exec(topic) ?? []
    if (mac === '' || Number.parseInt(until, 36) * HOUR_MS <= now()) return false
    return isMacOf(macs.macs(PURPOSE, ticketPayload(bookingNo, until)), mac)
  }
}

/** More tickets than this are not remembered; they are made anew. */
const REMEMBERED = 20_000

/** Tickets that were given of late, by the secrets that sign them: a page asks for the same bookings again and again. */
const issued = new WeakMap<readonly string[], Map<string, string>>()

function ticketOf({ secrets }: Settings, bookingNo: string, untilHour: number) {
  const known = issued.get(secrets) ?? new Map<string, string>()
  const key = ticketPayload(bookingNo, String(untilHour))
  const former = known.get(key)
  if (former) return former
  const ticket = numberTicket(createMacs(secrets), bookingNo, untilHour)
  if (known.size >= REMEMBERED) known.clear()
  issued.set(secrets, known.set(key, ticket))
  return ticket
}

/** An answer with the tickets of the bookings that it shows behind everything else. */
export function withTickets<T>({ content }: JsonOf<unknown>, bookingNos: readonly string[], settings: Settings) {
  const untilHour = ticketHour(settings)
  const tickets: Record<string, string> = {}
  for (const bookingNo of bookingNos) tickets[bookingNo] = ticketOf(settings, bookingNo, untilHour)
  const body = content instanceof Octets ? content.text : octetsOf(content)
  return new JsonOf<T>(new Octets(`${body.slice(0, -1)},"watch":${octetsOf(JSON.stringify(tickets))}}`))
}
