import { z } from 'zod'
import { isContainerNumber } from './container-number.ts'
import { isDateOnly } from './date-only.ts'

/** Text that PostgreSQL can store and a person can read: no NUL or other control characters, canonical form. */
export const Text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .transform((text) => text.normalize('NFC').trim())
export const RequiredText = (max: number) => Text(max).pipe(z.string().min(1))

/** A code: letters and digits of the basic alphabet, upper case. */
export const Code = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Z0-9][A-Z0-9._-]*$/)

/** A moment with its offset, between 1970 and 2199, kept in UTC. */
export const Instant = z.iso
  .datetime({ offset: true })
  .refine((text) => /^(19[7-9]\d|20\d\d|21\d\d)-/.test(text))
  .transform((text) => new Date(text).toISOString())
/** A moment as the server writes it. */
export const InstantOut = z.iso.datetime({ offset: true })
export const Day = z.string().refine(isDateOnly)
export const ContainerNumber = z.string().refine(isContainerNumber)
export const BookingNumber = z.string().regex(/^\d{7}$/)
export const BlNumber = z.string().regex(/^[A-Z]{4}\d{9}$/)
/** Vessel code, voyage and direction as one opaque string, e.g. FHM042E. */
export const Vvd = z
  .string()
  .min(4)
  .max(20)
  .regex(/^[A-Z0-9]+$/)
/** The number of a service contract, 2 to 6 characters. */
export const ContractNumber = z.string().regex(/^[A-Z0-9]{2,6}$/)
export const Zone = z.string().max(64).refine(isZone)
/** The name of a place or thing in every language of the portal. */
export const Names = z.object({ en: RequiredText(120), zh: RequiredText(120), vi: RequiredText(120) })
export type Names = z.output<typeof Names>

/** A number with a fixed count of digits, carried as text so that no digit is lost. */
export const Decimal = (before: number, after: number) =>
  z.string().regex(new RegExp(`^\\d{1,${before}}(\\.\\d{1,${after}})?$`))

function isZone(name: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}
