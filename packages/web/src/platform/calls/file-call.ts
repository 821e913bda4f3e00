import type { CallKey, Calls } from '@fairway/contract/calls'
import { type Attempt, attemptOf, bodyOf, type CallParts } from './call-attempt.ts'
import { perform } from './request.ts'

/** Fetches a file as the signed-in person, like any call, and returns its bytes. */
export async function fetchFile<K extends CallKey>(key: K, call: Calls[K]['call'], signal?: AbortSignal) {
  const sending = { read: readFile, ...(signal && { signal }) }
  const attempt: Attempt = attemptOf(key, call as CallParts, sending) // the contract types it
  return (await perform(key, attempt, signal ? { signal } : {})) as Blob // made below
}

/** A refusal comes as JSON in place of the file. */
const readFile = async (reply: Response): Promise<Blob> =>
  reply.ok ? reply.blob() : ((await bodyOf(reply.status, await reply.text())) as never) // which throws
