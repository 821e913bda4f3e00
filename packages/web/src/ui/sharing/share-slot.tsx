import type { SharedSubject } from '@fairway/contract/sharing/sharing.schema'
import { seesOwnCargo } from '@fairway/contract/tracking/own-cargo.access'
import { effectiveGroups } from '../../platform/session/session.store.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'

const LazyButton = lazyPart<{ subject: SharedSubject }>(
  async () => (await import('./share-button.tsx')).loadShareButton(),
  { whenIdle: true },
)

/** The button that makes a link for outsiders, for people who see their own cargo: all others see none and load none. */
export const ShareSlot = ({ subject }: { subject: SharedSubject }) =>
  seesOwnCargo(effectiveGroups() ?? []) ? <LazyButton subject={subject} /> : null
