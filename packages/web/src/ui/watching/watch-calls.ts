import type { WatchSubject } from '@fairway/contract/watching/watching.schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, send } from '../../platform/calls/api.ts'

export const STATE = 'POST /api/watch/state'
export const LIST = 'GET /api/watch/list'

/** Whether something is watched, and how that is changed. */
export function useWatch(subject: WatchSubject) {
  const client = useQueryClient()
  const state = apiQuery(STATE, { body: { subjects: [subject] } })
  const { data } = useQuery(state)
  const change = useMutation({
    mutationFn: async (isWatched: boolean) => {
      const call = { body: { subjects: [subject] } }
      await (isWatched ? send('POST /api/watch/remove', call) : send('POST /api/watch', call))
    },
    onSuccess: async (_reply, isWatched) => {
      client.setQueryData(state.queryKey, { watched: [!isWatched] })
      await client.invalidateQueries({ queryKey: [LIST] })
    },
  })
  return { isWatched: data?.watched[0], change }
}
