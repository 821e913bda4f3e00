import { logClientError } from '../../platform/client-log.ts'
import { createStore } from '../../platform/store.ts'
import { needPortalMessages } from '../portal/portal.messages.ts'

type PersonParts = typeof import('./person/person-parts.tsx')['parts']

/** What the header shows of a signed-in person; a guest never loads it. */
export const personParts = createStore<PersonParts | undefined>(undefined)

/** Fetches it with its texts, and with what the person's first call will need. */
export async function loadPersonParts() {
  try {
    const [{ parts }] = await Promise.all([
      import('./person/person-parts.tsx'),
      needPortalMessages(),
      import('../../platform/signed-in-call.ts'),
    ])
    personParts.set(parts)
  } catch (error) {
    logClientError(error)
  }
}
