import { z } from 'zod'
import { InstantOut, Names, Text } from '../shared/scalar.schema.ts'
import { readHts } from './hts.rules.ts'
import { TARIFF_CHECKED, TARIFF_QUERY_LENGTH, tariffStatuses } from './tariff-code.values.ts'

/** Digits of codes, separated by commas. */
const Codes = Text(600).transform((text, { addIssue }) => {
  const codes = [...new Set(text.split(',').filter((code) => code.trim() !== ''))].map(readHts)
  if (codes.length > TARIFF_CHECKED || codes.includes(undefined)) addIssue('codes')
  return codes.filter((code) => code !== undefined)
})

export const TariffSearch = z.strictObject({
  /** Words of a name in any language, without accents or as pinyin, or the first digits of a code. */
  q: Text(TARIFF_QUERY_LENGTH).default(''),
  /** Codes of right form, to learn whether they are known. */
  codes: Codes.default([]),
})
export type TariffSearch = z.output<typeof TariffSearch>

/** A code that is offered. */
const TariffEntry = z.object({
  /** 6 to 10 digits. */
  code: z.string(),
  /** Null for a code that only the caller's own shipping instructions have. */
  name: Names.nullable(),
  isWithdrawn: z.boolean(),
  /** Used in an earlier shipping instruction of the caller's organisations, described as there. */
  usedBefore: z.object({ description: z.string(), at: InstantOut }).nullable(),
})
export type TariffEntry = z.output<typeof TariffEntry>

const CheckedCode = z.object({ code: z.string(), status: z.enum(tariffStatuses), name: Names.nullable() })
export type CheckedCode = z.output<typeof CheckedCode>

export const TariffCodes = z.object({
  entries: z.array(TariffEntry),
  /** More codes match. */
  isCut: z.boolean(),
  /** The status of each of `codes`, and of `q` where it is a code of right form. */
  checked: z.array(CheckedCode),
})
export type TariffCodes = z.output<typeof TariffCodes>
