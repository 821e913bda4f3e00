import { useEffect, useMemo, useState } from 'react'
import type { ListCache } from './cached-listing.ts'
import {
  addressOf,
  criteriaIn,
  isBare,
  type ListAddress,
  type OnAddress,
  type ReadCriteria,
} from './list-address.rules.ts'
import type { Listing } from './listing.ts'

interface ListCriteriaOptions<C extends object, L extends Listing> {
  address: ListAddress
  onAddress: OnAddress
  read: ReadCriteria<C>
  cache: ListCache<L>
}

export interface CriteriaInUse<C> {
  criteria: C
  /** The same as the address has them, to be kept for the next visit. */
  searchAddress: Pick<ListAddress, 'criteria' | 'list'>
  /** False until a long list of numbers was found on this device, or not. */
  isReady: boolean
  /** The address names a list of numbers that this browser does not have. */
  isLost: boolean
  /** Looks for something else; a saved view brings the look of the grid along. */
  change: (next: C, gridView?: Pick<ListAddress, 'view'>) => void
}

/** The criteria as the address says; whoever comes without any finds those of the last visit. */
export function useListCriteria<C extends object, L extends Listing>(
  options: ListCriteriaOptions<C, L>,
): CriteriaInUse<C> {
  const { address, onAddress, read, cache } = options
  const [before] = useState(() => (isBare(address) ? cache.readSearch()?.address : undefined))
  const [isArriving, setIsArriving] = useState(before !== undefined && !isBare(before))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isArriving && before) onAddress(before, { replace: true })
    setIsArriving(false)
  }, [])
  const { criteria: text, list } = isArriving && before ? before : address
  const found = useLongList(list, cache)
  const criteria = useMemo(() => {
    const short = criteriaIn({ criteria: text }, read)
    return found.list ? read(Object.fromEntries([...Object.entries(short), ...Object.entries(found.list)])) : short
  }, [text, found.list, read])
  const change = (next: C, gridView: Pick<ListAddress, 'view'> = {}) => {
    const { address: wanted, aside } = addressOf(next, read)
    if (aside) cache.saveNumbers(aside)
    onAddress({ ...wanted, ...gridView })
  }
  return {
    criteria,
    searchAddress: { criteria: text, list },
    isReady: !found.isSearching,
    isLost: found.isLost,
    change,
  }
}

function useLongList<L extends Listing>(id: string | undefined, cache: ListCache<L>) {
  const [missing, setMissing] = useState<string>()
  const [, setFound] = useState<string>()
  const list = id === undefined ? undefined : cache.numbersInMemory(id)
  useEffect(() => {
    if (id === undefined || cache.numbersInMemory(id)) return
    let isCurrent = true
    void cache.readNumbers(id).then((numbers) => isCurrent && (numbers ? setFound(id) : setMissing(id)))
    return () => {
      isCurrent = false
    }
  }, [id, cache])
  const isLost = id !== undefined && missing === id && !list
  return { list, isLost, isSearching: id !== undefined && !list && !isLost }
}
