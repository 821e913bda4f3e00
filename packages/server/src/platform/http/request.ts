import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { Refusal, type Violation } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import { cutText } from '@fairway/contract/shared/cut-text'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** Says which fields were not as described, and where. */
export const violationsOf = (error: z.ZodError, code = 'GE0012'): Violation[] =>
  error.issues.slice(0, 50).map((issue) => ({
    code,
    path: [...issue.path, ...(issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : [])]
      .map((part) => cutText(String(part).replace(/\p{Cs}/gu, ''), 80))
      .join('.'),
    args: [],
  }))

/** The character NUL, or half of a character. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** PostgreSQL cannot store NUL or half of a character, in text or in JSON, whatever the schema says of them. */
export function isUnstorable(value: unknown): boolean {
  const waiting = [value] // however deep it is nested
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (typeof part === 'string' && UNSTORABLE.test(part)) return true
    if (typeof part === 'object' && part !== null)
      for (const [name, inner] of Object.entries(part)) {
        if (UNSTORABLE.test(name)) return true
        waiting.push(inner)
      }
  }
  return false
}

type Part = 'params' | 'query' | 'body'

/** An address is plain letters, and what is escaped in it is text in UTF-8. */
export function refuseMalformedAddress(url: string) {
  if (/[^!-~]/.test(url)) return refuse('GE0012')
  if (!url.includes('%')) return
  try {
    decodeURIComponent(url)
  } catch {
    refuse('GE0012')
  }
}

/** The parts of a request that the endpoint describes, parsed; anything else is refused or not read. */
export function readRequest(endpoint: Endpoint, request: FastifyRequest, parts: readonly Part[]) {
  const read: Record<string, unknown> = {}
  const violations: Violation[] = []
  for (const part of parts) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(request[part])
    // in an address it can only be written like this
    const mayHoldNul = part === 'body' || request.url.includes('%00')
    const code = (part === 'body' && endpoint.improper) || 'GE0012'
    if (mayHoldNul && isUnstorable(request[part])) violations.push({ code, path: part, args: [] })
    else if (result.success) read[part] = result.data
    else violations.push(...violationsOf(result.error, code))
  }
  const [first] = violations
  if (first) throw new Refusal(first.code, [], violations)
  return read
}
