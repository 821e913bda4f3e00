import { isUtf8 } from 'node:buffer'
import { BULK_LINE_LIMIT } from '@fairway/contract/carrier/carrier.schema'
import type { Violation } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { z } from 'zod'
import { isUnstorable, violationsOf } from './request.ts'

export interface Line<T> {
  line: number
  value: T
}

export interface RejectedLine {
  line: number
  errorCode: string
  messageArgs: string[]
  violations: Violation[]
}

export const rejectLine = (
  line: number,
  errorCode: string,
  messageArgs: string[] = [],
  violations: Violation[] = [],
) => ({
  line,
  errorCode,
  messageArgs,
  violations,
})

/**
 * Reads one document per line; a bad line is named and does not stop the good ones. What `readPlain` reads, the schema is
 * not asked about.
 */
export function readLines<S extends z.ZodType>(
  schema: S,
  body: Buffer,
  readPlain?: (document: unknown) => z.output<S> | undefined,
) {
  const lines: Line<z.output<S>>[] = []
  const rejected: RejectedLine[] = []
  let line = 0
  for (const text of isUtf8(body) ? body.toString('utf8').split('\n') : readableLines(body)) {
    line++
    if (text?.trim() === '') continue
    if (lines.length + rejected.length >= BULK_LINE_LIMIT) refuse('GE0013')
    const document = text === undefined ? undefined : parse(text)
    // what cannot be stored is no text of a line, except as what a backslash stands for
    if (document === undefined || (text?.includes('\\') && isUnstorable(document))) {
      rejected.push(rejectLine(line, 'GE0012'))
      continue
    }
    const plain = readPlain?.(document)
    if (plain !== undefined) {
      lines.push({ line, value: plain })
      continue
    }
    const read = schema.safeParse(document)
    if (read.success) lines.push({ line, value: read.data })
    else rejected.push(rejectLine(line, 'GE0012', [], violationsOf(read.error)))
  }
  if (line === 0 || lines.length + rejected.length === 0) refuse('GE0012')
  return { lines, rejected }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const NEW_LINE = 10

/** The lines of a body that is not all text: nothing in the place of one that is none. */
function* readableLines(body: Buffer) {
  for (let start = 0; start <= body.length; ) {
    const found = body.indexOf(NEW_LINE, start)
    const end = found < 0 ? body.length : found
    const line = body.subarray(start, end)
    yield isUtf8(line) ? line.toString('utf8') : undefined
    start = end + 1
  }
}
