import type { Violation } from '@fairway/contract/kit/errors'

/** What an error answer may carry; nothing of it is certain. */
export interface ErrorAnswer {
  errorCode?: string
  messageArgs?: string[]
  errorMessage?: string
  message?: string
  violations?: Violation[]
}

/** `refused`: the server answered with an error. `down`: it is away. `timedOut`: it is there, but the answer did not come. */
export type FailureKind = 'refused' | 'down' | 'timedOut'

/** A call that did not succeed. Its text is looked up when it is shown, in the language of that moment. */
export class Failure extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly answer: ErrorAnswer
  constructor(kind: FailureKind, status = 0, answer: ErrorAnswer = {}) {
    super(answer.errorCode ?? kind)
    this.name = 'Failure'
    this.kind = kind
    this.status = status
    this.answer = answer
  }
}

/** True for a request that was called off, because the person went elsewhere; nobody needs to hear of it. */
export const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Takes from an error answer what has the right form, whatever came over the wire. */
export function readAnswer(body: unknown): ErrorAnswer {
  if (typeof body !== 'object' || body === null) return {}
  const { errorCode, messageArgs, errorMessage, message, violations } = body as Record<string, unknown> // each part is checked below
  return {
    ...(textOf(errorCode) !== undefined && { errorCode: String(errorCode) }),
    ...(textOf(errorMessage) !== undefined && { errorMessage: String(errorMessage) }),
    ...(textOf(message) !== undefined && { message: String(message) }),
    ...(Array.isArray(messageArgs) && { messageArgs: messageArgs.map(String) }),
    ...(Array.isArray(violations) && { violations }),
  }
}
