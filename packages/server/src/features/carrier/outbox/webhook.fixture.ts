import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createKeys } from '../../../platform/keys.ts'
import { createLog } from '../../../platform/monitoring/log.ts'
import { createOutboxNotifier } from '../../../platform/outbox-notifier.ts'
import type { Portal } from '../../../platform/testing.ts'
import { createWebhook } from '../../../ports/webhook/https.adapter.ts'
import { createHeartbeat } from './intake.actions.ts'
import type { PushParts } from './webhook-worker.actions.ts'

export interface ReceivedRequest {
  headers: Record<string, string>
  body: string
  path: string
}
export type Responder = (response: ServerResponse, arrived: ReceivedRequest) => void

export const accept: Responder = (response) => void response.writeHead(204).end()
export const respond =
  (status: number, text = '', headers: Record<string, string> = {}): Responder =>
  (response) =>
    void response.writeHead(status, headers).end(text)

/** A carrier's own server that webhooks are pushed to, and that may behave in any way. */
export async function startReceiver(behave: Responder = accept) {
  const arrived: ReceivedRequest[] = []
  const receiver = { behave, arrived, url: '', stop: async () => undefined as unknown }
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    const one = { headers: request.headers as Record<string, string>, body, path: request.url ?? '' } // as they come
    arrived.push(one)
    receiver.behave(response, one)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/fairway` // a TCP server has no other kind
  receiver.stop = () => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  }
  return receiver
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** What pushes, as a server has it, but with less patience. */
export function createPusher(portal: Portal, limitMs = 10_000): PushParts & { stop: () => Promise<void> } {
  const { pool, settings, databaseUrl } = portal
  const log = createLog('info', { write: (line) => portal.logged.push(line) })
  const notifier = createOutboxNotifier(databaseUrl, log)
  const webhook = createWebhook({ onlyPublic: false, limitMs })
  const stop = async () => {
    await notifier.close()
    webhook.close()
  }
  const keys = createKeys(settings.secrets)
  return { pool, settings, log, notifier, webhook, keys, heartbeat: createHeartbeat(pool, log), stop }
}

type IsFromFairway = (headers: Record<string, string>, body: string, secrets: string[], now?: number) => boolean

/** The very lines by which the manual tells receivers to check a delivery. */
export async function readManualsCheck(): Promise<IsFromFairway> {
  const manual = await readFile(new URL('../../../../../../docs/carrier-api.md', import.meta.url), 'utf8')
  const code = /```js\n([\s\S]*?)\n```/.exec(manual)?.[1] ?? ''
  const moduleUrl = `data:text/javascript,${encodeURIComponent(code)}`
  return (await import(/* @vite-ignore */ moduleUrl)).isFromFairway
}
