import { timingSafeEqual } from 'node:crypto'
import { CODE_DIGITS } from '@fairway/contract/identity/account.values'
import { Secret, TOTP } from 'otpauth'

/** What every authenticator app expects: a new code each half minute, by HMAC-SHA-1 (RFC 6238). */
const STEP_MS = 30_000
const KIND = { algorithm: 'SHA1', digits: CODE_DIGITS, period: STEP_MS / 1000 }
/** A telephone's clock may be one step off, either way. */
const STEPS_OFF = [-1, 0, 1]

/** 160 random bits in the letters that people can type into an app. */
export const newFactorSecret = () => new Secret({ size: 20 }).base32

/** The half minute, counted since 1970, in which a moment lies. */
export const stepAt = (at: number) => Math.floor(at / STEP_MS)

/** What an app that has this secret shows during a step. */
export const codeOfStep = (secret: string, step: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), ...KIND }).generate({ timestamp: step * STEP_MS })

/** The steps around a moment whose code this is; all of them are compared, each in the same time. */
export const stepsOfCode = (secret: string, code: string, at: number) =>
  STEPS_OFF.map((off) => stepAt(at) + off).filter((step) => isSame(codeOfStep(secret, step), code))

function isSame(wanted: string, actual: string) {
  const [a, b] = [Buffer.from(wanted), Buffer.from(actual)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The address that an app reads from a picture. A colon would part issuer and name, so that neither may hold one. */
export const factorUri = (secret: string, of: { issuer: string; username: string }) =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    issuer: of.issuer.replaceAll(':', ' '),
    label: of.username.replaceAll(':', ' '),
    ...KIND,
  }).toString()
