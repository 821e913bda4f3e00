import { createHmac } from 'node:crypto'

const STEP_MS = 30_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes a secret as people type it: five bits per letter (base32). */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of an app in a half minute, by RFC 6238. Implemented independently of the server's library. */
function codeOf(secret: string, step: number): string {
  const count = Buffer.alloc(8)
  count.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(count).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** An authenticator app: it never gives the same code twice. */
export function authenticator(secret: string) {
  const plain = secret.replaceAll(' ', '')
  let shown = 0
  return {
    /** A clock that is one step ahead is still accepted, so no test has to wait for the second code. */
    next: () => {
      shown = Math.max(shown + 1, Math.floor(Date.now() / STEP_MS))
      return codeOf(plain, shown)
    },
    /** A code that is wrong at any time near. */
    wrongCode: () => codeOf(plain, Math.floor(Date.now() / STEP_MS) - 1_000),
  }
}
