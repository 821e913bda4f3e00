import type { TariffCodeLine } from '@fairway/contract/carrier/tariff-lines.schema'
import { Names } from '@fairway/contract/shared/scalar.schema'
import { tariffStatuses } from '@fairway/contract/shipping-instructions/tariff-code.values'
import sql from 'sql-template-tag'
import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { asRecords, Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import { namesIn } from './contract-terms.repository.ts'
import type { TariffSearchText, TariffTerms } from './tariff-search.ts'

/** A code is written when it is new, or when its revision is higher than the stored one. */
export const saveTariffCodes = (db: Database, lines: Line<TariffCodeLine & TariffSearchText>[]) =>
  db.many(
    Outcome,
    sql`
    with given as (
      select * from jsonb_to_recordset(${asRecords(lines)}::jsonb) as g(line int, code text, names jsonb, words text, spoken text,
                                                                       pieces text[], withdrawn boolean, revision int)),
    latest as (select distinct on (code) * from given order by code, revision desc, line desc),
    saved as (
      insert into tariff_code (code, name_en, name_zh, name_vi, words, spoken, pieces, withdrawn, revision)
      select code, names->>'en', names->>'zh', names->>'vi', words, spoken, pieces, withdrawn, revision from latest order by code
      on conflict (code) do update set (name_en, name_zh, name_vi, words, spoken, pieces, withdrawn, revision)
         = (excluded.name_en, excluded.name_zh, excluded.name_vi, excluded.words, excluded.spoken, excluded.pieces, excluded.withdrawn,
            excluded.revision)
      where tariff_code.revision < excluded.revision
      returning code)
    select g.line, case when l.line is not null and s.code is not null then 'accepted' else 'unchanged' end as outcome, null::text as path
      from given g left join latest l using (line) left join saved s on s.code = l.code`,
  )

const FoundCode = z.object({ code: z.string(), name: Names })
const columns = sql`t.code, ${namesIn(sql`t`)} as name`

interface ByDigits {
  prefix: string
  limit: number
}

/** Codes that begin with these digits, a general one before those that divide it further. */
export const findTariffCodesByDigits = (db: Database, { prefix, limit }: ByDigits) =>
  db.many(
    FoundCode,
    sql`
    select ${columns} from tariff_code t
     where t.code >= ${prefix}::text and t.code < ${`${prefix}:`}::text and not t.withdrawn
     order by t.code limit ${limit}`,
  )

interface ByWords extends TariffTerms {
  limit: number
}

/**
 * Codes of which every word is found: at the beginning of a word, in the pinyin, or as the first digits. Those whose
 * names have the words themselves come first, and short names before long ones.
 */
export const findTariffCodesByWords = (db: Database, { words, pieces, limit }: ByWords) =>
  db.many(
    FoundCode,
    sql`
    select ${columns}
      from tariff_code t
      cross join lateral (
        select count(*) filter (where position(' ' || word in t.words) = 0) as indirect,
               bool_and(position(' ' || word in t.words) > 0 or position(word in t.spoken) > 0 or starts_with(t.code, word)) as fits
          from unnest(${words}::text[]) as word) found
     where t.pieces @> (select ${pieces}::text[]) and not t.withdrawn and found.fits
     order by found.indirect, length(t.name_en), t.code limit ${limit}`,
  )

const CodeStatus = z.object({ code: z.string(), status: z.enum(tariffStatuses), name: Names.nullable() })

/** What the carrier's list says of codes; a code that begins others of the list is known too. */
export const findTariffStatuses = (db: Database, codes: readonly string[]) =>
  db.many(
    CodeStatus,
    sql`
    select asked.code,
           case when not exists (select from tariff_code) then 'unchecked'
                when not t.withdrawn or exists (select from tariff_code longer where longer.code > asked.code
                                                    and longer.code < asked.code || ':' and not longer.withdrawn) then 'known'
                when t.withdrawn then 'withdrawn' else 'unknown' end as status,
           case when t.code is not null then ${namesIn(sql`t`)} end as name
      from unnest(${codes}::text[]) with ordinality as asked(code, seq) left join tariff_code t on t.code = asked.code
     order by asked.seq`,
  )

const ListedCode = z.object({ ...FoundCode.shape, isWithdrawn: z.boolean(), words: z.string(), spoken: z.string() })

/** Codes of the list with what they are found by. */
export const findTariffWords = (db: Database, codes: readonly string[]) =>
  db.many(
    ListedCode,
    sql`select ${columns}, t.withdrawn as "isWithdrawn", t.words, t.spoken from tariff_code t where t.code = any(${codes}::text[])`,
  )
