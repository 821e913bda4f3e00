import type { SiCommodity } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'

const LETTERS = 28

/** What a commodity is called on its tab: the beginning of its description; empty while there is none. */
export function pageName({ description }: Pick<SiCommodity, 'description'>): string {
  const line =
    description
      .trimStart()
      .split(/\s*[\n\r]/, 1)[0]
      ?.trim() ?? ''
  const characters = [...line.slice(0, 4 * LETTERS)]
  return characters.length > LETTERS ? `${characters.slice(0, LETTERS).join('').trimEnd()}…` : line
}
