import type { FastifyInstance } from 'fastify'
import { type LogFn, type Logger, pino } from 'pino'
import { loggedError } from './logged-error.ts'

/** Address parts that carry a secret, a person's name or somebody's number are masked before anything is written. */
const MASKED =
  /(\/(?:signintoken|confirmUser|resetPassword|adminAccountSearchDetails|adminProfileSearchDetails|containerList|containerDetails|bookingDetails|files|shared)\/)[^?#\s]*/gi
const MASKED_QUERY = /([?&](?:k|token|criteria|q|bookingNo|containerNo|watch)=)[^&#\s]*/gi

/** Letters, digits and the slash, escaped: `/%66iles/` leads to the same as `/files/`, and is masked like it. */
const ESCAPED = /%(?:2f|3\d|[46][1-9a-f]|[57][0-9a])/gi
const unescaped = (url: string) =>
  url.includes('%') ? url.replace(ESCAPED, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16))) : url

export const maskUrl = (url: string) => unescaped(url).replace(MASKED, '$1***').replace(MASKED_QUERY, '$1***')

/** Of a call only its path is logged: its query is private, and most of it would have to be masked. */
function loggedUrl(rawUrl: string) {
  const query = rawUrl.indexOf('?')
  const path = unescaped(query < 0 ? rawUrl : rawUrl.slice(0, query))
  if (!path.startsWith('/api/') && !path.startsWith('/auth/')) return maskUrl(unescaped(rawUrl))
  return query < 0 ? path : `${path}?***`
}

/** Lines wait for each other this long at most: a write for each would cost more than the line itself. */
const GATHERED_MS = 250
const GATHERED_BYTES = 15_000
const GATHERED_LINES = 64

/** Where lines go. One that is made later is made together with others, which is several times faster. */
interface Lines {
  write(line: string): void
  later?(make: () => string): void
}

/** Standard output, written to in larger pieces, and at once when the process ends. */
function gathered(): Lines {
  const out = pino.destination({ fd: 1, sync: false, minLength: GATHERED_BYTES })
  let makes: (() => string)[] = []
  let waiting: NodeJS.Timeout | undefined
  const make = () => {
    const lines = makes
    makes = []
    if (lines.length > 0) out.write(lines.map((one) => one()).join(''))
  }
  const flushSoon = () => {
    if (waiting) return
    waiting = setTimeout(() => {
      waiting = undefined
      make()
      out.flush()
    }, GATHERED_MS).unref()
  }
  process.on('exit', () => {
    make()
    out.flushSync()
  })
  return {
    write: (line) => {
      out.write(line)
      flushSoon()
    },
    later: (one) => {
      if (makes.push(one) >= GATHERED_LINES) make()
      flushSoon()
    },
  }
}

export function createLog(level: string, destination?: Lines): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error) },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: ['*.authorization', '*.cookie', '*.password', '*.token', 'authorization', 'cookie', 'password', 'token'],
      censor: '***',
    },
  }
  return pino(options, destination ?? gathered())
}

interface Speaker extends Pick<Logger, 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal'> {
  child(bindings: Record<string, unknown>): Speaker
}

/** The log of one request, whose lines carry its id. Most requests never write one, so it is made by the first. */
export class RequestLog {
  readonly #parent: Speaker
  readonly #bindings: Record<string, unknown>
  #made: Speaker | undefined
  constructor(parent: Speaker, bindings: Record<string, unknown>) {
    this.#parent = parent
    this.#bindings = bindings
  }

  get #own() {
    this.#made ??= this.#parent.child(this.#bindings)
    return this.#made
  }

  trace(...args: Parameters<LogFn>) {
    this.#own.trace(...args)
  }
  debug(...args: Parameters<LogFn>) {
    this.#own.debug(...args)
  }
  info(...args: Parameters<LogFn>) {
    this.#own.info(...args)
  }
  warn(...args: Parameters<LogFn>) {
    this.#own.warn(...args)
  }
  error(...args: Parameters<LogFn>) {
    this.#own.error(...args)
  }
  fatal(...args: Parameters<LogFn>) {
    this.#own.fatal(...args)
  }
  child(bindings: Record<string, unknown>) {
    return this.#own.child(bindings)
  }
}

/** One line for each answer, in the form of the others, but without their detour: there are thousands. */
export function logAnswers(app: FastifyInstance, log: Logger) {
  const { [pino.symbols.streamSym]: out } = log as unknown as Record<symbol, Lines | undefined> // where pino stores it
  const later = out?.later ?? ((make) => out?.write(make()))
  app.addHook('onResponse', (request, reply, done) => {
    if (log.isLevelEnabled('info')) {
      const { id, method, url, ip } = request
      const [time, status, ms] = [Date.now(), reply.statusCode, Math.round(reply.elapsedTime)]
      later(
        () =>
          `{"level":"info","time":"${new Date(time).toISOString()}","reqId":"${id}","method":"${method}","url":${JSON.stringify(loggedUrl(url))},` +
          `"ip":${JSON.stringify(ip)},"status":${status},"ms":${ms},"msg":"answered"}\n`,
      )
    }
    done()
  })
}
export type { Logger } from 'pino'
