import { allows, type Group } from '@fairway/contract/kit/access'
import { accessOf } from '@fairway/contract/shared/pages'
import { clearPlain } from '../storage/stored-state.ts'
import { type AssumedUser, assumedUser, changeName, nameChange, session, syncSession } from './session.store.ts'

/** Customer service acts for a customer from the next page on, or under their own name again. */
export function switchUser(to: AssumedUser | undefined) {
  clearPlain()
  changeName({ to, why: 'chosen' })
}

/** The time for acting as the customer is up, or the server ended it. Stored data is cleared too. */
export function endActingFor() {
  syncSession()
  if (!assumedUser.get() || nameChange.get()) return
  clearPlain()
  changeName({ to: undefined, why: 'over' })
}

/** Reloads the page under the name that is valid now, or opens the Home Page where that name may not open this one. */
export function reloadPage() {
  const to = nameChange.get()?.to
  const own = session.get()?.claims
  if (isOpenTo(to?.groups ?? own?.groups ?? [], !to && own?.manager === true)) location.reload()
  else location.replace('/search')
}

function isOpenTo(groups: readonly Group[], isManager: boolean) {
  const access = accessOf(location.pathname)
  return !access || allows(access, groups, isManager)
}
