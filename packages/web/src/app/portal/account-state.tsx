import type { MenuReader } from '@fairway/contract/identity/menu.rules'
import { useTranslation } from '../../platform/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../shell/page-link.tsx'
import css from './person-home.module.css'

/** What there is to know of an account that has few pages: it is under review, or it works for others. */
export function AccountState({ reader: { groups, ownGroups, isAssuming } }: { reader: MenuReader }) {
  const { t } = useTranslation('portal')
  const isReviewed = ownGroups.length > 0
  const worksForOthers = !isAssuming && groups.every((group) => group === 'CSR')
  if (isReviewed && !worksForOthers) return null
  return (
    <section className={css.state} aria-labelledby="account-state">
      <Icon name={isReviewed ? 'note' : 'clock'} size={22} />
      <div>
        <h2 className={css.stateTitle} id="account-state">
          {t(isReviewed ? 'home.assumeOnly.title' : 'home.review.title')}
        </h2>
        <p>{t(isReviewed ? 'home.assumeOnly.text' : 'home.review.text')}</p>
        {!isReviewed && (
          <PageLink to="/support" className={css.stateLink}>
            {t('home.review.action')}
          </PageLink>
        )}
      </div>
    </section>
  )
}
