import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingLines } from '../../../ui/feedback/loading.tsx'
import { codeOf } from '../../../ui/listing/list-calls.ts'
import { PageLink } from '../../../ui/page-link.tsx'

interface Props {
  subject: { missingCode: string; listPath: string; texts: { list: string } }
  title: string
  error: unknown
  onRetry: () => void
}

/** Shown while something is loading, or when it failed. For a missing subject it links back to the list. */
export function LoadingOrError({ subject, title, error, onRetry }: Props) {
  const { t } = useTranslation(['bookings', 'ui'])
  const problem = useFailureText(error)
  if (!problem) return <LoadingLines text={t('states.loading')} count={8} />
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title}
        actions={
          codeOf(error) === subject.missingCode ? (
            <PageLink href={subject.listPath} className={buttonClass({ variant: 'primary' })}>
              {subject.texts.list}
            </PageLink>
          ) : (
            <Button onClick={onRetry}>{t('retry', { ns: 'ui' })}</Button>
          )
        }
      >
        {problem}
      </EmptyState>
    </div>
  )
}
