import type { WatchSubject } from '@fairway/contract/watching/watching.schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { assumedUser } from '../../platform/session/session.store.ts'
import { useStore } from '../../platform/storage/store.ts'
import { Button } from '../button.tsx'
import { showFailureToast } from '../feedback/failure-toast.ts'
import { showToast } from '../feedback/toast.store.ts'
import { Icon } from '../icon.tsx'
import { LIST, STATE } from './watch-calls.ts'
import { watchMany } from './watch-many.ts'

/** Watches everything that is chosen in a list. */
export function WatchManyButton({ subjects }: { subjects: readonly WatchSubject[] }) {
  const { t } = useTranslation('watchButton')
  const queries = useQueryClient()
  const isActing = useStore(assumedUser) !== undefined
  const watching = useMutation({
    mutationFn: () => watchMany(subjects, (batch) => send('POST /api/watch', { body: { subjects: batch } })),
    onSuccess: ({ added, already, missing }) =>
      showToast({
        kind: missing > 0 ? 'error' : 'success',
        text: missing > 0 ? t('someMissing', { added, already, missing }) : t('addedMany', { added, already }),
      }),
    onError: showFailureToast,
    onSettled: () => Promise.all([LIST, STATE].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
  return (
    <Button
      small
      disabled={isActing}
      aria-disabled={watching.isPending} // as with one
      {...(isActing && { title: t('acting') })}
      onClick={() => !watching.isPending && watching.mutate()}
    >
      <Icon name="bell" size={16} /> {t('watchMany', { count: subjects.length })}
    </Button>
  )
}
