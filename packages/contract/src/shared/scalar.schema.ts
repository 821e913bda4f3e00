import { z } from 'zod'
import { isContainerNumber } from './container-number.ts'
import { isDateOnly } from './date-only.ts'

/*
 * All input is made of these schemas: PostgreSQL can store whatever they accept. `accepted-values.test.ts` walks all
 * calls and fails where one accepts a number without bounds, a text without length, or a lone surrogate.
 */

/** The range of PostgreSQL's `integer`. */
const INT4 = 2_147_483_647
/** The range of PostgreSQL's `bigint`. */
const INT8 = '9223372036854775807'

/** Text as it was typed, neither trimmed nor changed: secrets, tokens, lines. Its length is limited. */
export const Verbatim = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cs}\0]*$/u)
/** Readable text: no control characters, canonical form. */
export const Text = (max: number) => readable(max, /^[^\p{Cc}\p{Cs}]*$/u)
export const RequiredText = (max: number) => Text(max).pipe(z.string().min(1))
/** Readable text in several lines. */
export const Lines = (max: number) => readable(max, /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u)

/** Some characters become two or three in their canonical form: the length is checked before and after. */
const readable = (max: number, pattern: RegExp) =>
  z
    .string()
    .max(max)
    .regex(pattern)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().max(max))

/** A row id, in a body. */
export const Id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** A row id, in an address. */
export const IdInQuery = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
/** A row id, as text. */
export const IdText = z
  .string()
  .regex(/^[1-9]\d{0,18}$/)
  .refine((text) => text.length < INT8.length || text <= INT8)
/** The version that an author saw when they save a change; also the carrier's own count of its updates. */
export const Revision = z.number().int().min(0).max(INT4)
export const RevisionInQuery = z.coerce.number().int().min(0).max(INT4)
/** A number as somebody typed it; the rules validate it. */
export const Figure = z.number().min(-INT4).max(INT4)
/** A number that is only stored and returned. */
export const BigFigure = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER)

/** A code: letters and digits of the basic alphabet, upper case. */
export const Code = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Z0-9][A-Z0-9._-]*$/)

/** The carrier's own reference: the same one again is the same thing. */
export const Ref = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\x21-\x7e]+$/)

/** A moment with its offset, between 1970 and 2199, stored in UTC. */
export const Instant = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine((text) => /^(19[7-9]\d|20\d\d|21\d\d)-/.test(text))
  .transform((text) => new Date(text).toISOString())
/** A moment as the server writes it. */
export const InstantOut = z.iso.datetime({ offset: true })
/** A day that exists, from 1900 on. */
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

/** A number with a fixed count of digits, transported as text so that no digit is lost. */
export const Decimal = (before: number, after: number) =>
  z.string().regex(new RegExp(`^\\d{1,${before}}(\\.\\d{1,${after}})?$`))

function isZone(name: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}
