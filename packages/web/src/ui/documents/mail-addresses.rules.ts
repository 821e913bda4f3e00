import { isEmail } from '@fairway/contract/identity/sign-in.rules'

export const MAX_ADDRESSES = 5

/** The addresses in a text with any separator, each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .split(/[\s,;，；、]+/)
      .filter((part) => part !== ''),
  ),
]

/** Why a mail cannot be sent: no address, too many, or invalid ones. */
export function checkAddresses(
  text: string,
): { kind: 'none' | 'many' } | { kind: 'wrong'; address: string } | undefined {
  const addresses = addressesIn(text)
  if (addresses.length === 0) return { kind: 'none' }
  const address = addresses.find((one) => !isEmail(one))
  if (address !== undefined) return { kind: 'wrong', address }
  return addresses.length > MAX_ADDRESSES ? { kind: 'many' } : undefined
}
