import { refuse } from '@fairway/contract/identity/identity.errors'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Pool } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Captcha } from './captcha.port.ts'
import { spendChallenge } from './spent-challenge.repository.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
const LIFE_MS = 2 * 60_000

/** How much there is to do: rounds of each try, and within which tries the right one lies. */
interface Work {
  cost: number
  tries: readonly [number, number]
}
/** About a second of a phone. */
const EARNEST: Work = { cost: 5_000, tries: [300, 600] }
/** The same in a demo, only that nobody has to wait for it. */
const CHEAP: Work = { cost: 1_000, tries: [20, 60] }

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

/**
 * On the wire a solution is the Base64 of the JSON `{ challenge, solution }`: the challenge untouched as
 * `GET /auth/captcha` gave it (`{ parameters, signature }`), and what the library's `solveChallenge` found for it
 * (`{ counter, derivedKey, time? }`).
 */
const Payload = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(ALGORITHM),
      nonce: hex(16),
      salt: hex(16),
      cost: z.number().int(),
      keyLength: z.literal(32),
      keyPrefix: hex(16),
      keySignature: hex(32),
      expiresAt: z.number().int(),
    }),
    signature: hex(32),
  }),
  solution: z.strictObject({
    counter: z.number().int().min(0),
    derivedKey: hex(32),
    time: z.number().optional(),
  }),
})

interface Parts {
  keys: Keys
  pool: Pool
  settings: Pick<Settings, 'isDemo'>
}

/** A proof of work of our own making: no puzzle, no other host, and each is good once for two minutes. */
export function createProofOfWork(
  { keys, pool, settings }: Parts,
  now: () => number = Date.now,
  { cost, tries }: Work = settings.isDemo ? CHEAP : EARNEST,
): Captcha {
  const solutions = keys.macs('captcha', 'solution')
  const signing = keys.macs('captcha', 'challenge').map((mac, at) => ({
    hmacSignatureSecret: mac.toString('hex'),
    hmacKeySignatureSecret: String(solutions[at]?.toString('hex')),
  }))
  const [present] = signing as [(typeof signing)[number]] // one for each secret, of which there is one at least

  const isSolved = async ({ challenge, solution }: z.output<typeof Payload>) => {
    for (const secrets of signing) {
      const { verified } = await verifySolution({
        challenge,
        solution: { ...solution, time: solution.time ?? 0 },
        deriveKey,
        ...secrets,
      })
      if (verified) return true
    }
    return false
  }

  return {
    challenge: async () => {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: ALGORITHM,
        cost,
        counter: randomInt(tries[1], tries[0]),
        expiresAt: new Date(now() + LIFE_MS),
        deriveKey,
        ...present,
      })
      return { parameters: { ...parameters }, signature }
    },
    spend: async (text) => {
      const payload = read(text)
      if (!payload || !(await isSolved(payload))) return refuse('AU0008')
      if (!(await spendChallenge(pool.reading(), payload.challenge.parameters.nonce))) refuse('AU0008')
    },
  }
}

function read(text: string) {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined // it was no JSON
  }
}
