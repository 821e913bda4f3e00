import { useEffect, useRef } from 'react'
import { createStore, useStore } from '../../../platform/storage/store.ts'

/** Which rows a list shows, as its address says it. */
export interface ListPlace {
  criteria?: string | undefined
  view?: string | undefined
}

/** Exports the list of the page as a workbook; undefined while no list is complete. */
export const listExport = createStore<(() => void) | undefined>(undefined)

/** A list that is exported as soon as it is complete. */
export const wantedExport = createStore<ListPlace | undefined>(undefined)

const isAt = (wanted: ListPlace, place: ListPlace) =>
  wanted.criteria === place.criteria && (wanted.view === undefined || wanted.view === place.view)

/** Lets others export this list, and exports it where somebody came for that. Without a place the list is not complete. */
export function useWantedExport(place: ListPlace | undefined, run: () => void) {
  const latest = useRef(run)
  latest.current = run
  const wanted = useStore(wantedExport)
  const isComplete = place !== undefined
  useEffect(() => {
    if (!isComplete) return
    listExport.set(() => latest.current())
    return () => listExport.set(undefined)
  }, [isComplete])
  useEffect(() => {
    if (!place || !wanted || !isAt(wanted, place)) return
    wantedExport.set(undefined)
    latest.current()
  }, [place, wanted])
}
