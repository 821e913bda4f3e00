import { Refusal, type Violation } from '@fairway/contract/kit/errors'

/** Refuses a document with all its violations; the first of them gives the answer its code. */
export function refuseViolations(violations: Violation[]) {
  const [first] = violations
  if (first) throw new Refusal(first.code, first.args, violations)
}

/** An action may not happen now, and yet what was written on the way to it stays: the transaction is committed. */
export class CommittingRefusal extends Refusal {}
