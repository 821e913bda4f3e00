import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

/** The call by which a letter is cached. */
export const LETTER_CALL = 'GET /api/billing/blanketloi/get'

/** The link back to the list. */
export const Trail = () => {
  const { t } = useTranslation('letters')
  return (
    <PageLink href="/blanketloi">
      <Icon name="back" size={16} />
      {t('details.back')}
    </PageLink>
  )
}
