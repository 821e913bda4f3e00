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

/** Reads one document per line; a bad line is named and does not stop the good ones. */
export function readLines<S extends z.ZodType>(schema: S, body: unknown) {
  if (typeof body !== 'string') return refuse('GE0014')
  const lines: Line<z.output<S>>[] = []
  const rejected: RejectedLine[] = []
  let line = 0
  for (const text of body.split('\n')) {
    line++
    if (text.trim() === '') continue
    if (lines.length + rejected.length >= BULK_LINE_LIMIT) refuse('GE0013')
    const document = parse(text)
    if (document === undefined || isUnstorable(document)) {
      rejected.push(rejectLine(line, 'GE0012'))
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
