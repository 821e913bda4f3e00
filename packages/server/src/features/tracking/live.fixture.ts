import { get, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { LiveLine } from '@fairway/contract/tracking/live.schema'

/** Listens as a browser does, and hands out line by line. */
export async function listenTo(url: string, watch: string, after?: string) {
  const query = new URLSearchParams({ watch, ...(after && { after }) })
  const reply = await new Promise<IncomingMessage>((answered, failed) => {
    get(`${url}/api/live?${query}`, { agent: false }, answered).on('error', failed)
  })
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${await text(reply)}`)
  reply.on('error', () => undefined) // whoever goes away cuts the line
  const reader = createInterface({ input: reply })
  const lines = reader[Symbol.asyncIterator]()

  /** The next line, or nothing when the stream has ended. */
  const next = async () => {
    const { done, value } = await lines.next()
    return done ? undefined : LiveLine.strict().parse(JSON.parse(value))
  }
  /** The next line that says that something changed. */
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
