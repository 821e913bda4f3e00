import { useSession } from '../../../platform/session.store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Banner } from '../../../ui/banner.tsx'
import { PageLink } from '../page-link.tsx'

/** Whoever has been granted nothing yet is told why the portal is so empty. */
export function PersonBanner() {
  const { t } = useTranslation(['portal', 'kit'])
  if (useSession()?.claims.groups.length !== 0) return null
  return (
    <Banner kind="note" action={<PageLink to="/support">{t('pages.contact')}</PageLink>}>
      {t('underReviewBanner', { ns: 'kit' })}
    </Banner>
  )
}
