import { useTranslation } from '../../platform/language/use-translation.ts'
import { LoadingState as Waiting } from '../../ui/feedback/loading.tsx'

/** Shown while rules are loading, or when that failed. */
export function RulesLoading(props: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('etaRules')
  return <Waiting loading={t('search.loading')} failed={t('search.failed')} {...props} />
}
