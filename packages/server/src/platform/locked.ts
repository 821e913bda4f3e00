declare const lockedBrand: unique symbol

/** A row that was locked for its viewer. Writes take it instead of an id, so that none can skip the guarded read. */
export type Locked<T> = T & { readonly [lockedBrand]: true }

/** Only a repository calls this, on the row that its `select … for update` has returned for a viewer. */
export const asLocked = <T>(row: T): Locked<T> => row as Locked<T>
