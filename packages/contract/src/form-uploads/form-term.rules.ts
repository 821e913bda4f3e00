import { en } from '../bookings/request-messages/en.ts'
import { vi } from '../bookings/request-messages/vi.ts'
import { zh } from '../bookings/request-messages/zh.ts'
import { type CargoFlag, cargoFlags, freightTerms, paymentTerms } from '../bookings/requests/booking-request.values.ts'
import { inPlainLetters } from './form-value.rules.ts'

/** The lookup key of a term: letters only. */
const keyOf = (text: string) =>
  inPlainLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')

/** Finds each value by its keys: its names in the three languages, and common short forms. */
export function createLookup<W extends string>(
  values: readonly W[],
  named: readonly Readonly<Record<W, string>>[],
  short: Partial<Record<W, readonly string[]>>,
) {
  const known: ReadonlyMap<string, W> = new Map(
    values.flatMap((value) =>
      [value, ...named.map((names) => names[value]), ...(short[value] ?? [])].map(
        (text) => [keyOf(text), value] as const,
      ),
    ),
  )
  return (text: string): W | undefined => known.get(keyOf(text))
}

const payments = createLookup(paymentTerms, [en.paymentTerms, zh.paymentTerms, vi.paymentTerms], {
  Prepaid: ['PP', 'PPD', 'Freight prepaid', '运费预付'],
  Collect: ['CC', 'COL', 'Freight collect', '运费到付'],
  'Third party': ['3rd party', '第三方', '第三方付款', 'Bên thứ ba'],
})

const flags = createLookup(cargoFlags, [en.flags, zh.flags, vi.flags], {
  HAZ: ['DG', 'Hazardous', 'Dangerous goods', '危险货物'],
  REEFER: ['RF', '冷藏', '冷藏货', 'Hàng lạnh'],
  SOC: ['自备箱'],
  OOG: ['超限'],
  GOH: ['挂衣'],
})

const halves = new Map(
  Object.entries({
    CY: ['cy', '场', '堆场', 'bãi', 'bãi container'],
    DOOR: ['door', 'dr', '门', 'cửa', 'kho'],
    RAMP: ['ramp', '铁路场站', '内陆场站', 'ga', 'ga đường sắt'],
  }).flatMap(([half, names]) => names.map((name) => [keyOf(name), half] as const)),
)
const terms: readonly string[] = freightTerms

/** Reads a payment term by any of its names; unknown ones stay unchanged and fail the rules. */
export const paymentTermOf = (text: string): string => payments(text) ?? text

/** Reads a freight term with any separator between its halves: `CY/CY`, `CY - Door`, `场到门`. */
export function freightTermOf(text: string): string {
  const [origin = '', destination = '', ...more] = inPlainLetters(text)
    .toLowerCase()
    .split(/\s*(?:[-/~>→]+|到|\bto\b|\bđến\b)\s*/)
  const term = `${halves.get(keyOf(origin))}-${halves.get(keyOf(destination))}`
  return more.length === 0 && terms.includes(term) ? term : inPlainLetters(text).toUpperCase()
}

/** Reads special cargo from codes or names with any separator, and returns the unknown parts. */
export function flagsOf(text: string): { flags: CargoFlag[]; unknown: string[] } {
  const found = new Set<CargoFlag>()
  const unknown: string[] = []
  const addFlag = (word: string) => {
    const flag = flags(word)
    if (flag) found.add(flag)
    return flag !== undefined
  }
  for (const part of text.split(/[,，、;；/|+\n]+/).filter((one) => keyOf(one) !== ''))
    if (!addFlag(part))
      unknown.push(
        ...part
          .trim()
          .split(/\s+/)
          .filter((word) => !addFlag(word)),
      )
  return { flags: cargoFlags.filter((flag) => found.has(flag)), unknown }
}
