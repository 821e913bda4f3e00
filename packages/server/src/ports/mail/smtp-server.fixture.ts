import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Delivered {
  from: string
  to: string[]
  mail: Email
  raw: string
}

/** A mail server as there are many, which stores what it takes, and can be set to refuse or to leave its callers without an answer. */
export async function startSmtpServer(port = 0) {
  const delivered: Delivered[] = []
  const mood = { refusals: 0, isSilent: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      if (mood.isSilent) return // until the caller has no patience left
      if (mood.refusals === 0) return done()
      mood.refusals--
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
    },
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', async () => {
        const raw = Buffer.concat(pieces)
        delivered.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(raw),
          raw: raw.toString('utf8'),
        })
        done()
      })
    },
  })
  server.on('error', () => undefined) // a client that hangs up is no error of the server
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo // it listens on a port, not on a path
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    delivered,
    mood,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
