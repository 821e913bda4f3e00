import { allows } from '@fairway/contract/kit/access'
import { accessOf } from '@fairway/contract/shared/pages'
import { Outlet, useMatches } from '@tanstack/react-router'
import { assumedUser, useSession } from '../platform/session.store.ts'
import { useStore } from '../platform/store.ts'
import { Queries } from './queries.tsx'
import { OwnAccountPage, RestrictedPage } from './restricted.page.tsx'

/** Pages of one's own account, which nobody opens under a customer's name. */
const isOwnAccount = (path: string) => /^\/(changePassword|accountSecurity)\/?$/.test(path)

/** Stands before every page that needs a login: whoever may not open it is told why. */
export function Guard() {
  const person = useSession()
  const assumed = useStore(assumedUser)
  // of the page that stands here, also while the address is already that of the next one
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  if (!person?.username) return null // on the way out
  if (assumed && isOwnAccount(pathname)) return <OwnAccountPage />
  const access = accessOf(pathname)
  const groups = assumed?.groups ?? person.claims.groups
  if (!access || !allows(access, groups)) return <RestrictedPage access={access} assumed={assumed} />
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
