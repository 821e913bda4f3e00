import { printedText } from '@fairway/contract/shared/wrap-text.rules'
import { NAMED_CHARACTERS, type Printable } from './documents.port.ts'
import type { HasCharacter } from './font-characters.ts'

/** The characters of a document that a font does not have, in the order in which they are met. */
export function unprintableIn(document: Printable, hasCharacter: HasCharacter): string[] {
  const missing = new Set<string>()
  for (const text of textsOf(document))
    for (const character of printedText(text))
      if (missing.size < NAMED_CHARACTERS && !hasCharacter(character.codePointAt(0) ?? 0)) missing.add(character)
  return [...missing]
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsOf(part)
}
