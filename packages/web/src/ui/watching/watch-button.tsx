import type { WatchSubject } from '@fairway/contract/watching/watching.schema'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { assumedUser } from '../../platform/session/session.store.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button } from '../button.tsx'
import { showFailureToast } from '../feedback/failure-toast.ts'
import { showToast } from '../feedback/toast.store.ts'
import { Icon } from '../icon.tsx'
import { useWatch } from './watch-calls.ts'

/** Watches what the page shows, or stops doing so. */
export function WatchButton({ subject }: { subject: WatchSubject }) {
  const { t } = useTranslation('watchButton')
  const { isWatched, change } = useWatch(subject)
  const isActing = useStore(assumedUser) !== undefined
  const turn = () =>
    change.mutate(isWatched === true, {
      onSuccess: () => showToast({ kind: 'success', text: t(isWatched ? 'removed' : 'added') }),
      onError: showFailureToast,
    })
  return (
    <Button
      small
      aria-pressed={isWatched === true}
      disabled={isActing || isWatched === undefined}
      aria-disabled={change.isPending} // a button that is disabled would lose the focus
      title={isActing ? t('acting') : t(isWatched ? 'stop' : 'watch')}
      onClick={() => !change.isPending && turn()}
    >
      <Icon name={isWatched ? 'done' : 'bell'} size={16} /> {t(isWatched ? 'watching' : 'watch')}
    </Button>
  )
}
