import type { ListType } from '@fairway/contract/shared/search-number'
import { seesOwnCargo } from '@fairway/contract/tracking/own-cargo.access'
import {
  CargoDetailReply,
  CargoSearchReply,
  PublicDetailReply,
  PublicSearchReply,
} from '@fairway/contract/tracking/tracking.schema'
import type { Database } from '../../../platform/database/database.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { scopeOf, type ViewerScope } from '../../../platform/visibility.repository.ts'
import { type ContainerQuery, composeDetail, composeSearch, type NumberSearch } from './cargo-statements.repository.ts'
import { ownDetail, ownSummary } from './own-cargo.repository.ts'

/** What is read of an answer; the tickets for watching it come after. Made once: it takes longer than the rest of a call. */
const unwatched = { watch: true } as const
const written = {
  publicSearch: PublicSearchReply.omit(unwatched),
  search: CargoSearchReply.omit(unwatched),
  publicDetail: PublicDetailReply.omit(unwatched),
  detail: CargoDetailReply.omit(unwatched),
}

const perType = <V extends object>(compose: (type: ListType) => V): Record<ListType, V> => ({
  container: compose('container'),
  booking: compose('booking'),
  bl: compose('bl'),
  any: compose('any'),
})

const publicSearches = perType((type) => composeSearch<NumberSearch>(type))
const searches = perType((type) => composeSearch<NumberSearch & ViewerScope>(type, ownSummary))
const publicDetail = composeDetail()
const detail = composeDetail<ContainerQuery & ViewerScope>(ownDetail)

const nobody: ViewerScope = { organisationIds: [], salesRep: null }

/** For whom cargo is looked up; a viewer without own-cargo groups sees what everybody sees. */
export const cargoScopeOf = (viewer: Viewer): ViewerScope =>
  viewer.kind === 'person' && seesOwnCargo(viewer.groups) ? scopeOf(viewer) : nobody

/** Finds containers for anyone who has a number; nothing in the answer depends on who asks. */
export const searchPublic = (db: Database, type: ListType, search: NumberSearch) =>
  publicSearches[type](db, written.publicSearch, search)

/** The same for someone who is signed in: of the containers of their own bookings they see more. */
export const search = (db: Database, viewer: Viewer, type: ListType, query: NumberSearch) =>
  searches[type](db, written.search, { ...query, ...cargoScopeOf(viewer) })

/** One container of one booking, for anyone who knows both numbers. */
export const getPublic = (db: Database, query: ContainerQuery) => publicDetail(db, written.publicDetail, query)

/** The same for someone who is signed in. */
export const get = (db: Database, viewer: Viewer, query: ContainerQuery) =>
  detail(db, written.detail, { ...query, ...cargoScopeOf(viewer) })
