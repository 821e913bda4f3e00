import type { Group } from '@fairway/contract/kit/access'
import type { Portal } from '../../platform/testing.ts'
import { adminOf, organisationOf } from '../accounts/admin.fixture.ts'

type Person = Awaited<ReturnType<Portal['person']>>
let made = 0

/** What a manager does by the calls of the portal. */
export function managerOf(portal: Portal, who: Person, company: string) {
  const send = (method: string, path: string, body: object) =>
    portal.call(method, `/auth/company${path}`, {
      body: JSON.stringify({ company, ...body }),
      headers: { 'content-type': 'application/json', ...who.headers },
    })
  const get = (path: string, query: Record<string, string>) =>
    portal.get(`/auth/company${path}?${new URLSearchParams(query)}`, who.headers)
  const colleague = async (user: string) => {
    const { colleagues } = (await get('', { company })).json
    return colleagues.find(({ id, email }: { id: string; email: string }) => id === user || email === user)
  }
  return {
    ...who,
    send,
    get,
    colleague,
    company: async () => (await get('', { company })).json,
    invite: (email: string, more: object = {}) =>
      send('POST', '/member', { email, firstName: 'Hua', lastName: 'Lin', language: 'en', groups: ['BD'], ...more }),
    /** Changes a colleague on top of what the manager has just seen. */
    change: async (user: string, part: { groups?: Group[]; isActive?: boolean; version?: number }) => {
      const { id, version, groups, status } = await colleague(user)
      return send('PUT', '/member', { user: id, version, groups, isActive: status !== 'inactive', ...part })
    },
    activity: async (query: Record<string, string> = {}) => (await get('/activity', { company, ...query })).json,
  }
}

/** A company that has groups, with a manager and somebody who looks after all: the carrier's admin. */
export async function companyOf(portal: Portal, groups: Group[] = ['BD', 'TD', 'BR']) {
  made += 1
  const company = await organisationOf(portal, `CO${made}`, `Harbour Goods ${made}`)
  const admin = adminOf(portal, await portal.person({ groups: ['ADMIN'] }))
  const setGroups = async (given: Group[]) => {
    const { version } = await admin.organisation(company)
    return admin.send('PUT', '/organisation/groups', { id: company, version, groups: given })
  }
  await setGroups(groups)
  const newManager = async () =>
    managerOf(
      portal,
      await portal.person({ groups: ['BD', 'TD'], organisationIds: [company], roles: ['member', 'manager'] }),
      company,
    )
  const colleague = (given: Group[] = ['BD']) => portal.person({ groups: given, organisationIds: [company] })
  return { company, admin, setGroups, newManager, colleague, manager: await newManager() }
}
