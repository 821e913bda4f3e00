import sql, { type Sql } from 'sql-template-tag'
import { neededPieces } from './search-text.rules.ts'

/** `_` stands for any letter there; folded words have no other sign that means something. */
const patternOf = (word: string) => `%${word.replaceAll('_', '\\_')}%`

/**
 * The words that a row `s` of a search table must have, each somewhere. The index leads by pieces, and the text has the
 * last word. A list of pieces out of a subquery keeps the plan the same for rare words and frequent ones.
 */
export const matches = (words: readonly string[]): Sql =>
  words.length === 0
    ? sql`true`
    : sql`s.pieces @> (select ${[...new Set(words.flatMap(neededPieces))]}::text[])
          and s.text like all (${words.map(patternOf)}::text[])`
