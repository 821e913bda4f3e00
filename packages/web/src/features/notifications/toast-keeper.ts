import { TOASTS_AT_ONCE } from '@fairway/contract/notifications/notice.words'
import { cutText } from '@fairway/contract/shared/cut-text'
import { quietly, send } from '../../platform/api.ts'
import { session } from '../../platform/session.store.ts'
import { type Toast, toasts } from '../../ui/toast.store.ts'

/** Several that come together are sent together. */
const GATHER_MS = 500

/** Sends every toast that is shown from now on to where it can be looked up later, until the function that comes back is called. */
export function keepShownToasts() {
  let lastId = Math.max(0, ...toasts.get().map(({ id }) => id))
  let waiting: { tone: Toast['kind']; text: string; link: string | null }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const sendNow = () => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting.slice(-TOASTS_AT_ONCE)
    waiting = []
    if (batch.length === 0 || session.get() === undefined) return
    // one that could not be kept goes with the next that comes
    quietly(() => send('POST /api/notices', { body: { toasts: batch } })).catch(() => {
      waiting = [...batch, ...waiting]
    })
  }
  const look = () => {
    const news = toasts.get().filter(({ id }) => id > lastId)
    if (news.length === 0) return
    lastId = Math.max(...news.map(({ id }) => id))
    const link = cutText(location.pathname, 300)
    waiting.push(...news.map(({ kind, text }) => ({ tone: kind, text: cutText(text, 500), link })))
    timer ??= setTimeout(sendNow, GATHER_MS)
  }
  const unwatch = toasts.watch(look)
  window.addEventListener('pagehide', sendNow)
  return () => {
    unwatch()
    window.removeEventListener('pagehide', sendNow)
    sendNow()
  }
}
