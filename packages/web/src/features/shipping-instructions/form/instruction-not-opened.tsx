import { useTranslation } from '../../../platform/language/use-translation.ts'
import { DocumentNotOpened } from '../../../ui/document-form/document-page.tsx'
import { LIST_PATH } from '../instruction-links.ts'

/** An instruction that does not exist, or is not the user's, or could not be loaded. */
export function InstructionNotOpened({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('siForm')
  const texts = { notFound: t('head.notFound'), failed: t('head.failed'), toList: t('head.back') }
  return (
    <DocumentNotOpened failure={failure} onRetry={onRetry} missingCode="SI0001" listPath={LIST_PATH} texts={texts} />
  )
}
