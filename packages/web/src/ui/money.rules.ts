import type { Money } from '@fairway/contract/shared/money'

/** `1,250.00`: thousands are set off, and the digits of the currency stay as they came. */
export function shownAmount(amount: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(.*)$/.exec(amount) ?? []
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`
}

/** `USD 1,250.00`. */
export const shownMoney = ({ amount, currency }: Money): string => `${currency} ${shownAmount(amount)}`

/** Several currencies stand beside each other; they are never added. */
export const shownMonies = (amounts: readonly Money[]): string => amounts.map(shownMoney).join(' · ')
