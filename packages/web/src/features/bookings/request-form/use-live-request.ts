import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ask, quietly, send } from '../../../platform/api.ts'
import { watchLive } from '../../../platform/live.ts'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { showToast } from '../../../ui/toast.store.ts'
import { useRequestParts } from './request-context.ts'

const DETAIL = 'GET /api/bookings/detail'
/** However much happens, an open request is looked at again at most this often. */
const PATIENCE_MS = 2_000

/** Looks at an open request again when something of the person's changed: the carrier's decision shows by itself. */
export function useLiveRequest() {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const client = useQueryClient()
  const id = useStore(work.state)?.id
  const { data: told } = useQuery({ ...ask('GET /api/notices', { query: {} }), enabled: id !== undefined })
  const topic = told?.watch
  const after = useRef('1')
  after.current = told?.liveFrom ?? after.current
  useEffect(() => {
    if (id === undefined || topic === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      timer = undefined
      if (work.isGoing.get()) return
      const before = work.state.get()?.carrierAt
      const detail = await quietly(() => send(DETAIL, { query: { id } }))
      void client.invalidateQueries({ queryKey: [DETAIL] })
      work.hear(detail)
      const { carrierAction, carrierAt } = detail.state
      if (carrierAction && carrierAt !== before)
        showToast({ kind: 'note', text: t('life.decided', { action: t(`words.carrierActions.${carrierAction}`) }) })
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
  }, [id, topic, work, client, t])
}
