import type { ClientPlace } from '@fairway/contract/support/support.schema'
import { UNKNOWN_PLACE } from '@fairway/contract/support/unknown-place'
import { i18n } from '../language/i18n.ts'
import { newId } from '../new-id.ts'
import { readStored, writeStored } from '../storage/safe-storage.ts'
import { createStore } from '../storage/store.ts'

/** What the portal knows about this browser: its approximate place, its language and the id of the visit. */
export interface ClientInfo extends ClientPlace {
  lang: string
  sessionId: string
}

const parts = ['ip', 'city', 'region_code', 'continent_code', 'country', 'lang', 'sessionId'] as const
const CLIENT_INFO = 'clientInfo'
/** A visit id that was unused for a day is replaced: it tells visits apart and does not track anybody. */
const VISIT_MS = 24 * 60 * 60 * 1000

/** The content of the browser's storage when it was last read. Another tab may have changed it since. */
let known: string | null = null

/** Stored between loads, so that the first calls of a page carry it; unknown on the first visit until the lookup answers. */
export const clientInfo = createStore<ClientInfo | undefined>(readInfo())

/** Looks the place up again. A failed lookup keeps what is already known. */
export async function findPlace(lookUp: () => Promise<ClientPlace>) {
  const found = await lookUp().catch(() => undefined)
  const before = clientInfo.get()
  storeInfo({
    ...(found ?? before ?? UNKNOWN_PLACE),
    lang: i18n.language,
    sessionId: before?.sessionId ?? newId(),
  })
}

/** Starts a new visit, for the next person who signs in or continues as a guest. */
export function renewVisit() {
  const before = clientInfo.get()
  if (before) storeInfo({ ...before, sessionId: newId() })
}

function storeInfo(info: ClientInfo) {
  known = JSON.stringify({ ...info, at: Date.now() })
  writeStored(CLIENT_INFO, known)
  clientInfo.set(info)
}

function readInfo(now = Date.now()): ClientInfo | undefined {
  known = readStored(CLIENT_INFO)
  const { at, ...info } = parse(known)
  if (!parts.every((part) => info[part] && typeof info[part] === 'string')) return undefined
  const isRecent = typeof at === 'number' && Math.abs(now - at) < VISIT_MS
  return { ...(info as ClientInfo), ...(!isRecent && { sessionId: newId() }) } // each part is checked above
}

function parse(stored: string | null): Partial<Record<keyof ClientInfo | 'at', unknown>> {
  try {
    return JSON.parse(stored ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** A header carries Latin letters only, so other city names are percent-encoded. */
const headerSafe = (value: string) => (/^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value))

/** The five headers that go with each call once the place is known. */
export function placeHeaders(language: string): Record<string, string> {
  const info = clientInfo.get()
  if (!info) return {}
  return {
    'x-fairway-ip': headerSafe(info.ip),
    'x-fairway-city': headerSafe(info.city),
    'x-fairway-lang': language,
    'x-fairway-country': headerSafe(info.country),
    'x-fairway-session-id': headerSafe(info.sessionId),
  }
}

i18n.watch((lang) => {
  const before = clientInfo.get()
  if (before && before.lang !== lang) storeInfo({ ...before, lang })
})

if (typeof window !== 'undefined')
  window.addEventListener('storage', () => {
    if (readStored(CLIENT_INFO) !== known) clientInfo.set(readInfo())
  })
