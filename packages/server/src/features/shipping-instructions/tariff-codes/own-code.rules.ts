import { foldText } from '@fairway/contract/shared/fold'
import { htsPrefix, readHts } from '@fairway/contract/shipping-instructions/hts.rules'

/** A code that stands in an instruction, as it was typed there. */
interface UsedCode {
  hts: string
  description: string
  at: string
}

/** A code that was used before, with the description of its latest use. */
export interface OwnCode {
  code: string
  description: string
  at: string
}

/** Each code once, as it was used last; text that is no code is left out. */
export function ownCodesOf(used: readonly UsedCode[]): OwnCode[] {
  const latest = new Map<string, OwnCode>()
  for (const { hts, description, at } of used) {
    const code = readHts(hts)
    if (code !== undefined && !latest.has(code)) latest.set(code, { code, description, at })
  }
  return [...latest.values()]
}

const HAN = /\p{Script=Han}/u

/** What the carrier's list has of a code. */
interface Findable {
  words: string
  spoken: string
}

/** Whether a used code is what somebody looks for: by its digits, or by words of its description or of its names. */
export function isLookedFor({ code, description }: OwnCode, q: string, { terms, listed }: Search): boolean {
  const prefix = htsPrefix(q)
  if (prefix !== undefined) return code.startsWith(prefix)
  const words = ` ${foldText(description)}${listed?.words ?? ''}`
  const begins = (term: string) => words.includes(HAN.test(term) ? term : ` ${term}`)
  return terms.every((term) => begins(term) || (listed?.spoken ?? '').includes(term) || code.startsWith(term))
}

interface Search {
  terms: readonly string[]
  listed: Findable | undefined
}
