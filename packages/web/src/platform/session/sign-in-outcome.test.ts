import { expect, it } from 'vitest'
import { Failure } from '../calls/failure.ts'
import { signInOutcome } from './sign-in-outcome.ts'

it.each([
  ['AU0002', 401, 'Reset Password'],
  ['AU0003', 401, 'Direct Reset Password'],
  ['AU0004', 401, 'User not confirmed'],
  ['AU0001', 401, undefined],
  ['AU0002', 422, undefined],
] as const)('reads %s with status %i as %s', (errorCode, status, outcome) =>
  expect(signInOutcome(new Failure('refused', status, { errorCode }))).toBe(outcome),
)

it('reads no outcome from a failure without an answer', () => {
  expect(signInOutcome(new Failure('down'))).toBeUndefined()
  expect(signInOutcome(new Error('AU0002'))).toBeUndefined()
})
