import { type PushParts, pingWhenQuiet, pushDue } from './webhook-worker.actions.ts'

/** What rests becomes due, and a receiver quiet, without anybody ringing. */
const LOOK_AGAIN_MS = 5_000

/** Pushes, asks after quiet receivers and sets aside what failed too often, for as long as the server runs. */
export function startWebhookWorker(parts: PushParts) {
  const ending = new AbortController()
  const { notifier, log } = parts
  const work = async () => {
    while (!ending.signal.aborted) {
      const notifyCount = notifier.count()
      try {
        await pushDue(parts, ending.signal)
        await pingWhenQuiet(parts, ending.signal)
      } catch (error) {
        log.error({ err: error }, 'webhooks could not be pushed; it is tried again')
        await notifier.wait(notifier.count(), LOOK_AGAIN_MS, ending.signal)
      }
      await notifier.wait(notifyCount, LOOK_AGAIN_MS, ending.signal)
    }
  }
  const working = work()
  return {
    stop: async () => {
      ending.abort()
      await working
      await notifier.close()
      parts.webhook.close()
    },
  }
}
