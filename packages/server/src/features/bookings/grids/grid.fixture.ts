import type { GridName, GridPreference } from '@fairway/contract/shared/grid.values'
import type { Portal } from '../../../platform/testing.ts'

/** As a grid is made, unless something else is said. */
export const preference = (more: Partial<GridPreference> = {}): GridPreference => ({
  layout: { columns: [], density: 'normal' },
  sort: [],
  ...more,
})

/** Something that a person keeps of the container dashboard, for themselves. */
export const view = (more: object = {}) => ({
  grid: 'gridPrefCD',
  name: 'Arriving this week',
  sharedWith: null,
  content: { criteria: { stages: ['In-Transit'] }, state: { ...preference(), filters: {} } },
  ...more,
})

interface Browser {
  headers: Record<string, string>
}
interface Named {
  id: string
  version: number
}

/** The calls of preferences and views as a page makes them. */
export function createViews(portal: Portal) {
  const send = (method: string, path: 'prefs' | 'views', { headers }: Browser, body: unknown) =>
    portal.call(method, `/api/bookings/${path}`, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const list = async ({ headers }: Browser, grid: GridName = 'gridPrefCD') =>
    (await portal.get(`/api/bookings/views?grid=${grid}`, headers)).json
  return {
    send,
    list,
    /** The names in their order. */
    names: async (who: Browser, grid?: GridName): Promise<string[]> =>
      (await list(who, grid)).views.map(({ name }: { name: string }) => name),
    create: (who: Browser, body: unknown) => send('POST', 'views', who, body),
    change: (who: Browser, body: unknown) => send('PUT', 'views', who, body),
    remove: ({ headers }: Browser, { id, version }: Named) =>
      portal.call('DELETE', `/api/bookings/views?id=${id}&version=${version}`, { headers }),

    prefer: (who: Browser, grid: GridName, wanted: GridPreference) =>
      send('PUT', 'prefs', who, { grid, preference: wanted }),
    preferenceOf: async ({ headers }: Browser, grid: GridName) =>
      (await portal.get(`/api/bookings/prefs?grid=${grid}`, headers)).json.preference,
    reset: ({ headers }: Browser, grid: GridName) =>
      portal.call('DELETE', `/api/bookings/prefs?grid=${grid}`, { headers }),
  }
}
