import { useTranslation } from '../../platform/language/use-translation.ts'
import { DocumentNotOpened } from '../../ui/document-form/document-page.tsx'

/** A request that does not exist, or that could not be fetched. */
export function RequestNotOpened({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('bookingForm')
  return (
    <DocumentNotOpened
      failure={failure}
      onRetry={onRetry}
      missingCode="BR0002"
      listPath="/bookingRequest"
      texts={{ notFound: t('head.notFound'), failed: t('head.failed'), toList: t('head.back') }}
    />
  )
}
