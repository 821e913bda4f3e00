import { useTranslation } from '../../../platform/language/use-translation.ts'
import { BackLink } from '../../../ui/page-link.tsx'

/** The call by which a letter is cached. */
export const LETTER_CALL = 'GET /api/billing/blanketloi/get'

/** The link back to the list. */
export const Trail = () => {
  const { t } = useTranslation('letters')
  return <BackLink href="/blanketloi">{t('details.back')}</BackLink>
}
