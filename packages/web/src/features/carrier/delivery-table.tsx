import type { VersionKind } from '@fairway/contract/bookings/requests/booking-request.values'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import css from './deliveries.module.css'
import type { Entry } from './deliveries.screen.tsx'

interface Props {
  entries: readonly Entry[]
  onRetry: (entry: Entry) => void
  onDrop: (entry: Entry, name: string) => void
}

/** The dead letters, oldest first: their content, why they were not accepted, and how much waits behind them. */
export function DeliveryTable({ entries, onRetry, onDrop }: Props) {
  const { t } = useTranslation('carrier')
  const nameOf = ({ topic, key }: Entry) => `${t(`topics.${topic}`)} ${key}`
  const columns: Column<Entry>[] = [
    {
      name: 'what',
      title: t('columns.what'),
      placement: 'main',
      cell: (entry) => (
        <div>
          {nameOf(entry)}
          <small className={css.line}>
            {
              entry.kind &&
                t(`kinds.${entry.kind as VersionKind}`, {
                  defaultValue: entry.kind,
                }) /* unknown ones are shown as they are */
            }
            {entry.version !== null && ` · ${t('version', { version: entry.version })}`}
          </small>
        </div>
      ),
    },
    { name: 'handedIn', title: t('columns.handedIn'), cell: ({ createdAt }) => <ReaderTime at={createdAt} /> },
    {
      name: 'setAside',
      title: t('columns.setAside'),
      cell: ({ setAsideAt, tries }) => (
        <div>
          <ReaderTime at={setAsideAt} />
          <small className={css.line}>{t('tries', { count: tries })}</small>
        </div>
      ),
    },
    {
      name: 'reason',
      title: t('columns.reason'),
      cell: ({ lastError }) => <span className={css.reason}>{lastError ?? t('noReason')}</span>,
    },
    { name: 'behind', title: t('columns.behind'), placement: 'figure', cell: ({ behind }) => behind },
    {
      name: 'actions',
      title: t('columns.actions'),
      cell: (entry) => (
        <span className={css.buttons}>
          <Button small aria-label={`${t('retry')}: ${nameOf(entry)}`} onClick={() => onRetry(entry)}>
            {t('retry')}
          </Button>
          <Button
            small
            variant="quiet"
            aria-label={`${t('drop')}: ${nameOf(entry)}`}
            onClick={() => onDrop(entry, nameOf(entry))}
          >
            {t('drop')}
          </Button>
        </span>
      ),
    },
  ]
  return <RowTable label={t('table')} columns={columns} rows={entries} keyOf={({ id }) => id} />
}
