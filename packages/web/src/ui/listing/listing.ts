/** A list as it travels: one array for each field, all of the same length. */
export interface Listing {
  columns: Readonly<Record<string, readonly unknown[]>>
  rows: number
  /** When it was read. */
  lastUpdateTs: string
}

/** A list as the server sends it, with what an open page needs to hear of changes. */
export interface LiveListing extends Listing {
  /** The business time for which it holds. */
  asOf: string
  liveFrom: string
  watch: string
  /** Numbers that were asked for and not found. */
  missing?: string[]
}

/** How the rows of a list are told apart, and where a reader sees that a field of one has changed. */
export interface ListKind<L extends Listing> {
  keyOf: (list: L, row: number) => string
  columnOf: (field: string) => string
}
