import { canCorrect } from '@fairway/contract/corrections/correction.states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery, send } from '../../../platform/api.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { useStore } from '../../../platform/store.ts'
import { useLanguage, useTranslation } from '../../../platform/use-translation.ts'
import { showToast } from '../../../ui/toast.store.ts'
import type { CorrectionWork } from './correction-work.ts'
import { loadCorrection } from './use-correction-work.ts'

/** Whether the booking is still what is corrected, asked on opening and whenever it may have changed; and the way to go on. */
export function useFreshness(work: CorrectionWork, id: number) {
  const { t } = useTranslation('corrections')
  const language = useLanguage()
  const status = useStore(work.state)?.status
  const [isTaking, setIsTaking] = useState(false)
  const { data, refetch } = useQuery({
    ...apiQuery('GET /api/corrections/v2/checkLatestBookingData', { query: { id } }),
    enabled: status !== undefined && canCorrect('update', status),
    staleTime: 0,
  })
  const latest = status !== undefined && canCorrect('update', status) && data?.isLatest === false ? data : undefined
  const takeLatest = async () => {
    if (!latest || isTaking) return
    setIsTaking(true)
    try {
      await work.takeLatest(latest.latest, async (revision, document) => {
        await send('PUT /api/corrections/v2/update', { body: { id, revision, document, takesLatest: true } })
        return loadCorrection(id)
      })
      showToast({ kind: 'success', text: t('stale.taken') })
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
    } finally {
      await refetch()
      setIsTaking(false)
    }
  }
  /** Asks again: true when the booking is still what is corrected. */
  const check = async () => (await refetch()).data?.isLatest ?? true
  return { latest, takeLatest: takeLatest, isTaking, check }
}
export type Freshness = ReturnType<typeof useFreshness>
