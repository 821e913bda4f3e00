import type { SiCommodity } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { useInstructionParts } from './si-context.ts'

/** Moves commodities or containers to a new bill of the same booking. The new bill is saved before anything leaves this one. */
export function useSplit() {
  const { t } = useTranslation('siForm')
  const language = useLanguage()
  const { editor, booking } = useInstructionParts()
  const move = async (moved: readonly SiCommodity[], rest: readonly SiCommodity[]) => {
    // this bill takes its own number first
    if (editor.saver.base().id === undefined) editor.saver.note(editor.form.document.get())
    if (!(await editor.saver.flush())) throw new Error('the first bill is not saved')
    const { bookingNo } = booking.get()
    const before = editor.form.document.get()
    const { nextBlNo } = (await send('GET /api/si/form', { query: { reference: bookingNo } })).booking
    const document = { ...before, blNo: nextBlNo, commodities: [...moved], remarks: '' }
    const { state } = await send('POST /api/si/draft', { body: { document } })
    editor.form.put({ ...before, commodities: [...rest] })
    booking.set((await send('GET /api/si/form', { query: { reference: bookingNo } })).booking)
    const undo = async () => {
      await send('DELETE /api/si/draft', { query: { id: state.id, revision: state.revision } })
      editor.form.put(before)
    }
    const act = () => void undo().catch(() => showToast({ kind: 'error', text: t('split.notBack') }))
    showToast({ kind: 'success', text: t('split.done', { blNo: nextBlNo }), action: { text: t('undo'), act } })
  }
  return (moved: readonly SiCommodity[], rest: readonly SiCommodity[]) =>
    move(moved, rest).catch(async (error: unknown) =>
      showToast({ kind: 'error', text: (await failureText(error, language)) ?? t('split.failed') }),
    )
}
