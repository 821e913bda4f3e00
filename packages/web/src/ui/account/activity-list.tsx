import type { Activity } from '@fairway/contract/identity/own-account.schema'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { ReaderTime } from '../reader-time.tsx'
import { type Column, RowTable } from '../row-table.tsx'
import { Tag } from '../tag.tsx'
import css from './activity-list.module.css'
import type { en } from './messages/en.ts'

interface Props {
  /** What a screen reader calls the list. */
  label: string
  activities: readonly Activity[]
  /** What stands where the owner did it: 'you', or 'the owner'. */
  owner: string
  /** While other rows are on their way. */
  isStale?: boolean
  /** Fetches what lies further back; left out where there is nothing more. */
  onMore?: (() => void) | undefined
  isLoadingMore?: boolean
}

/** What happened to an account, newest first. Its texts come with `needAccountMessages`. */
export function ActivityList({ label, activities, owner, isStale, onMore, isLoadingMore = false }: Props) {
  const { t } = useTranslation('account')
  const columns: Column<Activity>[] = [
    { name: 'type', title: t('activity.columns.type'), look: 'main', cell: (one) => <Kind activity={one} /> },
    { name: 'status', title: t('activity.columns.status'), cell: ({ status }) => <Outcome status={status} /> },
    { name: 'at', title: t('activity.columns.at'), cell: ({ at }) => <ReaderTime at={at} /> },
    { name: 'ip', title: t('activity.columns.ip'), cell: ({ ip }) => ip && <span translate="no">{ip}</span> },
    {
      name: 'place',
      title: t('activity.columns.place'),
      look: 'quiet',
      cell: ({ place }) => place && <span title={t('activity.place')}>{place}</span>,
    },
    { name: 'actor', title: t('activity.columns.actor'), look: 'quiet', cell: (one) => doerOf(one, owner) },
  ]
  if (activities.length === 0) return <p className={css.none}>{t('activity.none')}</p>
  return (
    <>
      <RowTable
        label={label}
        columns={columns}
        rows={activities}
        keyOf={({ id }) => id}
        {...(isStale && { isStale })}
      />
      <div className={css.foot}>
        {onMore ? (
          <Button small aria-disabled={isLoadingMore} onClick={() => !isLoadingMore && onMore()}>
            {t(isLoadingMore ? 'activity.loadingMore' : 'activity.more')}
          </Button>
        ) : (
          t('activity.end')
        )}
      </div>
    </>
  )
}

type Known = keyof typeof en.activity.details

/** What was done, and below it what there is to say of it: a reason as it was given, or one of our words. */
function Kind({ activity: { type, detail } }: { activity: Activity }) {
  const { t, i18n } = useTranslation('account')
  const isKnown = detail !== '' && i18n.exists(`activity.details.${detail}`, { ns: 'account' })
  return (
    <>
      {t(`activity.types.${type}`)}
      {detail !== '' && (
        <span className={css.detail}>
          {isKnown ? t(`activity.details.${detail as Known}`) : detail} {/* asked on the line above */}
        </span>
      )}
    </>
  )
}

function Outcome({ status }: Pick<Activity, 'status'>) {
  const { t } = useTranslation('account')
  const isRefused = status === 'refused'
  return (
    <Tag
      text={t(`activity.statuses.${status}`)}
      icon={isRefused ? 'blocked' : 'check'}
      tone={isRefused ? 'blocked' : 'plain'}
    />
  )
}

/** Anybody may register an address, ask for a code or fail to sign in: only what succeeded otherwise was the owner. */
function doerOf({ actor, status, type }: Activity, owner: string) {
  if (actor !== null) return <span translate="no">{actor}</span>
  return status === 'success' && type !== 'code' && type !== 'registration' && owner
}
