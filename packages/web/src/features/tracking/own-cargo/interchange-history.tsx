import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type {
  InterchangeEntry,
  InterchangeHistoryReply,
  PublicContainer,
} from '@fairway/contract/tracking/tracking.schema'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { usePlaceLabels } from '../place-labels.ts'
import tables from '../tracking-table.module.css'
import { HistoryState } from './history-state.tsx'
import { HistoryTable } from './history-table.tsx'

/** The interchange receipts of a container, newest first: who took it over, and its condition. */
export function InterchangeHistory({ container: { bookingNo, containerNo } }: { container: PublicContainer }) {
  const { t } = useTranslation('ownCargo')
  const call = apiQuery('GET /api/cargo/eirHistory', { query: { bookingNo, containerNo } })
  const { data, error, refetch } = useQuery(call)
  if (!data) return <HistoryState error={error} onRetry={() => void refetch()} />
  if (data.entries.length === 0) return <p className={tables.none}>{t('histories.interchanges.empty')}</p>
  return <Receipts reply={data} number={showContainerNumber(containerNo)} />
}

function Receipts({ reply, number }: { reply: InterchangeHistoryReply; number: string }) {
  const { t } = useTranslation('ownCargo')
  const labels = usePlaceLabels(reply.places)
  return (
    <HistoryTable
      caption={t('histories.interchanges.caption', { number })}
      lead={t('histories.interchanges.move')}
      columns={[t('histories.place'), t('histories.interchanges.condition'), t('histories.interchanges.trucker')]}
      labels={labels}
      rows={reply.entries.map((entry) => ({
        key: entry.receiptNo,
        at: entry.at,
        place: entry.place,
        lead: t(`words.interchanges.${moveOf(entry)}`),
        under: t('histories.interchanges.receipt', { number: entry.receiptNo }),
        cells: [
          labels.name(entry.place),
          <Condition key="condition" entry={entry} />,
          <Truck key="truck" entry={entry} />,
        ],
      }))}
    />
  )
}

const moveOf = ({ direction, load }: InterchangeEntry) =>
  direction === 'out' ? (load === 'empty' ? 'outEmpty' : 'outFull') : load === 'empty' ? 'inEmpty' : 'inFull'

function Condition({ entry: { condition, damage } }: { entry: InterchangeEntry }) {
  const { t } = useTranslation('ownCargo')
  const isSound = condition === 'sound'
  return (
    <>
      <Tag
        icon={isSound ? 'done' : 'alert'}
        tone={isSound ? 'plain' : 'attention'}
        text={t(`words.boxConditions.${condition}`)}
      />
      {damage && (
        <Muted as="span" size="xs" block>
          {damage}
        </Muted>
      )}
    </>
  )
}

function Truck({ entry: { trucker, chassis, seal } }: { entry: InterchangeEntry }) {
  const { t } = useTranslation('ownCargo')
  const details = [
    chassis && t('histories.interchanges.chassis', { number: chassis }),
    seal && t('histories.interchanges.seal', { number: seal }),
  ].filter(Boolean)
  return (
    <>
      {trucker}
      {details.length > 0 && (
        <Muted as="span" size="xs" block>
          {details.join(' · ')}
        </Muted>
      )}
    </>
  )
}
