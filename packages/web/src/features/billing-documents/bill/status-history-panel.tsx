import type { BillEvent } from '@fairway/contract/billing-documents/bill.schema'
import {
  type BillStatus,
  type BillType,
  billStatuses,
  billTypes,
  type ReleaseHoldType,
  type ReleaseStatus,
  releaseHoldTypes,
  releaseStatuses,
} from '@fairway/contract/billing-documents/bill.values'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import type { Translate } from '../../../platform/language/translate.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { RowTable } from '../../../ui/row-table.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from './bill.module.css'

const isOneOf = <V extends string>(known: readonly V[], value: string): value is V => known.some((one) => one === value)

/** The value of an event in words; one that this version does not know stays as it came. */
function eventText({ kind, value }: BillEvent, t: Translate<'billing'>): string {
  if (value === null) return ''
  if (kind === 'status' && isOneOf<BillStatus>(billStatuses, value)) return t(`words.statuses.${value}`)
  if (kind === 'release' && isOneOf<ReleaseStatus>(releaseStatuses, value)) return t(`words.releases.${value}`)
  if (kind === 'type' && isOneOf<BillType>(billTypes, value)) return t(`words.types.${value}`)
  const isHold = kind === 'holdSet' || kind === 'holdCleared'
  return isHold && isOneOf<ReleaseHoldType>(releaseHoldTypes, value) ? t(`words.holds.${value}`) : value
}

/** How status and release of a bill changed, newest first. */
export function StatusHistoryPanel({ shipmentId }: { shipmentId: string }) {
  const { t } = useTranslation('billing')
  const { data, error } = useQuery(apiQuery('GET /api/billing/statushistory', { query: { shipmentId } }))
  const problem = useFailureText(error)
  return (
    <TitledPanel title={t('history.title')} className={css.table}>
      {data ? (
        <RowTable
          label={t('history.title')}
          rows={data.events.map((event, at) => ({ ...event, key: `${event.at} ${at}` }))}
          keyOf={({ key }) => key}
          columns={[
            {
              name: 'what',
              title: t('history.what'),
              placement: 'main',
              cell: (event) => [t(`words.events.${event.kind}`), eventText(event, t)].filter(Boolean).join(': '),
            },
            { name: 'at', title: t('history.at'), placement: 'corner', cell: ({ at }) => <ReaderTime at={at} /> },
            { name: 'by', title: t('history.by'), cell: ({ by }) => by ?? t('history.carrier') },
            { name: 'note', title: t('history.note'), placement: 'quiet', cell: ({ note }) => note },
          ]}
        />
      ) : (
        <div className={css.body}>{error ? <Muted>{problem}</Muted> : <SkeletonLines count={3} />}</div>
      )}
    </TitledPanel>
  )
}
