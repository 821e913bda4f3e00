import { get, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { bookingTopic, withoutTicket } from '@fairway/contract/tracking/live/live.rules'
import { LiveLine } from '@fairway/contract/tracking/live/live.schema'
import { createMacs } from '../../../platform/keys.ts'
import { ticketHour } from '../../../platform/live/ticket-mac.ts'
import type { Portal } from '../../../platform/testing.ts'
import { numberTicket } from './number-ticket.ts'

/** Topics with the tickets that a page gets along with the numbers that it shows. */
function withGivenTickets({ settings }: Pick<Portal, 'settings'>, watch: string) {
  const macs = createMacs(settings.secrets)
  const ticketOf = (bookingNo: string) => numberTicket(macs, bookingNo, ticketHour(settings))
  const ticketed = (bookingNo: string) => bookingTopic(bookingNo, { [bookingNo]: ticketOf(bookingNo) })
  return watch.replaceAll(/(?<=^|,)\d{7}/g, ticketed)
}

/** Listens as the page does that was shown these numbers. */
export const listenAsShown = (portal: Pick<Portal, 'url' | 'settings'>, watch: string, after?: string) =>
  listenTo(portal.url, withGivenTickets(portal, watch), after)

/** Listens as a browser does, and hands out line by line. */
export async function listenTo(url: string, watch: string, after?: string) {
  const query = new URLSearchParams({ watch, ...(after && { after }) })
  const reply = await new Promise<IncomingMessage>((answered, failed) => {
    get(`${url}/api/live?${query}`, { agent: false }, answered).on('error', failed)
  })
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${await text(reply)}`)
  reply.on('error', () => undefined) // a reader who goes away closes the connection
  const reader = createInterface({ input: reply })
  const lines = reader[Symbol.asyncIterator]()

  /** The next line, or nothing when the stream has ended. */
  const next = async () => {
    const { done, value } = await lines.next()
    if (done) return undefined
    const line = LiveLine.strict().parse(JSON.parse(value))
    return { ...line, changed: line.changed.map(withoutTicket) }
  }
  /** The next line that reports a change. */
  const news = async () => {
    for (;;) {
      const line = await next()
      if (!line) throw new Error('the stream has ended')
      if (line.changed.length > 0) return line
    }
  }
  const hello = await next()
  if (!hello) throw new Error('the stream said nothing')
  const stop = () => {
    reader.close()
    reply.destroy()
  }
  return { headers: reply.headers, hello, next, news, stop }
}
