import type { RequestDocument, RequestVersion } from '@fairway/contract/bookings/booking-request.schema'
import type { ReactNode } from 'react'

/** An answer of the server, on its way, here or out of reach. */
interface QueryResult<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
}

/** A version as every kind of document has them; its own words for kind and answer come with its subject. */
export type SentVersion = Omit<RequestVersion, 'kind' | 'carrierAction'> & {
  kind: string
  carrierAction: string | null
}

interface Side {
  version: number
  document: RequestDocument
}

export interface CompareAddress {
  id: number
  left: number
  right: number
}

/** What the pages of history and comparison have to know of what they are about: booking requests, or corrections. */
export interface VersionSubject<S, V extends SentVersion = SentVersion> {
  /** As the address names it. */
  type: string
  useHistory: (id: number) => QueryResult<{ state: S; versions: V[] }>
  useComparison: (address: CompareAddress) => QueryResult<{ state: S; left: Side; right: Side }>
  /** What people call it: by what they wrote themselves, where a document is at hand. */
  nameOf: (state: S, document?: RequestDocument) => string
  /** The number that stands beside a comparison. */
  numberOf: (state: S) => string
  statusTag: (state: S) => ReactNode
  kindText: (version: V) => string
  answerTag: (version: V) => ReactNode
  listPath: string
  openPath: (id: number) => string
  /** Where it is written on, while nothing was sent. */
  writePath: (id: number) => string
  /** The code of an answer that knows no such thing. */
  missingCode: string
  texts: {
    list: string
    open: string
    write: string
    page: string
    failed: string
    none: string
    /** What version 0 is. */
    zero: string
    /** Compares one version alone with version 0, where that makes sense. */
    withZero?: (version: number) => string
  }
}
