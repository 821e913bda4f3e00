import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'

/** Parts of an address that carry a secret or a person's name are masked before anything is written. */
const MASKED_PATH =
  /(\/(?:signintoken|confirmUser|resetPassword|adminAccountSearchDetails|adminProfileSearchDetails|containerList|containerDetails|files)\/)[^?#\s]*/g
const MASKED_NAMES = ['k', 'token', 'criteria', 'q', 'bookingNo', 'containerNo', 'watch']
const MASKED_QUERY = new RegExp(`([?&](?:${MASKED_NAMES.join('|')})=)[^&#\\s]*`, 'g')

/** Masks addresses wherever they stand in a text. */
export const maskUrl = (text: string) => text.replace(MASKED_PATH, '$1***').replace(MASKED_QUERY, '$1***')

const maskedNames = new Set(MASKED_NAMES)

/** The same for an address that stands alone, without searching its query: every answer is logged with one. */
function maskAddress(url: string) {
  const mark = url.indexOf('?')
  if (mark < 0) return maskUrl(url)
  const parts = url.slice(mark + 1).split('&')
  const shown = parts.map((part) => {
    const name = part.slice(0, part.indexOf('='))
    return maskedNames.has(name) ? `${name}=***` : part
  })
  return `${url.slice(0, mark).replace(MASKED_PATH, '$1***')}?${shown.join('&')}`
}

let second = 0
let timeOfSecond = ''

/** The time as the log writes it. Most of it is as it was for the line before. */
function timeNow() {
  const now = Date.now()
  const seconds = Math.floor(now / 1000)
  if (seconds !== second) {
    second = seconds
    timeOfSecond = new Date(seconds * 1000).toISOString().slice(0, 20)
  }
  return `${timeOfSecond}${String(now - seconds * 1000).padStart(3, '0')}Z`
}

const SECRETS = new Set(['authorization', 'cookie', 'password', 'token'])

const holdsSecret = (fields: object) => Object.keys(fields).some((name) => SECRETS.has(name))

/** Blanks what has a secret's name, in what is logged and one level below. Most lines hold none and pass as they are. */
function blankSecrets(fields: Record<string, unknown>, isNested = false): Record<string, unknown> {
  let blanked = fields
  for (const [name, value] of Object.entries(fields)) {
    let shown = SECRETS.has(name) ? '***' : value
    if (!isNested && typeof shown === 'object' && shown !== null && holdsSecret(shown))
      shown = blankSecrets(shown instanceof Error ? pino.stdSerializers.err(shown) : { ...shown }, true)
    if (shown === value) continue
    if (blanked === fields) blanked = { ...fields }
    blanked[name] = shown
  }
  return blanked
}

/** Lines wait for each other this long at most: a write for each would cost more than the line itself. */
const GATHERED_MS = 250
const GATHERED_BYTES = 15_000

/** Standard output, written to in larger pieces, and at once when the process ends. */
function gathered() {
  const out = pino.destination({ fd: 1, sync: false, minLength: GATHERED_BYTES })
  let waiting: NodeJS.Timeout | undefined
  return {
    write: (line: string) => {
      out.write(line)
      if (!waiting)
        waiting = setTimeout(() => {
          waiting = undefined
          out.flush()
        }, GATHERED_MS).unref()
    },
  }
}

export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${timeNow()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => blankSecrets(fields),
    },
  }
  return pino(options, destination ?? gathered())
}

/** One line for each answer, in the form of the others. Written here and now: it is a fifth of what a small answer costs. */
export function logAnswers(app: FastifyInstance, log: Logger) {
  const { [pino.symbols.streamSym]: out } = log as unknown as Record<symbol, { write(line: string): void }> // where pino keeps it
  app.addHook('onResponse', (request, reply, done) => {
    if (log.isLevelEnabled('info'))
      out?.write(
        `{"level":"info","time":"${timeNow()}","reqId":"${request.id}","method":"${request.method}",` +
          `"url":${JSON.stringify(maskAddress(request.url))},"ip":${JSON.stringify(request.ip)},` +
          `"status":${reply.statusCode},"ms":${Math.round(reply.elapsedTime)},"msg":"answered"}\n`,
      )
    done()
  })
}
export type { Logger } from 'pino'
