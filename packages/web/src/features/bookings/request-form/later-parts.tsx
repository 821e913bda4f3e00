import { lazy, Suspense } from 'react'
import { useStore } from '../../../platform/store.ts'
import { isSpecial } from './form-section.rules.ts'
import { useDocument, useRequestParts } from './request-context.ts'

const Conflict = lazy(async () => ({ default: (await import('./conflict.tsx')).Conflict }))
const SpecialCargoSection = lazy(async () => ({
  default: (await import('./special-cargo.section.tsx')).SpecialCargoSection,
}))

/** Parts of the form that few requests need: each is fetched when it is needed first. */
export function LaterParts({ part }: { part: 'conflict' | 'special' }) {
  const { work } = useRequestParts()
  const isInConflict = useStore(work.theirs) !== undefined
  const isNeeded = useDocument(isSpecial)
  if (part === 'conflict' ? !isInConflict : !isNeeded) return null
  return <Suspense>{part === 'conflict' ? <Conflict /> : <SpecialCargoSection />}</Suspense>
}
