import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { send } from '../../platform/calls/api.ts'
import type { GrantCriteria, ProfileCriteria } from './criteria.rules.ts'

const PROFILES = 'GET /auth/management/cp/user/search'
const ORGANISATIONS = 'GET /auth/management/organisation'
const GRANTS = 'GET /auth/management/grants'

/** The lists that a change of grants or of an organisation invalidates. */
export const listCalls = [PROFILES, ORGANISATIONS, GRANTS] as const

const pages = { initialPageParam: '', placeholderData: keepPreviousData }
const nextOf = ({ next }: { next: string | null }) => next ?? undefined

/** Profiles by the criteria, page by page. */
export const useFoundProfiles = (criteria: ProfileCriteria) =>
  useInfiniteQuery({
    ...pages,
    queryKey: [PROFILES, criteria, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      send(PROFILES, { query: { ...criteria, ...(pageParam !== '' && { after: pageParam }) } }, { signal }),
    getNextPageParam: nextOf,
  })

/** Organisations by words, or all of them, page by page. */
export const useFoundOrganisations = (q: string) =>
  useInfiniteQuery({
    ...pages,
    queryKey: [ORGANISATIONS, q, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      send(ORGANISATIONS, { query: { q, ...(pageParam !== '' && { after: pageParam }) } }, { signal }),
    getNextPageParam: nextOf,
  })

/** The history of grants, page by page. */
export const useGrantTrail = (criteria: GrantCriteria) =>
  useInfiniteQuery({
    ...pages,
    queryKey: [GRANTS, criteria, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      send(GRANTS, { query: { ...criteria, ...(pageParam !== '' && { before: pageParam }) } }, { signal }),
    getNextPageParam: nextOf,
  })
