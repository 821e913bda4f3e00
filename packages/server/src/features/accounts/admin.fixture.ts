import type { Grants } from '@fairway/contract/accounts/accounts.schema'
import type { Portal } from '../../platform/testing.ts'

type Person = Awaited<ReturnType<Portal['person']>>

/** What an admin does by the calls of the portal. */
export function adminOf(portal: Portal, who: Pick<Person, 'headers'>) {
  const send = (method: string, path: string, body: unknown) =>
    portal.call(method, `/auth/management${path}`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...who.headers },
    })
  const get = (path: string, query: Record<string, string>) =>
    portal.get(`/auth/management${path}?${new URLSearchParams(query)}`, who.headers)
  const profile = async (user: string) => (await get('/cp/user/detail', { user })).json
  return {
    get,
    send,
    profile,
    search: (query: Record<string, string>) => get('/cp/user/search', query),
    trail: async (query: Record<string, string> = {}) => (await get('/grants', query)).json,
    /** Changes some of what is granted, on top of what the admin has just seen. */
    grant: async (user: string, change: Partial<Grants> & { version?: number; withoutOrganisation?: boolean }) => {
      const { id, version, status, groups, organisations } = await profile(user)
      const seen = organisations.map(({ organisationId, roles, webIdGranted }: Grants['organisations'][0]) => ({
        organisationId,
        roles,
        webIdGranted,
      }))
      return send('PUT', '/cp/user/detail', { user: id, version, status, groups, organisations: seen, ...change })
    },
    organisations: (query: Record<string, string> = {}) => get('/organisation', query),
    organisation: async (id: string) => (await get('/organisation/detail', { id })).json,
    addOrganisation: (body: unknown) => send('POST', '/organisation', body),
    changeOrganisation: (body: unknown) => send('PUT', '/organisation', body),
  }
}

/** An organisation as the carrier would have sent it. */
export async function organisationOf(portal: Portal, ref: string, name: string): Promise<string> {
  await portal.carrier('organisations', [{ ref, name, address: '1 Harbour Rd', country: 'CN' }])
  const { rows } = await portal.pool.raw.query('select id from organisation where ref = $1', [ref])
  return rows[0].id
}
