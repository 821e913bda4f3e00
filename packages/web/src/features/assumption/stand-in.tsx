import { assumedUser, nameChange } from '../../platform/session.store.ts'
import { useStore } from '../../platform/store.ts'
import { AssumeUserDialog } from './assume-user.dialog.tsx'
import { AssumedBanner } from './assumed-banner.tsx'
import { assumptionDialog } from './assumption-dialog.store.ts'
import { ReleaseUserDialog } from './release-user.dialog.tsx'
import { StoppedPage } from './stopped-page.tsx'

/** All that customer service sees of acting for somebody else: the banner, the questions, and the end. */
export function StandIn() {
  const user = useStore(assumedUser)
  const change = useStore(nameChange)
  const dialog = useStore(assumptionDialog)
  const isStopped = change !== undefined && change.why !== 'chosen'
  return (
    <>
      {isStopped && <StoppedPage change={change} user={user} />}
      {user && !isStopped && <AssumedBanner user={user} />}
      {dialog === 'assume' && !user && <AssumeUserDialog />}
      {dialog === 'release' && user && <ReleaseUserDialog username={user.username} />}
    </>
  )
}
