import type { ChallengeParameters, DeriveKeyFunction } from 'altcha-lib/types'

/** A challenge as it comes from the server. */
export interface Challenge {
  parameters: Record<string, unknown>
  signature: string
}

/** Where the browser offers no crypto (http on a local network), a library computes the same, but slower. */
export const deriveSlowly: DeriveKeyFunction = async ({ algorithm, cost, keyLength }, salt, password) => {
  const [{ pbkdf2Async }, { sha256, sha384, sha512 }] = await Promise.all([
    import('@noble/hashes/pbkdf2.js'),
    import('@noble/hashes/sha2.js'),
  ])
  const hash = { 'SHA-256': sha256, 'SHA-384': sha384, 'SHA-512': sha512 }[hashOf(algorithm)]
  if (!hash) throw new Error('this proof of work is of an unknown kind')
  return { derivedKey: await pbkdf2Async(hash, password, salt, { c: cost, dkLen: keyLength }) }
}

/** The browser's crypto works off the main thread, so the page stays responsive. */
const deriveQuickly: DeriveKeyFunction = async ({ algorithm, cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits'])
  const way = { name: 'PBKDF2', hash: hashOf(algorithm), salt: new Uint8Array(salt), iterations: cost }
  return { derivedKey: new Uint8Array(await crypto.subtle.deriveBits(way, key, keyLength * 8)) }
}

const hashOf = (algorithm: string) => algorithm.replace('PBKDF2/', '')
const hasCipher = () => globalThis.crypto?.subtle !== undefined

/** Solves a challenge and encodes the answer for a form. */
export async function solve(challenge: Challenge, deriveKey = hasCipher() ? deriveQuickly : deriveSlowly) {
  const { solveChallenge } = await import('altcha-lib')
  const parameters = challenge.parameters as unknown as ChallengeParameters // the library checks what it needs
  const solution = await solveChallenge({ challenge: { ...challenge, parameters }, deriveKey })
  if (!solution) throw new Error('the proof of work took too long')
  return btoa(JSON.stringify({ challenge, solution }))
}
