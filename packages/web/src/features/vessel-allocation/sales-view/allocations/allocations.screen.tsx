import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { useEffect, useState } from 'react'
import { isBare } from '../../../../ui/listing/list-address.rules.ts'
import { type ListScreenProps, useListPage } from '../../../../ui/listing/use-list-page.ts'
import type { AllocationsCriteria } from '../sales-criteria.rules.ts'
import { SalesListPage } from '../sales-list.tsx'
import { allocationsList } from './allocations.list.tsx'
import { type Grouping, groupings } from './row-totals.rules.ts'

/** Whoever comes for the first time finds the open vessels. */
const first = { criteria: encodeCriteria({ sailedDays: 0 } satisfies AllocationsCriteria) }

/** All allocations of chosen voyages, with what they add up to. */
export function AllocationsScreen({ address, onAddress }: ListScreenProps) {
  const [isFirst, setIsFirst] = useState(() => isBare(address) && allocationsList.cache.readSearch() === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isFirst) onAddress(first, { replace: true })
    setIsFirst(false)
  }, [])
  const page = useListPage(allocationsList, { address: isFirst ? first : address, onAddress })
  return (
    <SalesListPage
      page={page}
      here="allocations"
      groupings={groupings}
      narrowed={(by, value) => narrowed(page.list, by, value)}
    />
  )
}

/** The criterion of a group: accounts and reps are searched by their codes. */
function narrowed({ columns: c }: typeof allocationsList.empty, by: Grouping, value: string): AllocationsCriteria {
  if (by === 'vvd') return { vvds: [value] }
  if (by === 'portOfLoading') return { portsOfLoading: [value] }
  const row = c[by].indexOf(value)
  return by === 'accountName' ? { accounts: [c.account[row] ?? ''] } : { salesReps: [c.salesRep[row] ?? ''] }
}
