import sql, { type Sql } from 'sql-template-tag'
import { namesIn } from '../reference-data/public.ts'

/** Table `asked` for a `with`: the days of a question in the time of a zone, from today on where no first day is given. */
export const askedDays = (zone: Sql, { from, days }: { from: string; days: number }) => sql`
  asked as materialized (
    select today, first_day, first_day + ${days}::int - 1 as last_day
      from (select today, coalesce(nullif(${from}::text, '')::date, today) as first_day
              from (select (business_now() at time zone ${zone})::date as today) here) begun)`

/** The fields that every schedule has beside its rows. Needs `asked`, and a query of the codes of its places. */
export const frameOf = (isCut: Sql, codes: Sql) => sql`
  'from', (select first_day from asked), 'to', (select last_day from asked), 'isCut', ${isCut},
  'places', (select coalesce(json_object_agg(l.code, json_build_object('code', l.code, 'name', ${namesIn(sql`l`)},
     'country', l.country, 'zone', l.zone)), '{}') from location l where l.code in (${codes})),
  'clock', (select json_build_object('now', business_now(), 'rate', rate) from business_clock)`
