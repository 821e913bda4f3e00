import type { Access } from '@fairway/contract/kit/access'
import { Link } from '@tanstack/react-router'
import { openRelease } from '../features/assumption/assumption-dialog.store.ts'
import { boot } from '../platform/boot.ts'
import type { AssumedUser } from '../platform/session.store.ts'
import { useCodeText } from '../platform/use-failure-text.ts'
import { useTranslation } from '../platform/use-translation.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { NoticePage } from '../ui/notice-page.tsx'
import { usePageName } from './page-name.ts'
import { PageLink } from './shell/page-link.tsx'

interface Props {
  access: Access | undefined
  assumed: AssumedUser | undefined
}

/** A page that this person, or the customer they stand in for, may not open; it says so in the words of its calls. */
export function RestrictedPage({ access, assumed }: Props) {
  const { t } = useTranslation('portal')
  const denied = access?.kind === 'anyOf' ? access.denied : 'GE0005'
  const reason = useCodeText(assumed ? 'AU0012' : denied)
  const carrier = boot.carrier.name
  const grant = assumed
    ? t('restricted.assumed', { name: assumed.username, carrier })
    : t('restricted.who', { carrier })
  return (
    <NoticePage
      icon="lock"
      title={t('restricted.title', { page: usePageName() })}
      text={
        <>
          <p>{reason}</p>
          <p>{grant}</p>
        </>
      }
      action={
        <>
          <HomeLink />
          <PageLink to="/support" className={buttonClass({})}>
            {t('restricted.contact')}
          </PageLink>
        </>
      }
    />
  )
}

/** A page of one's own account while one stands in for a customer: it cannot be done on their behalf. */
export function OwnAccountPage() {
  const { t } = useTranslation('portal')
  return (
    <NoticePage
      icon="lock"
      title={t('restricted.title', { page: usePageName() })}
      text={<p>{useCodeText('AU0014')}</p>}
      action={
        <>
          <HomeLink />
          <Button onClick={openRelease}>{t('pages.release')}</Button>
        </>
      }
    />
  )
}

function HomeLink() {
  const { t } = useTranslation('portal')
  return (
    <Link to="/search" className={buttonClass({ variant: 'primary' })}>
      {t('restricted.home')}
    </Link>
  )
}
