import type { RequestDocument, RequestVersion } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { ReactNode } from 'react'

/** A query: loading, loaded or failed. */
interface QueryResult<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
}

/** A version of any kind of document. The labels for kind and answer come with its subject. */
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

/** What the pages of history and comparison need to know about their subject: booking requests, or corrections. */
export interface VersionSubject<S, V extends SentVersion = SentVersion> {
  /** The type in the address. */
  type: string
  useHistory: (id: number) => QueryResult<{ state: S; versions: V[] }>
  useComparison: (address: CompareAddress) => QueryResult<{ state: S; left: Side; right: Side }>
  /** Its name: from the document where there is one. */
  nameOf: (state: S, document?: RequestDocument) => string
  /** The number beside a comparison. */
  numberOf: (state: S) => string
  statusTag: (state: S) => ReactNode
  kindText: (version: V) => string
  answerTag: (version: V) => ReactNode
  listPath: string
  openPath: (id: number) => string
  /** The path of its form, while nothing was sent. */
  writePath: (id: number) => string
  /** The error code for an unknown subject. */
  missingCode: string
  texts: {
    list: string
    open: string
    write: string
    page: string
    failed: string
    none: string
    /** The label of version 0. */
    zero: string
    /** Compares one version with version 0, where that makes sense. */
    withZero?: (version: number) => string
  }
}
