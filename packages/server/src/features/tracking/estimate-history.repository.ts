import sql, { type Sql } from 'sql-template-tag'

const clock = (minute: Sql) => sql`to_char(make_interval(mins => ${minute}), 'HH24:MI')`

const expectation = (h: Sql, endedBy: Sql) => sql`
  json_build_object(
    'availableAt', ${h}.available_at, 'deliveredAt', ${h}.delivered_at, 'since', ${h}.since, 'endedBy', ${endedBy},
    'rule', case when r.rule_id is not null then json_build_object(
      'ruleId', r.rule_id, 'isException', r.is_exception, 'arrivalDay', r.arrival_day,
      'arrivalFrom', ${clock(sql`r.opens`)}, 'arrivalTo', ${clock(sql`r.closes`)},
      'days', r.days, 'time', ${clock(sql`r.minute`)}) end)`

/** What was expected of box `c`, oldest first, each with its rule as that was then, and last what its `estimate` says now. */
export const availabilityHistory = sql`(
  select coalesce(json_agg(h.said order by h.nth), '[]')
    from (
      select k.id as nth, ${expectation(sql`k`, sql`k.reason`)} as said from estimate_change k
        left join eta_rule_version r on (r.rule_id, r.version) = (k.rule_id, k.rule_version)
       where k.container_id = c.id
      union all
      select ${Number.MAX_SAFE_INTEGER}::bigint, ${expectation(sql`now`, sql`null::text`)}
        from (select estimate.available_at, estimate.delivered_at, case when estimate.available_at is not distinct from c.est_available_at
                then c.est_since end as since) now
        left join eta_rule_version r on (r.rule_id, r.version) = (estimate.rule_id, estimate.rule_version)
       where estimate.available_at is not null or c.est_since is not null) h)`
