import { allows } from '@fairway/contract/kit/access'
import { accessOf } from '@fairway/contract/shared/pages'
import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { assumedUser, sessionEnd, useSession } from '../platform/session.store.ts'
import { useStore } from '../platform/store.ts'
import { RestrictedPage } from './restricted.page.tsx'
import { signInSearch } from './sign-in-search.ts'

/** Stands before every page that needs a login: whoever is not signed in goes elsewhere, whoever may not is told why. */
export function Guard() {
  const person = useSession()
  const assumed = useStore(assumedUser)
  const { pathname }: { pathname: string } = useLocation()
  if (!person?.username) return <Outside />
  const access = accessOf(pathname)
  const groups = assumed?.groups ?? person.claims.groups
  return access && allows(access, groups) ? <Outlet /> : <RestrictedPage access={access} assumed={assumed} />
}

/** Where the time has run out the sign-in says so; anybody else finds the search. */
function Outside() {
  const { why } = sessionEnd.get()
  if (why !== 'expired') return <Navigate to="/" replace />
  return <Navigate to="/signin" search={signInSearch(why)} replace />
}
