import type { HomeKind } from '@fairway/contract/home/home.values'
import type { Group } from '@fairway/contract/kit/access'
import sql, { type Sql } from 'sql-template-tag'
import { idsWrittenBy } from './visibility.repository.ts'

/** For whom a Home Page is drawn: their account, the organisations whose cargo they see, and their name as a sales rep. */
export interface HomeReader {
  accountId: string
  organisationIds: readonly string[]
  salesRep: string | null
  /** Of the site: its day is today where no place says otherwise. */
  zone: string
}

/** Rows that several lines start from: found once under a name, however many lines use them. */
export interface HomeBasis {
  name: string
  select: (reader: HomeReader) => Sql
}

/**
 * What a slice shows on a Home Page: rows of `due_at`, `due_on`, `place`, `count`, `boxes`, `vvd` and `args`, as the
 * contract's HomeLine has them. It reads what the reader may see and nothing else.
 */
export interface HomeLineSource {
  kind: HomeKind
  /** Shown to people of one of these groups; to everyone where none is named. */
  allow?: readonly Group[]
  /** Found one after the other: a later one may start from an earlier. */
  bases?: readonly HomeBasis[]
  select: (reader: HomeReader) => Sql
}

/** The bookings whose documents the reader writes, as one array: several slices look at what waits of them. */
export const writtenBookings: HomeBasis = {
  name: 'home_written',
  select: (reader) => sql`select ${idsWrittenBy(reader)} as bookings`,
}
/** Their ids, in a line that names them as a basis. */
export const idsWritten = sql`(select bookings from home_written)::bigint[]`

/** What a slice shows beside its lines, as JSON, and the places that it names. */
export interface HomePart {
  name: 'figures' | 'ships'
  allow: readonly Group[]
  /** Found one after the other: a later one may start from an earlier. */
  bases: readonly HomeBasis[]
  json: Sql
  places: Sql
  /** For people of none of the groups. */
  otherwise: Sql
}

/**
 * The day that is still today somewhere. Where a figure of the Home Page goes by days, it goes by this one, so that the list
 * behind it, which knows days and no clocks, shows the same.
 */
export const homeDay = sql`(select (business_now() at time zone 'UTC' - interval '12 hours')::date)`
