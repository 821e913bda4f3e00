import type { PaperLog } from '@fairway/contract/billing-documents/paper.schema'
import type { loggedPapers } from '@fairway/contract/billing-documents/paper.values'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/calls/api.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { SkeletonLines } from '../feedback/skeleton.tsx'
import { Stack } from '../layout.tsx'
import { ReaderTime } from '../reader-time.tsx'
import { type Column, RowTable } from '../row-table.tsx'
import { Muted } from '../text.tsx'

type LogEntry = PaperLog['entries'][number]

export interface PaperLogProps {
  document: (typeof loggedPapers)[number]
  /** The number that stands on it. */
  number: string
  /** What the document is called. */
  name: string
  onClose: () => void
}

/** Who of the reader's company downloaded, mailed or issued a document, and when. */
export function PaperLogDialog({ document, number, name, onClose }: PaperLogProps) {
  const { t } = useTranslation('documents')
  const { t: ui } = useTranslation('ui')
  // somebody may have fetched it a moment ago
  const { data, error } = useQuery({
    ...apiQuery('GET /api/billing/documentlog', { query: { document, number } }),
    gcTime: 0,
    staleTime: 0,
  })
  const problem = useFailureText(error)
  const columns: Column<LogEntry>[] = [
    { name: 'action', title: t('log.action'), placement: 'main', cell: ({ action }) => t(`log.actions.${action}`) },
    { name: 'at', title: t('log.at'), placement: 'corner', cell: ({ at }) => <ReaderTime at={at} /> },
    {
      name: 'by',
      title: t('log.by'),
      cell: ({ by, onBehalfOf }) => (onBehalfOf ? t('log.onBehalfOf', { by, name: onBehalfOf }) : by),
    },
    { name: 'detail', title: t('log.detail'), placement: 'quiet', cell: ({ detail }) => detail },
  ]
  return (
    <Dialog
      title={t('log.title', { name })}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>{ui('close')}</Button>}
    >
      <Stack gap={12}>
        {data && data.entries.length > 0 && <Muted size="sm">{t('log.intro')}</Muted>}
        {data?.entries.length === 0 && <p>{t('log.none')}</p>}
        {data && data.entries.length > 0 && (
          <RowTable
            label={t('log.title', { name })}
            columns={columns}
            rows={data.entries.map((entry, at) => ({ ...entry, key: `${entry.at} ${at}` }))}
            keyOf={({ key }) => key}
          />
        )}
        {!data && (error ? <Muted>{problem}</Muted> : <SkeletonLines count={3} />)}
      </Stack>
    </Dialog>
  )
}
