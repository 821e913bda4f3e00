import { createStore } from '../../platform/storage/store.ts'

/** Which dialog of customer service is open: whom to assume, or whether to release. */
export const assumptionDialog = createStore<'assume' | 'release' | undefined>(undefined)

/** Whom the dialog names at first. */
export const proposedUser = createStore('')

export const openAssume = () => openAssumeOf('')
export const openAssumeOf = (username: string) => {
  proposedUser.set(username)
  assumptionDialog.set('assume')
}
export const openRelease = () => assumptionDialog.set('release')
export const closeAssumptionDialog = () => assumptionDialog.set(undefined)
