import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { CustomsEntry, CustomsHistoryReply, PublicContainer } from '@fairway/contract/tracking/tracking.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { usePlaceLabels } from '../place-labels.ts'
import tables from '../tracking-table.module.css'
import { HistoryState } from './history-state.tsx'
import { HistoryTable } from './history-table.tsx'

/** All customs steps of a container and its documents, newest first. */
export function CustomsHistory({ container: { bookingNo, containerNo } }: { container: PublicContainer }) {
  const { t } = useTranslation('ownCargo')
  const call = apiQuery('GET /api/cargo/customsHistory', { query: { bookingNo, containerNo } })
  const { data, error, refetch } = useQuery(call)
  if (!data) return <HistoryState error={error} onRetry={() => void refetch()} />
  if (data.entries.length === 0) return <p className={tables.none}>{t('histories.customs.empty')}</p>
  return <Entries reply={data} number={showContainerNumber(containerNo)} />
}

function Entries({ reply, number }: { reply: CustomsHistoryReply; number: string }) {
  const { t } = useTranslation('ownCargo')
  const labels = usePlaceLabels(reply.places)
  return (
    <HistoryTable
      caption={t('histories.customs.caption', { number })}
      lead={t('histories.customs.step')}
      columns={[t('histories.place'), t('histories.customs.authority'), t('histories.customs.entry')]}
      labels={labels}
      rows={reply.entries.map((entry) => ({
        key: `${entry.at} ${entry.step} ${entry.code} ${entry.entryNo}`,
        at: entry.at,
        place: entry.place,
        lead: t(`words.customsSteps.${entry.step}`),
        cells: [labels.name(entry.place), entry.authority, remarkOf(entry)],
      }))}
    />
  )
}

const remarkOf = ({ code, entryNo, remark }: CustomsEntry) => [code, entryNo, remark].filter(Boolean).join(' · ')
