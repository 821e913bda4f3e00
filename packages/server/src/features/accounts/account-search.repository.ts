import sql, { raw, type Sql } from 'sql-template-tag'
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

/** Account ids are random: those before this one are a fair share of all, one in 128, and have an index of their own. */
const SHARE_END = raw(`'02000000-0000-0000-0000-000000000000'::uuid`)

const isInShare = sql`s.account_id < ${SHARE_END}`

const within = (condition: Sql, words: readonly string[], also: Sql) => sql`
  select a.id from account_search s join account a on a.id = s.account_id
   where ${condition} and ${matches(words)} and ${also}`

/**
 * The ids of accounts with all these words, for whoever sets a limit. A word that many have is found often enough among
 * a share of them, and the index is not read for all. The rest is told by a condition that no index answers: reading
 * nearly all ids there would be the dearest way.
 */
export const accountsWith = (words: readonly string[], also: Sql = sql`true`): Sql =>
  sql`${within(isInShare, words, also)} union all ${within(sql`(${isInShare}) is not true`, words, also)}`
