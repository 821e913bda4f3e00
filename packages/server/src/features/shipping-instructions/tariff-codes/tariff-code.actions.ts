import { htsPrefix, readHts } from '@fairway/contract/shipping-instructions/hts.rules'
import type { TariffCodes, TariffEntry, TariffSearch } from '@fairway/contract/shipping-instructions/tariff-code.schema'
import { TARIFF_SHOWN } from '@fairway/contract/shipping-instructions/tariff-code.values'
import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/serve.ts'
import {
  findTariffCodesByDigits,
  findTariffCodesByWords,
  findTariffStatuses,
  findTariffWords,
  tariffTermsOf,
} from '../../reference-data/public.ts'
import { isLookedFor, ownCodesOf } from './own-code.rules.ts'
import { findUsedCodes } from './used-code.repository.ts'

/** Offers codes by words or digits, those that were used before first, and says of whole codes whether they are known. */
export async function searchTariffCodes(context: Context, { q, codes }: TariffSearch): Promise<TariffCodes> {
  const { db } = context
  const own = await findOwnCodes(context, q)
  const used = new Set(own.map(({ code }) => code))
  const found = [...own, ...(await findCarrierCodes(db, q)).filter(({ code }) => !used.has(code))]
  const asked = [...new Set([...codes, ...[q].flatMap((text) => readHts(text) ?? [])])]
  return {
    entries: found.slice(0, TARIFF_SHOWN),
    isCut: found.length > TARIFF_SHOWN,
    checked: asked.length === 0 ? [] : await findTariffStatuses(db, asked),
  }
}

/** One more than is shown, to learn whether there are more. */
const limit = TARIFF_SHOWN + 1

/** Whether a text says what is looked for: digits, or a word. */
const saysSomething = (q: string) => htsPrefix(q) !== undefined || tariffTermsOf(q).words.length > 0

/** Codes of the carrier: by their first digits, or by words where the text has any. */
async function findCarrierCodes(db: Database, q: string): Promise<TariffEntry[]> {
  if (!saysSomething(q)) return []
  const prefix = htsPrefix(q)
  const found =
    prefix === undefined
      ? await findTariffCodesByWords(db, { ...tariffTermsOf(q), limit })
      : await findTariffCodesByDigits(db, { prefix, limit })
  return found.map((code) => ({ ...code, isWithdrawn: false, usedBefore: null }))
}

/** Codes that the viewer's organisations used lately; all of them where nothing was typed yet. */
async function findOwnCodes({ db, viewer }: Context, q: string): Promise<TariffEntry[]> {
  if (q !== '' && !saysSomething(q)) return []
  const own = ownCodesOf(await findUsedCodes(db, viewer))
  if (own.length === 0) return []
  const terms = tariffTermsOf(q).words
  const listed = new Map(
    (
      await findTariffWords(
        db,
        own.map(({ code }) => code),
      )
    ).map((one) => [one.code, one]),
  )
  return own
    .filter((one) => isLookedFor(one, q, { terms, listed: listed.get(one.code) }))
    .map(({ code, description, at }) => ({
      code,
      name: listed.get(code)?.name ?? null,
      isWithdrawn: listed.get(code)?.isWithdrawn ?? false,
      usedBefore: { description, at },
    }))
}
