import { newId } from './new-id.ts'

/** The version shown in the footer. */
export const APP_VERSION = '0.10.1'

/** Identifies this tab. Lives as long as the tab and is never stored. */
const instanceId = newId()

/** The app info of the specification. It stays in memory and is never stored. */
export const appInstance = { version: APP_VERSION, instanceId }

let writes = 0

/** The idempotency key of a write: the id of the tab and a counter. */
export function writeKey(): string {
  writes += 1
  return `${instanceId}-${writes}`
}
