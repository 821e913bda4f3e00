import { wrapText } from '@fairway/contract/shared/wrap-text'
import { printedText } from '@fairway/contract/shared/wrap-text.rules'
import type { Measure } from './marks.ts'
import { narrowQuotes } from './narrow-quotes.ts'

/** The lines of a text in letters of this size, none wider than this. */
export const linesWithin = (
  text: string,
  width: number,
  { size, isBold, measure }: { size: number; isBold?: boolean; measure: Measure },
): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      wrapText(narrowQuotes(printedText(line)), width / size, (character) => measure(character, isBold)),
    )
