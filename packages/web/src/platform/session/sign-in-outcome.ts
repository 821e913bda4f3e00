import { Failure } from '../calls/failure.ts'

/** What is needed after a correct password before the person can sign in. The names are those of the specification. */
export type SignInOutcome = 'Reset Password' | 'Direct Reset Password' | 'User not confirmed'

const outcomes: Record<string, SignInOutcome> = {
  AU0002: 'Reset Password',
  AU0003: 'Direct Reset Password',
  AU0004: 'User not confirmed',
}

/** What a refused sign-in or change of password requires next; undefined for a plain refusal. */
export const signInOutcome = (error: unknown): SignInOutcome | undefined =>
  error instanceof Failure && error.status === 401 ? outcomes[error.answer.errorCode ?? ''] : undefined
