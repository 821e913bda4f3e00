import { type Logger, pino } from 'pino'

/** Address parts that carry a secret or a person's name are masked before anything is written. */
const MASKED =
  /(\/(?:signintoken|confirmUser|resetPassword|adminAccountSearchDetails|adminProfileSearchDetails|containerList|containerDetails|files)\/)[^?#\s]*/g
const MASKED_QUERY = /([?&](?:k|token|criteria|q|bookingNo|containerNo)=)[^&#\s]*/g

export const maskUrl = (url: string) => url.replace(MASKED, '$1***').replace(MASKED_QUERY, '$1***')

export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: ['*.authorization', '*.cookie', '*.password', '*.token', 'authorization', 'cookie', 'password', 'token'],
      censor: '***',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
export type { Logger } from 'pino'
