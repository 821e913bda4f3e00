// @ts-check
// A mail server for the browser tests: it stores every mail in a folder, where the tests look for it.
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'

/** @param {string} folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startMailServer(folder) {
  fs.mkdirSync(folder, { recursive: true })
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      count += 1
      const file = path.join(folder, `${String(count).padStart(6, '0')}.eml`)
      // an incomplete mail has another name
      const writing = fs.createWriteStream(`${file}.part`)
      writing.once('error', done)
      writing.once('close', () => fs.rename(`${file}.part`, file, (error) => done(error)))
      stream.pipe(writing)
    },
  })
  server.on('error', () => {}) // a client that disconnects is no error of the server
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
