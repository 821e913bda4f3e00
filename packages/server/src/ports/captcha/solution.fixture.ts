import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

export const toText = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

/** Does what a browser does with a challenge. */
export async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey })
  return toText({ challenge, solution })
}
