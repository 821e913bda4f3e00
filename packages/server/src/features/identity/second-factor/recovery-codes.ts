import { randomInt } from 'node:crypto'
import {
  plainFactorCode,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  RECOVERY_LETTERS,
} from '@fairway/contract/identity/second-factor.rules'
import type { Keys } from '../../../platform/keys.ts'

/** For whoever has lost the telephone: as they are shown, once, in two groups of five. */
export const newRecoveryCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

function newRecoveryCode() {
  const letters = Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)])
  return `${letters.slice(0, RECOVERY_LENGTH / 2).join('')}-${letters.slice(RECOVERY_LENGTH / 2).join('')}`
}

/** The stored form of a code, by every secret that is still valid; it is of no use outside this installation. */
export const recoveryMacs = ({ macs }: Keys, accountId: string, code: string) =>
  macs('recoveryCode', `${accountId}.${plainFactorCode(code)}`)
export const recoveryMac = ({ mac }: Keys, accountId: string, code: string) =>
  mac('recoveryCode', `${accountId}.${plainFactorCode(code)}`)
