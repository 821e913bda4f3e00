import type { RequestVersion } from '@fairway/contract/bookings/booking-request.schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { PageLink } from '../page-link.tsx'
import { comparePath, requestPath } from '../request-links.ts'
import { type RequestWords, useRequestWords } from '../request-words.ts'
import { CarrierActionTag, RequestStatusTag } from '../status-tag.tsx'
import { ChangeList } from './change-list.tsx'
import { chooseVersion } from './chosen-versions.rules.ts'
import { requestFieldWords } from './field-words.ts'
import css from './history.module.css'
import { OnItsWay } from './on-its-way.tsx'

/** The life of a booking request: each version, who sent it, what it changed, and what the carrier said. */
export function HistoryScreen({ id }: { id: number }) {
  const { t } = useTranslation('bookings')
  const found = useQuery(ask('GET /api/bookings/history', { query: { id } }))
  const { state, versions = [] } = found.data ?? {}
  const title = state ? t('history.title', { name: state.ediRef }) : t('history.page')
  return (
    <Screen
      title={title}
      trail={<PageLink href="/bookingRequest">{t('states.toList')}</PageLink>}
      beside={state && <RequestStatusTag status={state.status} />}
      actions={
        <PageLink href={requestPath('view', id)} className={buttonClass({})}>
          {t('list.open')}
        </PageLink>
      }
    >
      {!state ? (
        <OnItsWay title={t('history.failed')} error={found.error} onRetry={() => void found.refetch()} />
      ) : versions.length === 0 ? (
        <EmptyState
          icon="note"
          title={t('history.noneTitle')}
          actions={
            <PageLink href={requestPath('edit', id)} className={buttonClass({ look: 'primary' })}>
              {t('list.update')}
            </PageLink>
          }
        >
          {t('history.none')}
        </EmptyState>
      ) : (
        <Versions id={id} versions={versions} />
      )}
    </Screen>
  )
}

/** Who sent it; somebody of customer service sends it for the customer. */
function senderText(submittedBy: string, { t }: RequestWords) {
  const [actor = '', customer] = submittedBy.split(' for ')
  return customer === undefined ? actor : t('history.onBehalf', { actor, customer })
}

function Versions({ id, versions }: { id: number; versions: readonly RequestVersion[] }) {
  const { t } = useTranslation('bookings')
  const words = useRequestWords(useNames().data)
  const fieldWords = useMemo(() => requestFieldWords(words), [words])
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    versions.length > 1 ? versions.slice(0, 2).map(({ version }) => version) : [],
  )
  const columns: Column<RequestVersion>[] = [
    {
      name: 'version',
      title: t('history.version'),
      look: 'main',
      cell: ({ version, kind }) => (
        <label className={css.choose}>
          <input
            type="checkbox"
            checked={chosen.includes(version)}
            onChange={() => setChosen(chooseVersion(chosen, version))}
            aria-label={t('history.choose', { version })}
          />
          <span>
            {version} · {t(`words.kinds.${kind}`)}
          </span>
        </label>
      ),
    },
    {
      name: 'submitted',
      title: t('history.submitted'),
      cell: ({ submittedAt, submittedBy, source }) => (
        <div>
          <ReaderTime at={submittedAt} />
          <small className={css.soft}>{senderText(submittedBy, words)}</small>
          <small className={css.soft}>{t(`words.sources.${source}`)}</small>
        </div>
      ),
    },
    {
      name: 'changes',
      title: t('history.changes'),
      cell: ({ changes, comment, kind, version }) => (
        <div>
          {comment && <p className={css.comment}>{comment}</p>}
          {changes.length > 0 ? (
            <ChangeList paths={changes} words={fieldWords} />
          ) : (
            <span className={css.soft}>
              {kind === 'cancellation' ? '' : version === 1 ? t('history.first') : t('history.nothing')}
            </span>
          )}
        </div>
      ),
    },
    {
      name: 'carrier',
      title: t('history.carrier'),
      look: 'corner',
      cell: ({ carrierAction, carrierAt }) =>
        carrierAction ? (
          <div>
            <CarrierActionTag action={carrierAction} />
            {carrierAt && (
              <small className={css.soft}>
                <ReaderTime at={carrierAt} />
              </small>
            )}
          </div>
        ) : (
          <span className={css.soft}>{t('history.waiting')}</span>
        ),
    },
    {
      name: 'note',
      title: t('history.note'),
      cell: ({ csrNote }) => csrNote && <p className={css.comment}>{csrNote}</p>,
    },
  ]
  const [left = 0, right = 0] = [...chosen].sort((one, other) => one - other)
  return (
    <>
      <div className={css.bar}>
        <p className={css.soft}>{t('history.hint')}</p>
        {chosen.length === 2 && (
          <PageLink href={comparePath(id, left, right)} className={buttonClass({ look: 'primary' })}>
            {t('history.compare', { left, right })}
          </PageLink>
        )}
      </div>
      <div className={css.table}>
        <RowTable
          label={t('history.page')}
          columns={columns}
          rows={versions}
          keyOf={({ version }) => String(version)}
        />
      </div>
    </>
  )
}
