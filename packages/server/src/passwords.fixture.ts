import { createPasswords } from './features/identity/passwords/passwords.ts'

/** Hashes as the portal does, at the lowest cost that Argon2id takes: what a test signs in with is no secret. */
const CHEAP = {
  argon2: { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 },
  nobodys: '$argon2id$v=19$m=64,t=1,p=1$PUu++wVbd/BOc/IlwED/rw$sAfFy2d6ynuu3YaykW3CmJZhWbfUuwi2xyegU2syD+Y',
}

/** What a portal of the tests hashes with. */
export const createTestPasswords = ({ isEarnest }: { isEarnest: boolean }) =>
  isEarnest ? createPasswords() : createPasswords(CHEAP)
