import { allows, type Group } from '@fairway/contract/kit/access'
import { accessOf } from '@fairway/contract/shared/pages'
import { type AssumedUser, assumedUser, changeName, nameChange, session, syncSession } from './session.store.ts'
import { clearPlain } from './stored-state.ts'

/** Customer service stands in for a customer from the next page on, or goes by their own name again. */
export function switchUser(to: AssumedUser | undefined) {
  clearPlain()
  changeName({ to, why: 'chosen' })
}

/** The customer's time is up, or the server says that it is over: what the browser keeps follows. */
export function endActingFor() {
  syncSession()
  if (!assumedUser.get() || nameChange.get()) return
  clearPlain()
  changeName({ to: undefined, why: 'over' })
}

/** Loads the page anew under the name that counts by now; the Home Page where that name does not open this one. */
export function reloadPage() {
  const to = nameChange.get()?.to
  if (isOpenTo(to?.groups ?? session.get()?.claims.groups ?? [])) location.reload()
  else location.replace('/search')
}

function isOpenTo(groups: readonly Group[]) {
  const access = accessOf(location.pathname)
  return !access || allows(access, groups)
}
