declare const isSeen: unique symbol
declare const isLocked: unique symbol

/** A row that was read for somebody who may see it. */
export type Seen<T> = T & { readonly [isSeen]: true }
/** The same, locked until the transaction ends. Writes take it instead of an id, so that none can skip the guarded read. */
export type Locked<T> = Seen<T> & { readonly [isLocked]: true }

/** Only a repository calls this, on a row that a statement with the condition of who sees it has returned. */
export const asSeen = <T>(row: T): Seen<T> => row as Seen<T>

/** Only a repository calls this, on the row that its `select … for update` has returned for a viewer. */
export const asLocked = <T>(row: T): Locked<T> => row as Locked<T>
