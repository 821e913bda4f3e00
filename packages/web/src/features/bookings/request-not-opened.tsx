import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { codeOf } from '../../ui/listing/list-calls.ts'
import { PageLink } from '../../ui/page-link.tsx'

/** A request that does not exist leads back to the list, and so does one of others; anything else can be tried again. */
export function RequestNotOpened({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['bookingForm', 'ui'])
  const problem = useFailureText(failure)
  const isMissing = codeOf(failure) === 'BR0002'
  return (
    <div role="alert">
      <EmptyState
        icon={isMissing ? 'search' : 'alert'}
        as="h1"
        title={t(isMissing ? 'head.notFound' : 'head.failed')}
        actions={
          <>
            {!isMissing && <Button onClick={onRetry}>{t('retry', { ns: 'ui' })}</Button>}
            <PageLink href="/bookingRequest" className={buttonClass(isMissing ? { variant: 'primary' } : {})}>
              {t('head.back')}
            </PageLink>
          </>
        }
      >
        {problem}
      </EmptyState>
    </div>
  )
}
