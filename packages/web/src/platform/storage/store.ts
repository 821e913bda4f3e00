import { useSyncExternalStore } from 'react'

/** A value outside of React that components can watch. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  watch: (listener: () => void) => () => void
}

/** The read-only side of a store. */
export type Watched<T> = Pick<Store<T>, 'get' | 'watch'>

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The first render uses `initial` in the browser and in the build, so that hydration finds no difference. */
export const useStore = <T>(store: Watched<T>, initial?: T): T =>
  useSyncExternalStore(store.watch, store.get, () => initial ?? store.get())
