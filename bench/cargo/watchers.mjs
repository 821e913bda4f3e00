// @ts-check
import { connect } from '../../tools/postgres/owner.mjs'

const WATCHES_EACH = 10

/** So many people who each watch some containers of their own company, with a rule for every kind of news.
 * @param {string} url
 * @param {number} people
 * @param {readonly string[]} ruleKinds */
export async function addWatchers(url, people, ruleKinds) {
  const client = await connect(url, 'bench watchers')
  try {
    await client.query('begin')
    await client.query(
      `insert into account (username, username_key, password_hash, status, groups, first_name, last_name, job_title, phone_country,
                            phone_number, phone_extension, company, address1, address2, city, state, zip, country, relationships,
                            comments, language, terms_accepted_at)
       select 'watcher' || n || '@bench.example', 'watcher' || n || '@bench.example', 'none', 'ACTIVE', '{TD,BD}', 'Mei', 'Chen', 'Clerk', 'CN',
              '13800138000', '', 'Bench', '', '', 'Ningbo', 'ZJ', '315000', 'CN', '{shipper}', '', 'en', now()
         from generate_series(1, $1::int) n`,
      [people],
    )
    await client.query(
      `create temp table watcher on commit drop as
       select a.id as account_id, o.org_id, row_number() over (partition by o.org_id order by a.username_key) as nth
         from (select id, username_key, row_number() over (order by username_key) as nth from account where username_key like 'watcher%') a
         join (select org_id, row_number() over (order by org_id) as nth, count(*) over () as total from (select distinct org_id from booking_party) p) o
           on o.nth = 1 + a.nth % o.total`,
    )
    await client.query(
      `insert into account_organisation (account_id, organisation_id, roles) select account_id, org_id, '{member}' from watcher`,
    )
    await client.query(
      `insert into watch (account_id, container_id, since)
       select distinct w.account_id, c.id, business_now() - interval '1 day'
         from watcher w cross join generate_series(0, $1::int - 1) as k
         join (select org_id, id, row_number() over (partition by org_id order by id) as nth, count(*) over (partition by org_id) as total
                 from (select distinct p.org_id, c.id from booking_party p join container c on c.booking_id = p.booking_id) own) c
           on c.org_id = w.org_id and c.nth = 1 + (w.nth * $1 + k) % c.total`,
      [WATCHES_EACH],
    )
    await client.query(
      `insert into watch_preference (account_id, zone, digest_minute) select account_id, 'Asia/Shanghai', 480 from watcher`,
    )
    await client.query(
      `insert into watch_rule (account_id, kind, channel, threshold)
       select w.account_id, k, case when w.nth % 2 = 0 then 'centre' else 'digest' end, 3 from watcher w cross join unnest($1::text[]) as k`,
      [ruleKinds],
    )
    await client.query('commit')
    await client.query('analyze account, account_organisation, watch, watch_preference, watch_rule')
    const { rows } = await client.query(
      'select (select count(*)::int from watch) as watches, (select count(*)::int from watch_rule) as rules',
    )
    return /** @type {{ watches: number, rules: number }} */ (rows[0])
  } finally {
    await client.end()
  }
}
