import type { Activity } from '@fairway/contract/identity/own-account.schema'
import { useCodeText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { ReaderTime } from '../reader-time.tsx'
import { type Column, RowTable } from '../row-table.tsx'
import { Tag } from '../status/tag.tsx'
import css from './activity-list.module.css'
import type { en } from './messages/en.ts'

/** Managers of a company see neither addresses nor places. */
type ListedActivity = Omit<Activity, 'ip' | 'place'> & Partial<Pick<Activity, 'ip' | 'place'>>

interface Props<A extends ListedActivity> {
  /** The name of the list for screen readers. */
  label: string
  activities: readonly A[]
  /** Whose account it is, where the list is about several. */
  subject?: Column<A>
  /** The text for the owner: 'you', or 'the owner'. */
  owner: string
  /** While other rows are loading. */
  isStale?: boolean
  /** Loads older entries; undefined where there are none. */
  onMore?: (() => void) | undefined
  isLoadingMore?: boolean
}

/** What happened to an account, newest first. Needs the texts `account`. */
export function ActivityList<A extends ListedActivity>(props: Props<A>) {
  const { label, activities, subject, owner, isStale, onMore, isLoadingMore = false } = props
  const { t } = useTranslation('account')
  const columns: Column<A>[] = [
    { name: 'type', title: t('activity.columns.type'), placement: 'main', cell: (one) => <Kind activity={one} /> },
    {
      name: 'status',
      title: t('activity.columns.status'),
      placement: 'corner',
      cell: ({ status }) => <Outcome status={status} />,
    },
    { name: 'at', title: t('activity.columns.at'), cell: ({ at }) => <ReaderTime at={at} /> },
    ...(subject ? [subject] : placeColumns<A>(t)),
    { name: 'actor', title: t('activity.columns.actor'), placement: 'quiet', cell: (one) => doerOf(one, owner) },
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

type AccountTexts = ReturnType<typeof useTranslation<'account'>>['t']

/** From where something was done. */
const placeColumns = <A extends ListedActivity>(t: AccountTexts): Column<A>[] => [
  { name: 'ip', title: t('activity.columns.ip'), cell: ({ ip }) => ip && <span translate="no">{ip}</span> },
  {
    name: 'place',
    title: t('activity.columns.place'),
    placement: 'quiet',
    cell: ({ place }) => place && <span title={t('activity.place')}>{place}</span>,
  },
]

/** The kind of the activity, and its detail below. */
function Kind({ activity: { type, detail } }: { activity: ListedActivity }) {
  const { t } = useTranslation('account')
  return (
    <>
      {t(`activity.types.${type}`)}
      {detail !== '' && <Detail text={detail} />}
    </>
  )
}

type Known = keyof typeof en.activity.details

/** A known detail, a code of the catalogue, or a reason that somebody typed. */
function Detail({ text }: { text: string }) {
  const { t, i18n } = useTranslation('account')
  const isKnown = i18n.exists('account', `activity.details.${text}`)
  const ofCode = useCodeText(isKnown ? undefined : text)
  const known = isKnown && t(`activity.details.${text as Known}`) // checked two lines above
  return <span className={css.detail}>{known || ofCode || text}</span>
}

/** Failures stand out; successes stay quiet. */
function Outcome({ status }: Pick<Activity, 'status'>) {
  const { t } = useTranslation('account')
  if (status === 'refused') return <Tag text={t('activity.statuses.refused')} icon="blocked" tone="blocked" />
  return (
    <span className={css.success}>
      <Icon name="check" size={15} />
      {t('activity.statuses.success')}
    </span>
  )
}

/** Anybody may register an address, request a code or fail to sign in. Only other successes are the owner's. */
function doerOf({ actor, status, type }: ListedActivity, owner: string) {
  if (actor !== null)
    return (
      <span className={css.actor} translate="no">
        {actor}
      </span>
    )
  return status === 'success' && type !== 'code' && type !== 'registration' && owner
}
