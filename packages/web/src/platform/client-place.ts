import type { ClientPlace } from '@fairway/contract/support/support.schema'
import { UNKNOWN_PLACE } from '@fairway/contract/support/unknown-place'
import { newId } from './new-id.ts'
import { readStored, writeStored } from './safe-storage.ts'
import { createStore } from './store.ts'

/** Where this browser seems to be; unknown until the page is usable and the lookup has answered. */
export const clientPlace = createStore<ClientPlace | undefined>(undefined)

export async function findPlace(look: () => Promise<ClientPlace>) {
  clientPlace.set(await look().catch(() => UNKNOWN_PLACE))
}

const SESSION_KEY = 'fairwaySession'

/** One id per browser session, the same after a reload. */
function readSessionId() {
  const stored = readStored(SESSION_KEY, 'sessionStorage')
  if (stored) return stored
  const minted = newId()
  writeStored(SESSION_KEY, minted, 'sessionStorage')
  return minted
}
let sessionId: string | undefined

/** A header carries Latin letters only; a city written otherwise travels percent-encoded. */
const headerSafe = (value: string) => (/^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value))

/** The five headers that go with each call once the place is known. */
export function placeHeaders(language: string): Record<string, string> {
  const place = clientPlace.get()
  if (!place) return {}
  sessionId ??= readSessionId()
  return {
    'x-fairway-ip': headerSafe(place.ip),
    'x-fairway-city': headerSafe(place.city),
    'x-fairway-lang': language,
    'x-fairway-country': headerSafe(place.country),
    'x-fairway-session-id': sessionId,
  }
}
