import { lazy, Suspense } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useDocument } from '../../../ui/document-form/document-context.ts'
import { isSpecial } from './form-section.rules.ts'
import { usePathName } from './path-name.ts'
import { useRequestParts } from './request-context.ts'

const Conflict = lazy(async () => ({ default: (await import('../../../ui/document-form/conflict.tsx')).Conflict }))
const SpecialCargoSection = lazy(async () => ({
  default: (await import('./special-cargo.section.tsx')).SpecialCargoSection,
}))

/** Parts of the form that few requests need: each is fetched when it is needed first. */
export function LaterParts({ part }: { part: 'conflict' | 'special' }) {
  const { work } = useRequestParts()
  const isInConflict = useStore(work.theirs) !== undefined
  const nameOf = usePathName()
  const isNeeded = useDocument(isSpecial)
  if (part === 'conflict' ? !isInConflict : !isNeeded) return null
  return <Suspense>{part === 'conflict' ? <Conflict work={work} nameOf={nameOf} /> : <SpecialCargoSection />}</Suspense>
}
