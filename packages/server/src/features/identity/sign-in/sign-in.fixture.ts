import type { Portal } from '../../../platform/testing.ts'

/** A browser of its own: it keeps the cookies that it is given and sends them along. */
export function createBrowser(portal: Portal, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (path: string, body: unknown, more: Record<string, string> = {}) => {
    const answer = await portal.post(path, body, {
      ...headers,
      ...(jar.size > 0 ? { cookie: cookies() } : {}),
      ...more,
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? []
      if (/Max-Age=0/.test(rest)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    send,
    cookies,
    /** One cookie of it, by what it is for. */
    cookie: (kind: 'sess' | 'device') => jar.get(portal.people.cookieName(kind)),
    forget: () => jar.clear(),
    signIn: async (username: string, password: string) =>
      send('/auth/login', { username, password, captcha: await portal.captcha() }),
    refresh: (idToken: string, refreshToken: string) =>
      send('/auth/login/refresh', { refreshToken }, { authorization: `Bearer ${idToken}` }),
  }
}

/** Which mails wait for somebody, by their template, the oldest first. */
export async function mailsTo(portal: Portal, username: string): Promise<string[]> {
  const { rows } = await portal.pool.raw.query<{ payload: { sealed: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'mail' order by j.id`,
  )
  return rows
    .map(({ payload }) => JSON.parse(portal.people.keys.open(payload.sealed)))
    .filter(({ to }) => to === username)
    .map(({ template }) => template)
}

/** What an account's activity list says, the oldest first. */
export async function activityOf(portal: Portal, accountId: string): Promise<string[]> {
  const { rows } = await portal.pool.raw.query<{ line: string }>(
    `select concat_ws(' ', type, status, nullif(detail, '')) as line from account_activity where account_id = $1 order by id`,
    [accountId],
  )
  return rows.map(({ line }) => line)
}
