import { z } from 'zod'
import { Names, Revision } from '../shared/scalar.schema.ts'

/** A code of the tariff: 6 to 10 digits, with or without dots between them; stored without. */
const TariffCode = z
  .string()
  .max(14)
  .regex(/^\d+(\.\d+)*$/)
  .transform((text) => text.replaceAll('.', ''))
  .pipe(z.string().regex(/^\d{6,10}$/))

export const TariffCodeLine = z.strictObject({
  code: TariffCode,
  names: Names,
  /** It is no longer offered; documents that have it keep it. */
  withdrawn: z.boolean().default(false),
  /** A later revision replaces an earlier one; an earlier one that comes late is ignored. */
  revision: Revision,
})
export type TariffCodeLine = z.output<typeof TariffCodeLine>
