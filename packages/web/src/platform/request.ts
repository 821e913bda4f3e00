import { attemptOf, type CallParts } from './call-attempt.ts'
import { Failure } from './failure.ts'
import { serverHealth } from './server-health.ts'
import { calledOff, isTaken, type Session, session, syncSession } from './session.store.ts'

export interface Asked {
  signal?: AbortSignal
  /** Nobody did anything: polling, or a draft that saves itself. Such an answer does not prolong a session. */
  quiet?: boolean
}

/** Makes a call of the form `GET /api/…`. Throws a `Failure`, or an AbortError when the call was called off. */
export async function request(key: string, call: CallParts, asked: Asked = {}): Promise<unknown> {
  const attempt = attemptOf(key, call, asked.signal)
  const own = ownSession()
  if (!own) return (await attempt({})).body
  const { callAs } = await signedIn()
  return callAs(own, key, attempt, asked.quiet)
}

/** What only a signed-in person's calls need is loaded with the first of them. */
const signedIn = () =>
  import('./signed-in-call.ts').catch(async () => {
    throw new Failure(await serverHealth.diagnose())
  })

/** Whose call this is. A page that belongs to someone who is no longer signed in makes none. */
function ownSession(): Session | undefined {
  const before = session.get()
  const now = syncSession()
  if (isTaken() || (before && !now)) throw calledOff()
  return now
}
