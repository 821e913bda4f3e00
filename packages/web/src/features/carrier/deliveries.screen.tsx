import type { VersionKind } from '@fairway/contract/bookings/requests/booking-request.values'
import type { DeadLetters } from '@fairway/contract/carrier/outbox.schema'
import type { Language } from '@fairway/contract/shared/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { apiQuery, send } from '../../platform/calls/api.ts'
import { failureText } from '../../platform/calls/failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { DefinitionList, Fact } from '../../ui/definition-list.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { Panel } from '../../ui/layout.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Tag } from '../../ui/status/tag.tsx'
import css from './deliveries.module.css'

interface DropDialogProps {
  name: string
  onClose: () => void
  onDrop: (reason: string) => void
}

const MOST = 500

/** Asks for a reason before an entry is dropped. */
function DropDialog({ name, onClose, onDrop }: DropDialogProps) {
  const { t } = useTranslation('carrier')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const drop = () => {
    if (reason.trim() !== '') return onDrop(reason.trim())
    setIsMissing(true)
    input.current?.focus()
  }
  return (
    <Dialog
      title={t('dropDialog.title', { name })}
      onClose={onClose}
      actions={
        <DialogActions back={t('dropDialog.keep')} onBack={onClose} confirm={t('dropDialog.send')} onConfirm={drop} />
      }
    >
      <p>{t('dropDialog.text')}</p>
      <label htmlFor={id} className={css.label}>
        {t('dropDialog.reason')}
      </label>
      <textarea
        ref={input}
        id={id}
        className={css.input}
        rows={3}
        maxLength={MOST}
        value={reason}
        aria-invalid={isMissing}
        aria-describedby={`${id}wrong`}
        onChange={(event) => {
          setReason(event.target.value)
          setIsMissing(false)
        }}
      />
      <p id={`${id}wrong`} role="alert" className={css.problem}>
        {isMissing && t('dropDialog.reasonMissing')}
      </p>
    </Dialog>
  )
}

export type Entry = DeadLetters['entries'][number]
const LISTED = 'GET /api/outbox/setAside'

/** The entries that the carrier's system did not accept. An admin retries them, or drops them for a reason. */
export function DeliveriesScreen() {
  const { t, i18n } = useTranslation('carrier')
  const client = useQueryClient()
  const found = useQuery(apiQuery(LISTED, {}))
  const [dropping, setDropping] = useState<{ entry: Entry; name: string }>()
  const entries = found.data?.entries ?? []
  const reload = () => client.invalidateQueries({ queryKey: [LISTED] })
  const act = async (work: () => Promise<string | undefined>) => {
    try {
      const text = await work()
      showToast(text === undefined ? { kind: 'note', text: t('gone') } : { kind: 'success', text })
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, i18n.language as Language) }) // only the platform sets it
    }
    await reload()
  }
  const retry = (ids: string[]) =>
    act(async () => {
      const { ids: done } = await send('POST /api/outbox/retry', { body: { ids } })
      return done.length === 0 ? undefined : t('retried', { count: done.length })
    })
  const drop = (entry: Entry, name: string, reason: string) =>
    act(async () => {
      const { ids: done } = await send('POST /api/outbox/drop', { body: { ids: [entry.id], reason } })
      return done.length === 0 ? undefined : t('dropped', { name })
    })
  return (
    <Screen
      title={t('title')}
      actions={
        entries.length > 1 && <Button onClick={() => void retry(entries.map(({ id }) => id))}>{t('retryAll')}</Button>
      }
    >
      <p className={css.intro}>{t('intro')}</p>
      {!found.data ? (
        <LoadingState
          loading={t('loading')}
          failed={t('failed')}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <>
          <CarrierState state={found.data} />
          {entries.length === 0 ? (
            <EmptyState icon="done" title={t('emptyTitle')}>
              {t('empty')}
            </EmptyState>
          ) : (
            <DeliveryTable
              entries={entries}
              onRetry={(entry) => void retry([entry.id])}
              onDrop={(entry, name) => setDropping({ entry, name })}
            />
          )}
          {found.data.total > entries.length && (
            <p className={css.soft}>{t('shown', { shown: entries.length, total: found.data.total })}</p>
          )}
        </>
      )}
      {dropping && (
        <DropDialog
          name={dropping.name}
          onClose={() => setDropping(undefined)}
          onDrop={(reason) => {
            setDropping(undefined)
            void drop(dropping.entry, dropping.name, reason)
          }}
        />
      )}
    </Screen>
  )
}

/** Whether the carrier's system accepts deliveries, when it last answered, and how much is waiting. */
function CarrierState({ state: { waiting, intake, webhook } }: { state: DeadLetters }) {
  const { t } = useTranslation('carrier')
  const { paused, heardAt, listens } = intake
  const kind = paused ? 'paused' : listens ? 'open' : 'silent'
  return (
    <Panel as="section" padded className={css.state} aria-label={t('state.label')}>
      <DefinitionList>
        <Fact term={t('state.intake')}>
          <Tag
            text={t(`state.${kind}`)}
            tone={kind === 'open' ? 'clear' : 'attention'}
            icon={kind === 'open' ? 'done' : 'alert'}
          />
        </Fact>
        <Fact term={t('state.heard')}>{heardAt ? <ReaderTime at={heardAt} /> : t('state.never')}</Fact>
        <Fact term={t('state.waiting')}>{waiting}</Fact>
        {webhook && <Fact term={t('state.failures')}>{webhook.failures}</Fact>}
      </DefinitionList>
    </Panel>
  )
}

interface Props {
  entries: readonly Entry[]
  onRetry: (entry: Entry) => void
  onDrop: (entry: Entry, name: string) => void
}

/** The dead letters, oldest first: their content, why they were not accepted, and how much waits behind them. */
function DeliveryTable({ entries, onRetry, onDrop }: Props) {
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
