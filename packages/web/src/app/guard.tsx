import { type Access, allows } from '@fairway/contract/kit/access'
import { accessOf, isOfSite } from '@fairway/contract/shared/pages'
import { Link, Outlet, useMatches } from '@tanstack/react-router'
import { openRelease } from '../features/assumption/assumption-dialog.store.ts'
import { boot } from '../platform/boot.ts'
import { useCodeText } from '../platform/calls/use-failure-text.ts'
import { useTranslation } from '../platform/language/use-translation.ts'
import { type AssumedUser, assumedUser, useSession } from '../platform/session/session.store.ts'
import { useStore } from '../platform/storage/store.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { NoticePage } from '../ui/feedback/notice-page.tsx'
import { UnknownPage } from './guest.routes.tsx'
import { usePageName } from './page-name.ts'
import { Queries } from './queries.tsx'
import { PageLink } from './shell/page-link.tsx'

/** Pages of one's own account, which nobody opens under a customer's name. */
const isOwnAccount = (path: string) => /^\/(changePassword|accountSecurity|company)\/?$/.test(path)

/** Stands before every page that needs a login: whoever may not open it is told why. */
export function Guard() {
  const person = useSession()
  const assumed = useStore(assumedUser)
  // of the page that stands here, also while the address is already that of the next one
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  if (!person?.username) return null // on the way out
  if (assumed && isOwnAccount(pathname)) return <OwnAccountPage />
  if (!isOfSite(pathname, boot.site)) return <UnknownPage />
  const access = accessOf(pathname)
  const groups = assumed?.groups ?? person.claims.groups
  const isManager = !assumed && person.claims.manager === true
  if (!access || !allows(access, groups, isManager)) return <RestrictedPage access={access} assumed={assumed} />
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}

interface RestrictedPageProps {
  access: Access | undefined
  assumed: AssumedUser | undefined
}

/** A page that this person, or the customer they stand in for, may not open; it says so in the words of its calls. */
function RestrictedPage({ access, assumed }: RestrictedPageProps) {
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
function OwnAccountPage() {
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
