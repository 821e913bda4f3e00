import { JsonOf } from '../../../platform/database/database.ts'
import { jsonText } from '../../../platform/database/json-octets.ts'
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

/** So many tickets are remembered at least, and twice as many at most: some megabytes, and a page asks for the same bookings again and again. */
const REMEMBERED = 50_000

/** Tickets that were given of late, all good until the same hour. */
class GivenTickets {
  readonly #macs: Macs
  readonly untilHour: number
  #recent = new Map<string, string>()
  #former: ReadonlyMap<string, string> = new Map()
  constructor(macs: Macs, untilHour: number) {
    this.#macs = macs
    this.untilHour = untilHour
  }

  of(bookingNo: string) {
    const known = this.#recent.get(bookingNo)
    if (known) return known
    const ticket = this.#former.get(bookingNo) ?? numberTicket(this.#macs, bookingNo, this.untilHour)
    if (this.#recent.size >= REMEMBERED) {
      this.#former = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(bookingNo, ticket)
    return ticket
  }
}

/** By the secrets that sign them. */
const given = new WeakMap<readonly string[], GivenTickets>()

function ticketsUntil({ secrets }: Settings, untilHour: number) {
  const known = given.get(secrets)
  if (known?.untilHour === untilHour) return known
  const tickets = new GivenTickets(createMacs(secrets), untilHour)
  given.set(secrets, tickets)
  return tickets
}

/** An answer with the tickets of the bookings that it shows behind everything else. */
export function withTickets<T>({ content }: JsonOf<unknown>, bookingNos: readonly string[], settings: Settings) {
  const known = ticketsUntil(settings, ticketHour(settings))
  // written as text: an object whose keys are numbers is slow to make
  let tickets = ''
  for (const bookingNo of new Set(bookingNos))
    tickets += `${tickets === '' ? '' : ','}${jsonText(bookingNo)}:"${known.of(bookingNo)}"`
  const body = content instanceof Octets ? content : new Octets(octetsOf(content))
  return new JsonOf<T>(body.withMember('watch', `{${tickets}}`))
}
