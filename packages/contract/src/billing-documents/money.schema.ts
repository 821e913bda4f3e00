import { z } from 'zod'
import { AMOUNT_DIGITS } from './invoice.values.ts'

/** A currency of ISO 4217. */
export const Currency = z.string().regex(/^[A-Z]{3}$/)

/** A decimal of fixed length that may be negative, as text, so that no digit is lost. */
export const SignedDecimal = (before: number, after: number) =>
  z.string().regex(new RegExp(`^-?\\d{1,${before}}(\\.\\d{1,${after}})?$`))

/** An amount; whether it has the digits of its currency is checked where both are known. */
export const Amount = SignedDecimal(AMOUNT_DIGITS.before, AMOUNT_DIGITS.after)

export const Money = z.object({ amount: Amount, currency: Currency })
