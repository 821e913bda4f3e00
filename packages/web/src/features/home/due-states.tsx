import { placeTime } from '@fairway/contract/tracking/place-time.rules'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './due-list.module.css'

const SKELETON_LINES = 4

export function DueSkeleton() {
  const { t } = useTranslation('home')
  return (
    <div className={css.waiting}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {Array.from({ length: SKELETON_LINES }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Skeleton key={line} width={line % 2 ? '70%' : '100%'} height="44px" />
      ))}
    </div>
  )
}

/** Nothing to do, and what would stand here. */
export function NothingDue() {
  const { t } = useTranslation('home')
  return (
    <div className={css.nothing}>
      <Icon name="done" size={24} />
      <div>
        <p className={css.nothingTitle}>{t('empty.title')}</p>
        <p>{t('empty.text')}</p>
      </div>
    </div>
  )
}

interface Props {
  error: Error
  /** Of what is shown all the same. */
  asOf: string | undefined
  onRetry: () => void
}

/** The list could not be had, or not anew; everything else on the page works. */
export function DueFailed({ error, asOf, onRetry }: Props) {
  const { t } = useTranslation('home')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const since = asOf && placeTime(asOf, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <div className={css.failed} role="alert">
      <p>{since ? t('stale', { ...since }) : t('failed')}</p>
      <p className={css.note}>{text}</p>
      <Button small onClick={onRetry}>
        {ui('retry')}
      </Button>
    </div>
  )
}
