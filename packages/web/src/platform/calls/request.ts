import { linkHeader } from '../session/link-session.ts'
import {
  assumedUser,
  blockedCalls,
  isSuperseded,
  nameChange,
  type Session,
  session,
  sessionChangedError,
  syncSession,
} from '../session/session.store.ts'
import { type Attempt, attemptOf, type CallParts } from './call-attempt.ts'
import { Failure } from './failure.ts'
import { serverHealth } from './server-health.ts'

export interface RequestOptions {
  signal?: AbortSignal
  /** An automatic call: polling, or a draft that saves itself. It does not prolong the session. */
  quiet?: boolean
  /** The page is being left. The browser sends the call all the same. */
  isLeaving?: boolean
  /** The key of an earlier attempt that got no answer. The server does the write once. */
  writeKey?: string
}

/** Makes a call of the form `GET /api/…`. Throws a `Failure`, or an AbortError when it was cancelled. */
export const request = (key: string, call: CallParts, options: RequestOptions = {}): Promise<unknown> =>
  perform(key, attemptOf(key, call, options), options)

/** The same for callers that send or read something else than JSON: their attempt uses the same name and tokens. */
export async function perform(key: string, attempt: Attempt, options: RequestOptions = {}): Promise<unknown> {
  const link = linkHeader(key)
  if (link) return (await attempt(link)).body
  const own = ownSession(options)
  if (!own) return (await attempt({})).body
  const named = underPageName(attempt)
  const { callAs } = (options.isLeaving && loaded) || (await signedIn())
  return callAs(own, key, named, options.quiet)
}

/** The name under which a call is made is fixed when it is made, however late it is sent. */
function underPageName(attempt: Attempt): Attempt {
  const customer = assumedUser.get()
  if (!customer) return attempt
  const header = { 'x-fairway-assumed-user': encodeURIComponent(customer.username) }
  return (more) => attempt({ ...header, ...more })
}

/** Cached, because a page that is being left has no time to load it again. */
let loaded: typeof import('./signed-in-call.ts') | undefined

/** Code for signed-in calls is loaded with the first of them. */
async function signedIn() {
  try {
    loaded = await import('./signed-in-call.ts')
    return loaded
  } catch {
    throw new Failure(await serverHealth.diagnose())
  }
}

/** The session of a call. A page of somebody who is no longer signed in makes none. */
function ownSession({ quiet }: RequestOptions): Session | undefined {
  const before = session.get()
  const now = syncSession()
  if (nameChange.get() && !quiet) blockedCalls.set(blockedCalls.get() + 1)
  if (isSuperseded() || (before && !now)) throw sessionChangedError()
  return now
}
