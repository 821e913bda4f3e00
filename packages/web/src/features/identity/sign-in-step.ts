import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import { Failure } from '../../platform/failure.ts'

/** What the second step of a sign-in is told; its ticket lives in the memory of this page alone. */
export interface StepProps {
  ticket: string
  onSession: (tokens: SessionTokens) => void
  /** It took too long, or was tried too often. */
  onOver: () => void
  onBack: () => void
}

/** Makes a call of the second step; when the step is over, the first one opens again. */
export async function inStep<T>(call: Promise<T>, onOver: () => void): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Failure) || error.answer.errorCode !== 'AU0017') throw error
    onOver()
    return undefined
  }
}
