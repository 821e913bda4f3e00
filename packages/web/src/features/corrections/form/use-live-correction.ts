import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ask, quietly } from '../../../platform/api.ts'
import { watchLive } from '../../../platform/live.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { showToast } from '../../../ui/toast.store.ts'
import type { CorrectionWork } from './correction-work.ts'
import { loadCorrection } from './use-correction-work.ts'

/** However much happens, an open correction is looked at again at most this often. */
const PATIENCE_MS = 2_000

/** Looks at an open correction again when something of the person's changed: the carrier's word shows by itself. */
export function useLiveCorrection(work: CorrectionWork, id: number, check: () => Promise<unknown>) {
  const { t } = useTranslation('corrections')
  const { data: told } = useQuery(ask('GET /api/notices', { query: {} }))
  const topic = told?.watch
  const after = useRef('1')
  after.current = told?.liveFrom ?? after.current
  const again = useRef(check)
  again.current = check
  useEffect(() => {
    if (topic === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      timer = undefined
      if (work.isGoing.get()) return
      const before = work.state.get()?.carrierAt
      const detail = await quietly(() => loadCorrection(id))
      work.hear(detail)
      const { carrierAction, carrierAt, status } = detail.state
      if (carrierAction && carrierAt !== before)
        showToast({ kind: 'note', text: t('result.decided', { action: t(`words.carrierActions.${carrierAction}`) }) })
      if (status === 'In Progress' || status === 'Rejected') await quietly(() => again.current())
    }
    const leave = watchLive({
      topics: [topic],
      after: after.current,
      onChange: () => {
        timer ??= setTimeout(() => void look().catch(() => {}), PATIENCE_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [id, topic, work, t])
}
