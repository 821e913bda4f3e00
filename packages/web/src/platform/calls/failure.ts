import type { Violation } from '@fairway/contract/kit/errors'

/** The fields of an error answer. All are optional, because proxies answer too. */
export interface ErrorAnswer {
  errorCode?: string
  messageArgs?: string[]
  errorMessage?: string
  message?: string
  violations?: Violation[]
}

/** `refused`: the server answered with an error. `down`: it is unreachable. `timedOut`: it did not answer. */
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

/** True for a request that was cancelled because the user went elsewhere. It is not reported. */
export const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Takes the well-formed parts of an error answer, whatever came over the wire. */
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
