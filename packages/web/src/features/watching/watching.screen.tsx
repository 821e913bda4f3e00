import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../platform/calls/api.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SkeletonLines } from '../../ui/feedback/skeleton.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Muted } from '../../ui/text.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { WatchList } from './watch-list.tsx'

/** What a person is told, how and when, and what they watch. */
export function WatchingScreen() {
  const { t } = useTranslation('watching')
  const { data, error, refetch } = useQuery(apiQuery('GET /api/watch/preferences', {}))
  return (
    <Screen title={t('title')}>
      <Stack gap={20}>
        <Muted>{t('intro')}</Muted>
        {data && <PreferencesForm key={data.preferences.version} reply={data} onReload={() => void refetch()} />}
        {!data && !error && <SkeletonLines count={8} />}
        {!data && error && (
          <EmptyState
            icon="alert"
            title={t('failed')}
            actions={<Button onClick={() => void refetch()}>{t('again')}</Button>}
          />
        )}
        <WatchList />
      </Stack>
    </Screen>
  )
}
