import type { ComponentType } from 'react'
import { openAssume, openRelease } from '../../../features/assumption/assumption-dialog.store.ts'
import { serverHealth } from '../../../platform/server-health.ts'
import { session } from '../../../platform/session.store.ts'
import { createStore, useStore } from '../../../platform/store.ts'

const part = createStore<ComponentType | undefined>(undefined)

/** Only customer service loads what it takes to act for somebody else, and has it before the first page is drawn. */
export async function loadStandIn() {
  if (part.get() || !session.get()?.claims.groups.includes('CSR')) return
  const [{ StandIn }, { needAssumptionMessages }] = await Promise.all([
    import('../../../features/assumption/stand-in.tsx'),
    import('../../../features/assumption/assumption.messages.ts'),
  ])
  await needAssumptionMessages()
  part.set(StandIn)
}

/** What the person of customer service sees of it, above everything else. */
export function StandInPart() {
  const Part = useStore(part)
  return Part && <Part />
}

/** Opens the question that stands behind an entry of the menu. */
export const ask = (entry: 'assume' | 'release') =>
  loadStandIn().then(entry === 'assume' ? openAssume : openRelease, () => serverHealth.diagnose())
