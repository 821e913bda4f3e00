import type { CallKey, Calls } from '@fairway/contract/calls'
import { attemptOf } from '../calls/call-attempt.ts'

/** Makes a call with a link instead of a session: whoever is signed in in this browser has no part in it. */
export async function askWithLink<K extends CallKey>(key: K, token: string): Promise<Calls[K]['reply']> {
  const { body } = await attemptOf(key, {})({ authorization: `Link ${token}` })
  return body as Calls[K]['reply'] // the contract types it
}

/** Whether a text could be a token; what cannot is not sent at all. */
export const isToken = (text: string) => /^[\w-]{1,200}$/.test(text)
