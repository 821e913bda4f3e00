import { useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { chooseVersion } from '../../../ui/comparison/chosen-versions.rules.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Row } from '../../../ui/layout.tsx'
import { useNames } from '../../../ui/listing/list-calls.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Muted } from '../../../ui/text.tsx'
import { type RequestLabels, useRequestLabels } from '../request-labels.ts'
import { type FieldLabels, nameAt, requestFieldLabels } from './field-labels.ts'
import css from './history.module.css'
import { LoadingOrError } from './loading.tsx'
import { comparePath } from './version-links.ts'
import type { SentVersion, VersionSubject } from './version-subject.ts'

/** The number of changes shown at first; a request of five hundred rows may have thousands. */
const SHOWN = 6

/** The fields that a version changed, by their labels. */
function ChangeList({ paths, fieldLabels }: { paths: readonly string[]; fieldLabels: FieldLabels }) {
  const { t } = useTranslation('bookings')
  const names = paths.map((path) => nameAt(path, fieldLabels))
  const rest = names.slice(SHOWN)
  return (
    <>
      <ul className={css.changes}>
        {names.slice(0, SHOWN).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>{t('history.more', { count: rest.length })}</summary>
          <ul className={css.changes}>
            {rest.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface Props<S, V extends SentVersion> {
  id: number
  subject: VersionSubject<S, V>
}

/** The history of a request or a correction: each version, its sender, its changes, and the carrier's answer. */
export function HistoryScreen<S, V extends SentVersion>({ id, subject }: Props<S, V>) {
  const { t } = useTranslation('bookings')
  const { useHistory, texts } = subject
  const found = useHistory(id)
  const { state, versions = [] } = found.data ?? {}
  return (
    <Screen
      title={state ? t('history.title', { name: subject.nameOf(state) }) : texts.page}
      trail={<PageLink href={subject.listPath}>{texts.list}</PageLink>}
      beside={state && subject.statusTag(state)}
      actions={
        <PageLink href={subject.openPath(id)} className={buttonClass({})}>
          {texts.open}
        </PageLink>
      }
    >
      {!state ? (
        <LoadingOrError
          title={texts.failed}
          error={found.error}
          subject={subject}
          onRetry={() => void found.refetch()}
        />
      ) : versions.length === 0 ? (
        <EmptyState
          icon="note"
          title={t('history.noneTitle')}
          actions={
            <PageLink href={subject.writePath(id)} className={buttonClass({ variant: 'primary' })}>
              {texts.write}
            </PageLink>
          }
        >
          {texts.none}
        </EmptyState>
      ) : (
        <Versions id={id} versions={versions} subject={subject} />
      )}
    </Screen>
  )
}

/** The sender. Customer service sends on behalf of the customer. */
function senderText(submittedBy: string, { t }: RequestLabels) {
  const [actor = '', customer] = submittedBy.split(' for ')
  return customer === undefined ? actor : t('history.onBehalf', { actor, customer })
}

function Versions<S, V extends SentVersion>({ id, versions, subject }: Props<S, V> & { versions: readonly V[] }) {
  const { t } = useTranslation('bookings')
  const { withZero } = subject.texts
  const labels = useRequestLabels(useNames().data)
  const fieldLabels = useMemo(() => requestFieldLabels(labels), [labels])
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    versions.length > 1 || withZero ? versions.slice(0, 2).map(({ version }) => version) : [],
  )
  const columns: Column<V>[] = [
    {
      name: 'version',
      title: t('history.version'),
      placement: 'main',
      cell: (one) => (
        <label className={css.choose}>
          <input
            type="checkbox"
            checked={chosen.includes(one.version)}
            onChange={() => setChosen(chooseVersion(chosen, one.version))}
            aria-label={t('history.choose', { version: one.version })}
          />
          <span>
            {one.version} · {subject.kindText(one)}
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
          <Muted as="small">{senderText(submittedBy, labels)}</Muted>
          <Muted as="small">{t(`words.sources.${source}`)}</Muted>
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
            <ChangeList paths={changes} fieldLabels={fieldLabels} />
          ) : (
            <Muted as="span">
              {kind === 'cancellation' ? '' : version === 1 ? t('history.first') : t('history.nothing')}
            </Muted>
          )}
        </div>
      ),
    },
    {
      name: 'carrier',
      title: t('history.carrier'),
      placement: 'corner',
      cell: (one) =>
        one.carrierAction ? (
          <div>
            {subject.answerTag(one)}
            {one.carrierAt && (
              <Muted as="small">
                <ReaderTime at={one.carrierAt} />
              </Muted>
            )}
          </div>
        ) : (
          <Muted as="span">{t('history.waiting')}</Muted>
        ),
    },
    {
      name: 'note',
      title: t('history.note'),
      cell: ({ csrNote }) => csrNote && <p className={css.comment}>{csrNote}</p>,
    },
  ]
  const [left = 0, right = 0] = chosen.length === 1 ? [0, ...chosen] : chosen.toSorted((one, other) => one - other)
  const compare =
    chosen.length === 2 ? t('history.compare', { left, right }) : chosen.length === 1 ? withZero?.(right) : undefined
  return (
    <>
      <Row gap={12} justify="between" className={css.bar}>
        <Muted>{t('history.hint')}</Muted>
        {compare && (
          <PageLink href={comparePath(subject.type, id, left, right)} className={buttonClass({ variant: 'primary' })}>
            {compare}
          </PageLink>
        )}
      </Row>
      <div className={css.table}>
        <RowTable
          label={subject.texts.page}
          columns={columns}
          rows={versions}
          keyOf={({ version }) => String(version)}
        />
      </div>
    </>
  )
}
