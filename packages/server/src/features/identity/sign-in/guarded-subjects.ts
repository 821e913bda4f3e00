import { callerKey } from '../../../platform/http/rate-limit.ts'

/** From this failure on, the next try has to wait: a second, two, four … */
export const FREE_TRIES = 5
export const LONGEST_WAIT_SECONDS = 900
/** After so many failures in a row only a new password, chosen by mail, opens the account again. */
export const HARD_STOP = 100

/** Who is counted: a name, known or not; a browser that the account's owner used before; whoever guesses elsewhere. */
export const subjects = {
  username: (usernameKey: string) => `user:${usernameKey}`,
  /** A password together with a code of the second factor. */
  both: (usernameKey: string) => `both:${usernameKey}`,
  devicesOf: (accountId: string) => `device:${accountId}:`,
  device: (accountId: string, deviceHash: Buffer) => `device:${accountId}:${deviceHash.toString('base64url')}`,
  passwordChange: (accountId: string) => `change:${accountId}`,
  assuming: (accountId: string) => `assume:${accountId}`,
  passwordAgain: (accountId: string) => `again:${accountId}`,
  factor: (accountId: string) => `factor:${accountId}`,
  factorDevicesOf: (accountId: string) => `factor:${accountId}:`,
  factorOn: (accountId: string, deviceHash: Buffer) => `factor:${accountId}:${deviceHash.toString('base64url')}`,
  address: (ip: string) => `ip:${callerKey(plainIp(ip))}`,
  network: (ip: string) => `net:${networkOf(ip)}`,
}

const plainIp = (ip: string) => ip.replace(/^::ffff:(?=[\d.]+$)/, '')

/** The neighbourhood of an address: the first three of four numbers, or the first three groups of the long kind. */
export function networkOf(ip: string): string {
  const plain = plainIp(ip)
  return plain.includes(':')
    ? callerKey(plain).split(':').slice(0, 3).join(':')
    : plain.split('.').slice(0, 3).join('.')
}

/** How many failures of one address or network are nothing unusual; many people may share one. */
export const usualFailures = (formsPerMinute: number) => ({
  address: Math.ceil(formsPerMinute * 1.5),
  network: Math.ceil(formsPerMinute * 7.5),
})

/** How many users a person of customer service may name within ten minutes. */
export const usualAssumptions = (formsPerMinute: number) => Math.ceil(formsPerMinute * 1.5)
