import { useEffect, useMemo, useState } from 'react'
import type { KeptListing } from './kept-listing.ts'
import {
  addressOf,
  criteriaIn,
  isBare,
  type ListAddress,
  type OnAddress,
  type ReadCriteria,
} from './list-address.rules.ts'
import type { Listing } from './listing.ts'

interface Wishes<C extends object, L extends Listing> {
  address: ListAddress
  onAddress: OnAddress
  read: ReadCriteria<C>
  kept: KeptListing<L>
}

export interface CriteriaInUse<C> {
  criteria: C
  /** The same as the address has them, to be kept for the next visit. */
  asked: Pick<ListAddress, 'criteria' | 'list'>
  /** False until a long list of numbers was found on this device, or not. */
  isReady: boolean
  /** The address names a list of numbers that this browser does not have. */
  isLost: boolean
  /** Looks for something else; a saved view brings the look of the grid along. */
  change: (next: C, look?: Pick<ListAddress, 'view'>) => void
}

/** The criteria as the address says; whoever comes without any finds those of the last visit. */
export function useListCriteria<C extends object, L extends Listing>(wishes: Wishes<C, L>): CriteriaInUse<C> {
  const { address, onAddress, read, kept } = wishes
  const [before] = useState(() => (isBare(address) ? kept.readSearch()?.address : undefined))
  const [isArriving, setIsArriving] = useState(before !== undefined && !isBare(before))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isArriving && before) onAddress(before, { replace: true })
    setIsArriving(false)
  }, [])
  const { criteria: text, list } = isArriving && before ? before : address
  const found = useLongList(list, kept)
  const criteria = useMemo(() => {
    const short = criteriaIn({ criteria: text }, read)
    return found.list ? read(Object.fromEntries([...Object.entries(short), ...Object.entries(found.list)])) : short
  }, [text, found.list, read])
  const change = (next: C, look: Pick<ListAddress, 'view'> = {}) => {
    const { address: wanted, aside } = addressOf(next, read)
    if (aside) kept.keepNumbers(aside)
    onAddress({ ...wanted, ...look })
  }
  return { criteria, asked: { criteria: text, list }, isReady: !found.isSearching, isLost: found.isLost, change }
}

function useLongList<L extends Listing>(id: string | undefined, kept: KeptListing<L>) {
  const [missing, setMissing] = useState<string>()
  const [, setFound] = useState<string>()
  const list = id === undefined ? undefined : kept.numbersInHand(id)
  useEffect(() => {
    if (id === undefined || kept.numbersInHand(id)) return
    let isCurrent = true
    void kept.readNumbers(id).then((numbers) => isCurrent && (numbers ? setFound(id) : setMissing(id)))
    return () => {
      isCurrent = false
    }
  }, [id, kept])
  const isLost = id !== undefined && missing === id && !list
  return { list, isLost, isSearching: id !== undefined && !list && !isLost }
}
