import sql, { join, raw, type Sql } from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { rarestPieces } from './search-text.rules.ts'

/** Account ids are random: those before one of these are a fair share of all, and each share has an index of its own. */
const isBefore = (end: string) => sql`s.account_id < ${raw(`'${end}-0000-0000-0000-000000000000'::uuid`)}`
const shares = {
  oneIn1024: isBefore('00400000'),
  oneIn128: isBefore('02000000'),
  oneIn16: isBefore('10000000'),
}

/** How many of some accounts have a piece that more than a few have. */
let seen: ReadonlyMap<string, number> = new Map()
const timesSeen = (piece: string) => seen.get(piece) ?? 0
const Seen = z.object({ piece: z.string(), times: z.number() })
const ENOUGH = 5000

/** Learns from some accounts which pieces are common, so that a search asks for those that are not. */
export async function learnCommonPieces(db: Database) {
  const found = await db.many(
    Seen,
    sql`
    with some_accounts as materialized (select pieces from account_search s where ${shares.oneIn128} limit ${ENOUGH})
    select piece, count(*) as times from some_accounts, unnest(pieces) piece group by piece having count(*) > 2`,
  )
  seen = new Map(found.map(({ piece, times }) => [piece, times]))
}

/** `_` stands for any letter there; folded words have no other sign that means something. */
const patternOf = (word: string) => `%${word.replaceAll('_', '\\_')}%`

/**
 * The words that a row `s` of a search table must have, each somewhere. The index leads by pieces, and the text
 * decides. A list of pieces out of a subquery keeps the plan the same for rare words and frequent ones.
 */
export const matches = (words: readonly string[]): Sql =>
  words.length === 0
    ? sql`true`
    : sql`s.pieces @> (select ${rarestPieces(words, timesSeen)}::text[])
          and s.text like all (${words.map(patternOf)}::text[])`

const within = (condition: Sql, words: readonly string[], also: Sql) => sql`
  select a.* from account_search s join account a on a.id = s.account_id
   where ${condition} and ${matches(words)} and ${also}`

/** A condition that no index can answer, on purpose: reading nearly all ids from it would cost most. */
const isNot = (share: Sql) => sql`(${share}) is not true`

/** Each share without the one before it, and in the end what is left. */
const parts = [
  shares.oneIn1024,
  sql`${shares.oneIn128} and ${isNot(shares.oneIn1024)}`,
  sql`${shares.oneIn16} and ${isNot(shares.oneIn128)}`,
  isNot(shares.oneIn16),
]

/**
 * The accounts with all these words, for whoever sets a limit. A word that most have is found often enough among a small
 * share of them, one that fewer have among a larger one: whatever the index has to name is never many times the limit.
 */
export const accountsWith = (words: readonly string[], also: Sql = sql`true`): Sql =>
  join(
    parts.map((part) => within(part, words, also)),
    ' union all ',
  )
