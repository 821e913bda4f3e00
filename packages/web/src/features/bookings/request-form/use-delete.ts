import { send } from '../../../platform/api.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/use-translation.ts'
import { showToast } from '../../../ui/toast.store.ts'
import { useRequestParts } from './request-context.ts'

/** Deletes a draft at once; whoever did not mean it gets the same draft back by one press. */
export function useDelete(onGone: () => void, onBack: (id: number) => void) {
  const { t } = useTranslation('bookingForm')
  const language = useLanguage()
  const { work } = useRequestParts()
  return async () => {
    const { id, revision } = work.saver.base()
    const state = work.state.get()
    if (id === undefined || revision === undefined || !state) return
    try {
      await work.saver.flush()
      work.isGoing.set(true)
      await send('DELETE /api/bookings/draft', { query: { id, revision: work.saver.base().revision ?? revision } })
    } catch (error) {
      work.isGoing.set(false)
      showToast({ kind: 'error', text: await failureText(error, language) })
      return
    }
    const body = { document: work.form.document.get(), organisation: state.organisation.ref }
    const back = async () => onBack((await send('POST /api/bookings/draft', { body })).state.id)
    const act = () => void back().catch(() => showToast({ kind: 'error', text: t('life.notBack') }))
    showToast({ kind: 'success', text: t('life.deleted', { ref: state.ediRef }), action: { text: t('undo'), act } })
    work.stop()
    onGone()
  }
}
