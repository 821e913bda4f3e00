import { useEffect } from 'react'
import { watchForm } from '../../platform/unsaved-forms.ts'
import type { DraftStore } from './document-copy.ts'
import type { DraftSaver, Write } from './draft-saver.ts'

/** What a browser still sends while a page is being left. */
const LEAVING_LIMIT = 60_000

/** Whether a write is made by a page that is being left, and is small enough to arrive all the same. */
export const isLeaving = (body: Write['body']) =>
  document.visibilityState === 'hidden' && JSON.stringify(body).length < LEAVING_LIMIT

/** A document at work for as long as its page is open: whatever is typed is kept here and on the server. */
export function useDraftPersistence(work: { saver: DraftSaver; stop: () => void }, draftStore: DraftStore) {
  useEffect(() => {
    const isUnsaved = () => work.saver.unsaved().document !== undefined || work.saver.unsaved().write !== undefined
    const leave = () => {
      if (document.visibilityState !== 'hidden' || !isUnsaved()) return
      draftStore.flush()
      work.saver.flush().catch(() => {})
    }
    const unwatch = watchForm(isUnsaved)
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('pagehide', leave)
      unwatch()
      draftStore.flush()
      work.saver.flush().then(work.stop, work.stop)
    }
  }, [work, draftStore])
}
