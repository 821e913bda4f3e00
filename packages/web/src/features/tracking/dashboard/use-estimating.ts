import type { DashboardCards, Estimating } from '@fairway/contract/tracking/dashboard.schema'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { quietly, send } from '../../../platform/api.ts'

const CARDS = 'POST /api/cargo/dashboard'
const EVERY_MS = 3_000

type Told = Pick<DashboardCards, 'estimating' | 'lastUpdateTs'>

/** How far the estimates have followed a changed rule: an answer told that they do, the counts are asked until they have. */
export function useEstimating(told: Told | undefined, { stages: _any, ...criteria }: DashboardCriteria): Estimating {
  const client = useQueryClient()
  const begun = told?.estimating ?? null
  const { data } = useQuery({
    queryKey: ['estimating', told?.lastUpdateTs, criteria],
    queryFn: ({ signal }) => send(CARDS, { body: criteria }, { signal, quiet: true }), // nobody did anything
    enabled: begun !== null,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.estimating === null ? false : EVERY_MS),
  })
  const isOver = begun !== null && data?.estimating === null
  useEffect(() => {
    if (!isOver) return
    const isOfDashboard = ({ queryKey: [call] }: { queryKey: readonly unknown[] }) =>
      call === 'POST /api/cargo/containers' || call === CARDS
    void quietly(() => client.invalidateQueries({ predicate: isOfDashboard, refetchType: 'active' }))
  }, [isOver, client])
  return data && begun ? data.estimating : begun
}
