import type { AllocationRow } from '@fairway/contract/vessel-allocation/allocation.schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import type { Translate } from '../../../platform/language/translate.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { figure } from '../../../ui/figure.rules.ts'
import { type ListLabels, once, useListLabels } from '../../../ui/listing/list-labels.ts'

type SalesColumn = Exclude<keyof AllocationRow, 'id' | 'version' | 'salesRepName' | 'isOwn' | 'isClosed'>

/** How the sales view speaks, with the words of vessel allocation. */
export interface SalesLabels extends ListLabels {
  t: Translate<'salesView'>
  title: (column: SalesColumn | 'allocations') => string
  /** A space in both units, counted apart. */
  units: (unit: { teu: number; feu: number }) => string
}

export function useSalesLabels(): SalesLabels {
  const labels = useListLabels()
  const { t } = useTranslation('salesView')
  return useMemo(() => {
    const title = once((column: SalesColumn | 'allocations') =>
      column === 'allocations' ? t('report.allocations') : t(`words.columns.${column}`),
    )
    const units: SalesLabels['units'] = ({ teu, feu }) => t('units', { teu: figure(teu), feu: figure(feu) })
    return { ...labels, t, title, units }
  }, [labels, t])
}

/** The same with the names of accounts and reps, which criteria hold by their codes. */
export interface NamedLabels extends SalesLabels {
  accountName: (account: string) => string
  repName: (webId: string) => string
}

const useAccounts = () => useQuery(apiQuery('GET /api/allocation/account', {})).data?.accounts
const useReps = () => useQuery(apiQuery('GET /api/allocation/salesRep', {})).data?.salesReps

export function useNamedLabels(): NamedLabels {
  const labels = useSalesLabels()
  const [accounts, reps] = [useAccounts(), useReps()]
  return useMemo(
    () => ({
      ...labels,
      accountName: (account) => accounts?.find((one) => one.account === account)?.name ?? account,
      repName: (webId) => reps?.find((one) => one.webId === webId)?.name ?? webId,
    }),
    [labels, accounts, reps],
  )
}

/** What voyages, ports, accounts and reps can be chosen from. */
export interface SalesChoices {
  vvds: { vvd: string; vessel: string }[]
  portsOfLoading: string[]
  accounts: { account: string; name: string }[]
  salesReps: { webId: string; name: string }[]
}

/** Voyages that sailed within the longest range can be chosen too. */
const LONGEST = { days: 21, from: '', to: '' }

export function useSalesChoices(): SalesChoices {
  const vvds = useQuery(apiQuery('GET /api/allocation/vvd', { query: LONGEST })).data?.vvds ?? []
  const [accounts = [], salesReps = []] = [useAccounts(), useReps()]
  const portsOfLoading = [...new Set(vvds.flatMap((voyage) => voyage.portsOfLoading))]
  return { vvds, portsOfLoading, accounts, salesReps }
}
