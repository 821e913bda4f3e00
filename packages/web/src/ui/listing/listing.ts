/** A list as it travels: one array for each field, all of the same length. */
export interface Listing {
  columns: Readonly<Record<string, readonly unknown[]>>
  rows: number
  /** When it was read. */
  lastUpdateTs: string
}

/** How the rows of a list are told apart, and where a reader sees that a field of one has changed. */
export interface ListKind<L extends Listing> {
  keyOf: (list: L, row: number) => string
  columnOf: (field: string) => string
}

/** Stands for the columns of a list until there is one: each of them is empty. */
export const noColumns = <L extends Listing>() => new Proxy({}, { get: () => [] }) as L['columns'] // whichever is asked for
