import { useTranslation } from '../../platform/use-translation.ts'
import { LoadingState as Waiting } from '../../ui/loading.tsx'

/** In place of rules that are on their way, or did not come. */
export function RulesLoading(props: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('etaRules')
  return <Waiting loading={t('search.loading')} failed={t('search.failed')} {...props} />
}
