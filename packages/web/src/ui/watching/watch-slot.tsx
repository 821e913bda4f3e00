import type { WatchSubject } from '@fairway/contract/watching/watching.schema'
import { effectiveGroups } from '../../platform/session/session.store.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'

const LazyButton = lazyPart<{ subject: WatchSubject }>(
  async () => (await (await import('./watch-part.ts')).loadWatchButtons()).WatchButton,
  { whenIdle: true },
)

/** The Watch button for people who can watch: guests and people without a group see none and load none. */
export const WatchSlot = ({ subject }: { subject: WatchSubject }) =>
  (effectiveGroups() ?? []).length > 0 ? <LazyButton key={JSON.stringify(subject)} subject={subject} /> : null
