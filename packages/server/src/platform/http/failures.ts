import type { Socket } from 'node:net'
import { type ErrorCode, isErrorCode, statusOf } from '@fairway/contract/catalogue'
import { texts } from '@fairway/contract/catalogue.en'
import { Refusal, type Violation } from '@fairway/contract/kit/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endConnectionIfClosing } from '../shutdown.ts'
import type { SecurityHeaders } from './headers.ts'

interface Failure {
  code: ErrorCode
  args?: string[]
  violations?: Violation[]
  /** A crash is ours: logged with its cause, answered without it. */
  crash?: boolean
  status?: number
}

/** The server runs but cannot do its work right now. */
export class Unavailable extends Error {}

const fill = (text: string, args: string[]) =>
  text.replace(/\{\{key(\d+)\}\}/g, (_, index) => args[Number(index)] ?? '')

/** The one shape of every error answer. */
const answerOf = (code: ErrorCode, args: string[] = [], violations: Violation[] = []) => ({
  errorCode: code,
  messageArgs: args,
  errorMessage: fill(texts[code], args),
  ...(violations.length > 0 ? { violations } : {}),
})

/** Turns whatever was thrown into a code of the catalogue. */
function failureOf(error: FastifyError | Error): Failure {
  if (error instanceof Refusal && isErrorCode(error.code))
    return { code: error.code, args: error.args, violations: error.violations }
  if (error instanceof Unavailable) return { code: 'GE0001', status: 503 }
  const { code = '', statusCode } = error as FastifyError // both are absent on a plain Error
  if (code === '57014' || error.name === 'AbortError') return { code: 'GE0008' }
  if (code === '55P03' || code === '40P01' || code === '40001') return { code: 'GE0007' }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'GE0013' }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'GE0014' }
  if (statusCode === 429) return { code: 'GE0015' }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return { code: 'GE0012' }
  const databaseGone =
    code === 'ECONNREFUSED' ||
    /^(57P0|08|53)/.test(code) ||
    /timeout exceeded when trying to connect|terminated/.test(error.message)
  return { code: 'GE0001', crash: true, status: databaseGone ? 503 : 500 }
}

export function answerFailures(app: FastifyInstance, { ofAnswers }: SecurityHeaders) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error)
    if (failure.crash) request.log.error({ err: error }, 'the call failed')
    reply.headers(ofAnswers).header('x-request-id', request.id)
    return refuseWith(reply, failure)
  })
}

/** Answers what was thrown where no route and no hook came to see the request. */
export const refuseEarly = (error: FastifyError, reply: FastifyReply) => void refuseWith(reply, failureOf(error))

/** Answers what is no request that could be read, such as one with an address without end; the connection ends with it. */
export function refuseUnreadable({ code }: Error & { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, errorCode] = unreadable[code ?? ''] ?? (['400 Bad Request', 'GE0012'] as const)
  const body = JSON.stringify(answerOf(errorCode))
  const head = `content-type: application/json; charset=utf-8\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}`
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\nconnection: close\r\n\r\n${body}`)
}
const unreadable: Record<string, readonly [string, ErrorCode]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'GE0012'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'GE0008'],
}

function refuseWith(reply: FastifyReply, { code, args, violations, status }: Failure) {
  endConnectionIfClosing(reply)
  return reply
    .code(status ?? statusOf(code))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answerOf(code, args, violations)))
}

/** A path that is no call and no page: the same answer for every method. */
export const refuseUnknownPath = (_request: FastifyRequest, reply: FastifyReply) =>
  refuseWith(reply, { code: 'GE0002' })
