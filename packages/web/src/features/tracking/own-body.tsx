import type { OwnDetail, PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { lazy, Suspense } from 'react'
import { DetailSkeleton } from './detail-body.tsx'

/** Comes with its texts, and only to those whose cargo it is. */
const loadOwnCargo = async () => {
  const [{ OwnCargo }, { needOwnCargoMessages }] = await Promise.all([
    import('./own-cargo/own-cargo.tsx'),
    import('./own-cargo/own-cargo.messages.ts'),
  ])
  await needOwnCargoMessages()
  return { default: OwnCargo }
}
const OwnCargo = lazy(loadOwnCargo)

/** Has it ready by the time that the answer is there. */
export const expectOwnCargo = () => void loadOwnCargo().catch(() => {}) // whoever shows it tries again, and tells

interface Props {
  reply: PublicDetailReply
  own: OwnDetail
}

/** The container as those see it whose cargo it is. */
export function OwnBody(props: Props) {
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <OwnCargo {...props} />
    </Suspense>
  )
}
