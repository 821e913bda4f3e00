import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Captcha } from './captcha.port.ts'

export const toText = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

/** Does what a browser does with a challenge. */
export async function solve(input: Awaited<ReturnType<Captcha['challenge']>>) {
  const challenge = input as unknown as Challenge // the contract leaves its shape to the library
  const solution = await solveChallenge({ challenge, deriveKey })
  return toText({ challenge, solution })
}
