import { Failure } from './failure.ts'

/** Where a right password leads that is not enough to sign in; the names are those of the specification. */
export type SignInOutcome = 'Reset Password' | 'Direct Reset Password' | 'User not confirmed'

const outcomes: Record<string, SignInOutcome> = {
  AU0002: 'Reset Password',
  AU0003: 'Direct Reset Password',
  AU0004: 'User not confirmed',
}

/** What a refused sign-in or change of password asks its owner to do; nothing where it was simply refused. */
export const signInOutcome = (error: unknown): SignInOutcome | undefined =>
  error instanceof Failure && error.status === 401 ? outcomes[error.answer.errorCode ?? ''] : undefined
