import type { CorrectionOutcome } from '@fairway/contract/corrections/correction.schema'
import { send } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useSending } from '../../../ui/document-form/use-sending.ts'
import { showToast } from '../../../ui/toast.store.ts'
import { type CorrectionWork, wrongOf } from './correction-work.ts'
import { loadCorrection } from './use-correction-work.ts'

/** Refusals because something else happened meanwhile: what is shown is looked at again. */
const moved = ['GE0007', 'BC0008', 'BC0006']

/** Sends a correction to the carrier, the first time or once more after a rejection. */
export function useSendCorrection(work: CorrectionWork, id: number, check: () => Promise<boolean>) {
  const { t } = useTranslation('corrections')
  return useSending<CorrectionOutcome>({
    work,
    wrongOf,
    deliver: ({ revision = 0, document }, writeKey) => {
      const body = { id, revision, document }
      return work.state.get()?.status === 'Rejected'
        ? send('POST /api/corrections/v2/reApproveBooking', { body }, { writeKey })
        : send('POST /api/corrections/v2/action', { body: { action: 'submit', ...body } }, { writeKey })
    },
    onRefused: async (code = '') => {
      if (code === 'BC0007') await check()
      if (moved.includes(code)) work.hear(await loadCorrection(id))
    },
    onOutcome: async ({ result, state: { version } }) => {
      const isSent = result === 'Success'
      const text = isSent ? t('result.Success', { version }) : t(result === 'NoEdit' ? 'result.NoEdit' : 'result.Error')
      showToast({ kind: isSent ? 'success' : 'note', text })
      work.hear(await loadCorrection(id))
    },
  })
}
