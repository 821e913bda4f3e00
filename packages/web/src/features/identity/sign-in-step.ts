import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import { Failure } from '../../platform/calls/failure.ts'

/** The props of the second step. Its ticket stays in the memory of this page. */
export interface StepProps {
  ticket: string
  onSession: (tokens: SessionTokens) => void
  /** It took too long, or had too many attempts. */
  onOver: () => void
  onBack: () => void
}

/** Makes a call of the second step. When the step is over, the first one opens again. */
export async function inStep<T>(call: Promise<T>, onOver: () => void): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Failure) || error.answer.errorCode !== 'AU0017') throw error
    onOver()
    return undefined
  }
}
