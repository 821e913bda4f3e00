import type { CallKey, Calls } from '@fairway/contract/calls'
import { placeHeaders } from '../client-log/client-place.ts'
import { i18n } from '../language/i18n.ts'
import { type Answer, addressOf, bodyOf, type CallParts, isOutdated, TIMEOUT_MS } from './call-attempt.ts'
import { Failure } from './failure.ts'
import { perform } from './request.ts'
import { serverHealth } from './server-health.ts'

interface Sending {
  bytes: ArrayBuffer
  signal: AbortSignal
  /** The share that has been sent, from 0 to 1. */
  onProgress: (part: number) => void
}

/** Sends a file as the body of a call. */
export function sendBytes<K extends CallKey>(key: K, call: Calls[K]['call'], sending: Sending) {
  const [method = '', path = ''] = key.split(' ')
  const address = addressOf(path, call as CallParts) // the contract types it
  const own = { accept: 'application/json', 'content-type': 'application/octet-stream', ...placeHeaders(i18n.language) }
  const attempt = (more: Record<string, string>) => post({ method, address, headers: { ...own, ...more } }, sending)
  return perform(key, attempt, { signal: sending.signal }) as Promise<Calls[K]['reply']> // as above
}

interface Post {
  method: string
  address: string
  headers: Record<string, string>
}

/** Uses XMLHttpRequest, because `fetch` does not report the progress of an upload. */
async function post({ method, address, headers }: Post, sending: Sending): Promise<Answer> {
  sending.signal.throwIfAborted()
  const call = new XMLHttpRequest()
  call.open(method, address)
  for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
  if (!(await arrived(call, sending))) {
    sending.signal.throwIfAborted()
    throw new Failure(await serverHealth.diagnose())
  }
  const rights = call.getResponseHeader('x-fairway-rights')
  return { body: await bodyOf(call.status, call.responseText), isOutdated: isOutdated(rights) }
}

/** Resolves to whether an answer came. A slow connection has no time limit as long as data moves. */
function arrived(call: XMLHttpRequest, { bytes, signal, onProgress }: Sending): Promise<boolean> {
  return new Promise((resolve) => {
    let patience: ReturnType<typeof setTimeout>
    const hangUp = () => call.abort()
    const wait = () => {
      clearTimeout(patience)
      patience = setTimeout(hangUp, TIMEOUT_MS)
    }
    call.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress(total > 0 ? loaded / total : 1)
    }
    call.upload.onload = () => onProgress(1)
    call.onloadend = () => {
      clearTimeout(patience)
      signal.removeEventListener('abort', hangUp)
      resolve(call.status > 0)
    }
    signal.addEventListener('abort', hangUp)
    wait()
    call.send(bytes)
  })
}
