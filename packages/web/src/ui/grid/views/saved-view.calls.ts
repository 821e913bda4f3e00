import type { SavedView } from '@fairway/contract/shared/grid.schema'
import type { GridName } from '@fairway/contract/shared/grid.values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import type { OnScreen } from './saved-view.rules.ts'

/** The input for naming a view. */
export interface ViewTerms {
  name: string
  /** The organisation that it is shared with. */
  sharedWith: string | null
}

const none: never[] = []

/** The criteria for the wire, without undefined values. */
const contentOf = ({ criteria, state }: OnScreen) => ({
  criteria: JSON.parse(JSON.stringify(criteria)) as SavedView['content']['criteria'], // a copy through JSON
  state,
})

/** One's own views of a grid and those of colleagues, with all calls to change them. */
export function useViews(grid: GridName) {
  const client = useQueryClient()
  const query = apiQuery('GET /api/bookings/views', { query: { grid } })
  const { data, isSuccess } = useQuery(query)
  const refreshed = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } finally {
      // also after a refusal, because somebody else may have changed it meanwhile
      await client.invalidateQueries({ queryKey: query.queryKey })
    }
  }
  return {
    views: data?.views ?? none,
    organisations: data?.organisations ?? none,
    isLoaded: isSuccess,
    create: (terms: ViewTerms, screen: OnScreen) =>
      refreshed(send('POST /api/bookings/views', { body: { grid, ...terms, content: contentOf(screen) } })),
    change: ({ id, version }: SavedView, terms: ViewTerms, content: SavedView['content']) =>
      refreshed(send('PUT /api/bookings/views', { body: { id, version, ...terms, content } })),
    update: ({ id, version, name, sharedWith }: SavedView, screen: OnScreen) =>
      refreshed(
        send('PUT /api/bookings/views', { body: { id, version, name, sharedWith, content: contentOf(screen) } }),
      ),
    /** Restores a deleted view. */
    restore: ({ name, sharedWith, content }: SavedView) =>
      refreshed(send('POST /api/bookings/views', { body: { grid, name, sharedWith, content } })),
    remove: ({ id, version }: SavedView) => refreshed(send('DELETE /api/bookings/views', { query: { id, version } })),
  }
}

export type Views = ReturnType<typeof useViews>
