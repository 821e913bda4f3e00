import { type Attempt, attemptOf, type CallParts } from './call-attempt.ts'
import { Failure } from './failure.ts'
import { serverHealth } from './server-health.ts'
import {
  assumedUser,
  blockedCalls,
  isSuperseded,
  nameChange,
  type Session,
  session,
  sessionChangedError,
  syncSession,
} from './session.store.ts'

export interface RequestOptions {
  signal?: AbortSignal
  /** Nobody did anything: polling, or a draft that saves itself. Such an answer does not prolong a session. */
  quiet?: boolean
  /** The page is being left: the browser sends it nevertheless. */
  isLeaving?: boolean
  /** The same intention again, after an answer that never came: the server does it once. */
  writeKey?: string
}

/** Makes a call of the form `GET /api/…`. Throws a `Failure`, or an AbortError when the call was called off. */
export const request = (key: string, call: CallParts, options: RequestOptions = {}): Promise<unknown> =>
  perform(key, attemptOf(key, call, options), options)

/** The same for whoever sends or reads something else than JSON: their attempt is made under the same name and tokens. */
export async function perform(key: string, attempt: Attempt, options: RequestOptions = {}): Promise<unknown> {
  const own = ownSession(options)
  if (!own) return (await attempt({})).body
  const named = underPageName(attempt)
  const { callAs } = (options.isLeaving && loaded) || (await signedIn())
  return callAs(own, key, named, options.quiet)
}

/** Under whose name a call goes is settled when it is made, however long it takes until it is sent. */
function underPageName(attempt: Attempt): Attempt {
  const customer = assumedUser.get()
  if (!customer) return attempt
  const header = { 'x-fairway-assumed-user': encodeURIComponent(customer.username) }
  return (more) => attempt({ ...header, ...more })
}

/** A page that is being left has no time to ask for what it has already. */
let loaded: typeof import('./signed-in-call.ts') | undefined

/** What only a signed-in person's calls need is loaded with the first of them. */
async function signedIn() {
  try {
    loaded = await import('./signed-in-call.ts')
    return loaded
  } catch {
    throw new Failure(await serverHealth.diagnose())
  }
}

/** Whose call this is. A page that belongs to someone who is no longer signed in makes none. */
function ownSession({ quiet }: RequestOptions): Session | undefined {
  const before = session.get()
  const now = syncSession()
  if (nameChange.get() && !quiet) blockedCalls.set(blockedCalls.get() + 1)
  if (isSuperseded() || (before && !now)) throw sessionChangedError()
  return now
}
