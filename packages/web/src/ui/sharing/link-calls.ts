import { useInfiniteQuery } from '@tanstack/react-query'
import { send } from '../../platform/calls/api.ts'

export const LINKS = 'GET /api/links'

/** One's own links, or those of an organisation that the reader looks after. */
export const useLinks = (organisation: string | undefined) =>
  useInfiniteQuery({
    queryKey: [LINKS, organisation],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(organisation && { organisation }), ...(pageParam !== '' && { before: pageParam }) }
      return send(LINKS, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
