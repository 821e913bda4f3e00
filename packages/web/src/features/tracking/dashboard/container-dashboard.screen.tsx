import { decodeCriteria } from '@fairway/contract/shared/url-criteria'
import { readCriteria } from '@fairway/contract/tracking/dashboard-criteria.rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../../ui/screen.tsx'
import { useContainers, useNames } from './dashboard-calls.ts'
import { columnsOf } from './dashboard-columns.tsx'
import { useDashboardWords } from './dashboard-words.ts'

export interface DashboardAddress {
  criteria?: string | undefined
  view?: string | undefined
  list?: string | undefined
}
interface Props {
  address: DashboardAddress
  onAddress: (change: DashboardAddress, how?: { replace?: boolean }) => void
}

export function ContainerDashboardScreen({ address }: Props) {
  const { t } = useTranslation('containerDashboard')
  const criteria = useMemo(() => readCriteria(decodeCriteria(address.criteria ?? '')), [address.criteria])
  const { list } = useContainers(criteria, true)
  const words = useDashboardWords(useNames().data)
  const columns = list ? columnsOf(list, words).filter(({ isHiddenAtFirst }) => !isHiddenAtFirst) : []
  return (
    <Screen title={t('title')}>
      <table>
        <tbody>
          {Array.from({ length: Math.min(list?.rows ?? 0, 50) }, (_, row) => (
            <tr key={list?.columns.containerNo[row]}>
              {columns.map(({ id, text, cell }) => (
                <td key={id}>{cell ? cell(row) : text(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  )
}
