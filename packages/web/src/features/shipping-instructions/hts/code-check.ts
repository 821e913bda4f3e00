import type { CheckedCode } from '@fairway/contract/shipping-instructions/tariff-code.schema'
import { TARIFF_CHECKED } from '@fairway/contract/shipping-instructions/tariff-code.values'
import { send } from '../../../platform/calls/api.ts'

type Ask = (codes: readonly string[]) => Promise<readonly CheckedCode[]>

interface Batch {
  codes: Set<string>
  answer: Promise<readonly CheckedCode[]>
}

/** Looks codes up. Those of one moment go into one call: a form may open with as many as it has commodities. */
export function createCodeCheck(ask: Ask) {
  let collecting: Batch | undefined
  const startBatch = (): Batch => {
    const codes = new Set<string>()
    const answer = new Promise((resolve) => setTimeout(resolve)).then(() => {
      if (collecting?.codes === codes) collecting = undefined
      return ask([...codes])
    })
    return { codes, answer }
  }
  return async (code: string): Promise<CheckedCode | null> => {
    if (!collecting || collecting.codes.size === TARIFF_CHECKED) collecting = startBatch()
    const { codes, answer } = collecting
    codes.add(code)
    return (await answer).find((one) => one.code === code) ?? null
  }
}

export const checkCode = createCodeCheck(
  async (codes) => (await send('GET /api/si/tariffCodes', { query: { codes: codes.join() } })).checked,
)
