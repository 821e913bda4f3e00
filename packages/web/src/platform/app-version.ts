import { newId } from './new-id.ts'

/** The label in the footer. */
export const APP_VERSION = '0.10.1'

/** Which tab this is. Lives as long as the tab and is never stored. */
const instanceId = newId()

/** The app info of the specification: kept in memory alone. */
export const appInstance = { version: APP_VERSION, instanceId }

let writes = 0

/** The key by which the server knows a repeated write: the tab and its count. */
export function writeKey(): string {
  writes += 1
  return `${instanceId}-${writes}`
}
