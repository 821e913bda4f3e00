import type { PersonOptions } from '../../../platform/person.fixture.ts'
import type { Portal } from '../../../platform/testing.ts'

export type Person = Awaited<ReturnType<Portal['person']>>
type Headers = Record<string, string>
interface Browser {
  headers: Headers
}
const PROFILE = '/auth/management/cp/user'

/** What a page sends along that shows the portal as that customer. */
export const as = ({ headers }: Browser, username: string): Headers => ({
  ...headers,
  'x-fairway-assumed-user': encodeURIComponent(username),
})

/** Customer service at work, over the calls alone. */
export const createDesk = (portal: Portal) => ({
  csr: () => portal.person({ groups: ['CSR'] }),
  customer: (options: PersonOptions = {}) => portal.person({ groups: ['TD', 'BD'], ...options }),
  assume: ({ headers }: Browser, username: string, reason = 'asked by phone') =>
    portal.post('/auth/management/user/assume', { username, reason }, headers),
  release: ({ headers }: Browser) => portal.post('/auth/management/user/release', {}, headers),

  /** Under whose name a call goes that carries these headers, or why it does not go. */
  nameFor: async (headers: Headers): Promise<string> => {
    const { json } = await portal.get(PROFILE, headers)
    return json.email ?? json.errorCode
  },

  /** Moves to another city whoever these headers stand for. */
  move: async (headers: Headers, city: string, more: Headers = {}) => {
    const { json } = await portal.get(PROFILE, headers)
    const { email: _e, webid: _w, status: _s, relationships: _r, organisations: _o, ...form } = json
    return portal.call('PUT', PROFILE, {
      body: JSON.stringify({ ...form, city }),
      headers: { 'content-type': 'application/json', ...headers, ...more },
    })
  },

  /** As if so many minutes had passed since this person began to act for somebody. */
  letPass: (who: Pick<Person, 'accountId'>, minutes: number) =>
    portal.pool.raw.query(
      `update assumption set started_at = started_at - make_interval(mins => $2),
                             expires_at = expires_at - make_interval(mins => $2) where actor_id = $1`,
      [who.accountId, minutes],
    ),

  change: (who: Pick<Person, 'accountId'>, change: string) =>
    portal.pool.raw.query(`update account set ${change} where id = $1`, [who.accountId]),

  recordsOf: async (who: Pick<Person, 'accountId'>) => {
    const { rows } = await portal.pool.raw.query(
      `select t.username, u.reason, u.released_at is not null as "isClosed",
              extract(epoch from u.expires_at - u.started_at)::int as seconds,
              extract(epoch from u.released_at - u.started_at)::int as lasted
         from assumption u join account t on t.id = u.target_id where u.actor_id = $1 order by u.started_at`,
      [who.accountId],
    )
    return rows
  },

  /** An activity list as its owner reads it, the oldest first: what, how it ended, details, and who did it. */
  activityOf: async (who: Pick<Person, 'accountId'>): Promise<string[]> => {
    const { rows } = await portal.pool.raw.query(
      `select concat_ws(' | ', type, status, nullif(detail, ''), 'by ' || actor) as line
         from account_activity where account_id = $1 order by id`,
      [who.accountId],
    )
    return rows.map(({ line }) => line)
  },

  auditOf: async (actor: string) => {
    const { rows } = await portal.pool.raw.query(
      `select subject, action, object_type as "objectType", after from audit_entry where actor = $1 order by id`,
      [actor],
    )
    return rows
  },
})
