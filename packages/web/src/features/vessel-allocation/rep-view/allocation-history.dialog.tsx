import type { AllocationRow } from '@fairway/contract/vessel-allocation/allocation.schema'
import type { EditableField } from '@fairway/contract/vessel-allocation/allocation.values'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Muted } from '../../../ui/text.tsx'
import { useCellTexts } from './conflict-panel.tsx'

interface Props {
  row: AllocationRow
  onClose: () => void
}

/** Who changed which cell of a row, newest first. */
export function AllocationHistoryDialog({ row: { id, version, accountName, vvd, portOfLoading }, onClose }: Props) {
  const { t } = useTranslation('vesselAllocation')
  const { valueText } = useCellTexts()
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/allocation/history', { query: { id } }),
    // a row that was saved meanwhile has one more line
    queryKey: ['GET /api/allocation/history', id, version],
  })
  return (
    <Dialog
      title={t('history.title', { account: accountName })}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('history.close')}</Button>}
    >
      <Stack gap={12}>
        <Muted size="sm">
          {vvd} · {portOfLoading}
        </Muted>
        {data ? (
          <Stack as="ol" gap={12}>
            {data.entries.map((entry) => (
              <Stack as="li" key={entry.version} gap={2}>
                <span>
                  <ReaderTime at={entry.at} /> · {entry.by} · {t(`words.sources.${entry.source}`)}
                </span>
                {Object.entries(entry.changes).map(([field, [from, to]]) => (
                  <span key={field}>
                    {t('history.change', {
                      column: t(`words.columns.${field as EditableField}`), // cells alone are recorded
                      from: valueText(from),
                      to: valueText(to),
                    })}
                  </span>
                ))}
                {Object.keys(entry.changes).length === 0 && <span>{t('history.added')}</span>}
              </Stack>
            ))}
          </Stack>
        ) : (
          <LoadingState
            loading={t('history.loading')}
            failed={t('history.failed')}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Dialog>
  )
}
