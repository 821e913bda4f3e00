import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { plainPassword } from '@fairway/contract/identity/password.rules'

/** Sorted fingerprints of the most used passwords, five bytes each; `tools/common-passwords.mjs` makes the file. */
const FILE = new URL('./common-passwords.bin', import.meta.url)
const FINGERPRINT_BYTES = 5

let known: Buffer | undefined

/** Whether a password is one of those that are tried first because so many people chose it. */
export function isCommon(password: string): boolean {
  known ??= readFileSync(FILE)
  const wanted = createHash('sha256').update(plainPassword(password).toLowerCase()).digest()
  let [low, high] = [0, known.length / FINGERPRINT_BYTES - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const at = middle * FINGERPRINT_BYTES
    const order = known.compare(wanted, 0, FINGERPRINT_BYTES, at, at + FINGERPRINT_BYTES)
    if (order === 0) return true
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return false
}
