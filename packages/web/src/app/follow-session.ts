import { signInSearch } from '../features/identity/sign-in-search.ts'
import { isSamePerson, nameChange, type Session, session, sessionEnd } from '../platform/session/session.store.ts'
import { hasUnsaved } from '../platform/storage/unsaved-forms.ts'
import type { PortalRouter } from './routes.tsx'
import { loadPersonParts } from './shell/person-parts.ts'

/** Marks the page as a person's or a guest's: the styles hide what is not for them until the right menu is there. */
const mark = () => {
  document.documentElement.dataset.session = session.get() ? 'kept' : 'none'
}

/** Takes the page where it belongs when somebody signs in or out, in this tab or in another one. */
export function followSession(router: PortalRouter) {
  let former = session.get()
  let last = former
  mark()
  session.watch(() => {
    const before = former
    const now = session.get()
    former = now
    mark()
    if (before && now && !isSamePerson(before, now)) startAfresh(router)
    else if (before && !now) leave(router)
    else if (!before && now) arrive(router, last)
    last = now ?? last
  })
  followName(router)
  if (former) watchAge()
}

/** A guest has no session that could grow old, and does not load what watches it. */
const watchAge = () =>
  void import('../platform/session/session-age.ts').then(({ watchSessionAge }) => watchSessionAge())

/**
 * When another tab assumes or releases a customer, this page begins anew under that name, unless something was typed
 * into it: then it stays as it is and sends nothing, until the person decides. Its links load the next page whole.
 */
function followName(router: PortalRouter) {
  const follow = () => {
    if (nameChange.get()?.why === 'elsewhere' && !hasUnsaved()) location.reload()
  }
  nameChange.watch(follow)
  follow()
  router.subscribe('onBeforeNavigate', ({ toLocation, hrefChanged }) => {
    if (hrefChanged && nameChange.get()) location.assign(toLocation.href)
  })
}

/** Whether the page that is open needs a login. */
const isInside = (router: PortalRouter) => router.state.matches.some(({ routeId }) => routeId === '/guard')

/** Nothing that one person had on the screen or in memory stays for the next: the document itself is new. */
function startAfresh(router: PortalRouter) {
  if (isInside(router) || location.pathname === '/signin') location.replace('/search')
  else location.reload()
}

/**
 * A page that needs a login is left for the search, or for the sign-in where time ran out. The tab that noticed that the
 * session is over goes to the sign-in from everywhere.
 */
function leave(router: PortalRouter) {
  const { why, here } = sessionEnd.get()
  const isGuarded = isInside(router)
  if (why === 'left' && isGuarded) void router.navigate({ to: '/', replace: true })
  if (why !== 'left' && (isGuarded || here))
    void router.navigate({ to: '/signin', search: signInSearch(why), replace: true })
}

/**
 * A tab that waited at the sign-in follows the one in which somebody signed in; that one goes its own way. The same
 * person finds in each tab the page that it had.
 */
function arrive(router: PortalRouter, last: Session | undefined) {
  void loadPersonParts()
  watchAge()
  setTimeout(async () => {
    if (location.pathname !== '/signin') return
    const { resumeAfterSignIn: comeBack } = await import('../features/identity/use-session-over.ts')
    comeBack(router.history, last)
  })
}
