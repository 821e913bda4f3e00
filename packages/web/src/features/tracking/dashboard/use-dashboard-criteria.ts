import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard.words'
import { useEffect, useMemo, useState } from 'react'
import { addressOf, criteriaIn, type DashboardAddress, isBare } from './dashboard-address.rules.ts'
import { keepNumbers, keptCriteria, keptNumbers, numbersInHand } from './kept-dashboard.ts'

export type OnAddress = (change: DashboardAddress, how?: { replace?: boolean }) => void

interface Criteria {
  criteria: DashboardCriteria
  /** False until a long list of numbers was found on this device, or not. */
  isReady: boolean
  /** The address names a list of numbers that this browser does not have. */
  isLost: boolean
  /** Looks for something else; a saved view brings the look of the grid along. */
  change: (next: DashboardCriteria, look?: Pick<DashboardAddress, 'view'>) => void
}

/** The criteria as the address says; whoever comes without any finds those of the last visit. */
export function useDashboardCriteria(address: DashboardAddress, onAddress: OnAddress): Criteria {
  const [before] = useState(() => (isBare(address) ? keptCriteria()?.address : undefined))
  const [isArriving, setIsArriving] = useState(before !== undefined && !isBare(before))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isArriving && before) onAddress(before, { replace: true })
    setIsArriving(false)
  }, [])
  const { criteria: text, list } = isArriving && before ? before : address
  const found = useLongList(list)
  const criteria = useMemo(() => ({ ...criteriaIn({ criteria: text }), ...found.list }), [text, found.list])
  const change = (next: DashboardCriteria, look: Pick<DashboardAddress, 'view'> = {}) => {
    const { address: wanted, aside } = addressOf(next)
    if (aside) keepNumbers(aside)
    onAddress({ ...wanted, ...look })
  }
  return { criteria, isReady: !found.isSearching, isLost: found.isLost, change }
}

function useLongList(id: string | undefined) {
  const [missing, setMissing] = useState<string>()
  const [, setFound] = useState<string>()
  const list = id === undefined ? undefined : numbersInHand(id)
  useEffect(() => {
    if (id === undefined || numbersInHand(id)) return
    let isCurrent = true
    void keptNumbers(id).then((kept) => isCurrent && (kept ? setFound(id) : setMissing(id)))
    return () => {
      isCurrent = false
    }
  }, [id])
  const isLost = id !== undefined && missing === id && !list
  return { list, isLost, isSearching: id !== undefined && !list && !isLost }
}
