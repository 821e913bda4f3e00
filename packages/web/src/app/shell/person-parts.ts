import { logClientError } from '../../platform/client-log/client-log.ts'
import { createStore } from '../../platform/storage/store.ts'

type PersonParts = typeof import('./person/person-parts.tsx')['parts']

/** What the header shows of a signed-in person; a guest never loads it. */
export const personParts = createStore<PersonParts | undefined>(undefined)

/** Fetches it with its texts. */
export async function loadPersonParts() {
  try {
    const { parts, prepare } = await import('./person/person-parts.tsx')
    await prepare()
    personParts.set(parts)
  } catch (error) {
    logClientError(error)
  }
}
