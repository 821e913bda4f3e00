import { isEmail } from '@fairway/contract/identity/sign-in.rules'

export const MAX_ADDRESSES = 5

/** The addresses in a text, however they are set apart; each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .split(/[\s,;，；、]+/)
      .filter((part) => part !== ''),
  ),
]

/** What keeps a letter from going out: nobody to send it to, too many, or addresses that are none. */
export function checkAddresses(
  text: string,
): { kind: 'none' | 'many' } | { kind: 'wrong'; address: string } | undefined {
  const addresses = addressesIn(text)
  if (addresses.length === 0) return { kind: 'none' }
  const address = addresses.find((one) => !isEmail(one))
  if (address !== undefined) return { kind: 'wrong', address }
  return addresses.length > MAX_ADDRESSES ? { kind: 'many' } : undefined
}
