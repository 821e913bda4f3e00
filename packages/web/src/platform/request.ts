import { type Attempt, attemptOf, type CallParts } from './call-attempt.ts'
import { Failure } from './failure.ts'
import { serverHealth } from './server-health.ts'
import {
  assumedUser,
  calledOff,
  heldBack,
  isTaken,
  nameChange,
  type Session,
  session,
  syncSession,
} from './session.store.ts'

export interface Asked {
  signal?: AbortSignal
  /** Nobody did anything: polling, or a draft that saves itself. Such an answer does not prolong a session. */
  quiet?: boolean
  /** The page is being left: the browser sends it nevertheless. */
  isLeaving?: boolean
  /** The same intention again, after an answer that never came: the server does it once. */
  writeKey?: string
}

/** Makes a call of the form `GET /api/…`. Throws a `Failure`, or an AbortError when the call was called off. */
export const request = (key: string, call: CallParts, asked: Asked = {}): Promise<unknown> =>
  perform(key, attemptOf(key, call, asked), asked)

/** The same for whoever sends or reads something else than JSON: their attempt is made under the same name and tokens. */
export async function perform(key: string, attempt: Attempt, asked: Asked = {}): Promise<unknown> {
  const own = ownSession(asked)
  if (!own) return (await attempt({})).body
  const named = underPageName(attempt)
  const { callAs } = (asked.isLeaving && loaded) || (await signedIn())
  return callAs(own, key, named, asked.quiet)
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
function ownSession({ quiet }: Asked): Session | undefined {
  const before = session.get()
  const now = syncSession()
  if (nameChange.get() && !quiet) heldBack.set(heldBack.get() + 1)
  if (isTaken() || (before && !now)) throw calledOff()
  return now
}
