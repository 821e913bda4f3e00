import type { RequestOutcome } from '@fairway/contract/bookings/booking-request.schema'
import { send } from '../../../platform/api.ts'
import { useSending } from '../../../ui/document-form/use-sending.ts'
import { wrongOf } from './refused-request.ts'
import type { RequestWork } from './request-work.ts'

/** Sends a request to the carrier. */
export const useSubmit = (work: RequestWork, onOutcome: (outcome: RequestOutcome) => void) =>
  useSending<RequestOutcome>({
    work,
    deliver: (body, writeKey) => send('POST /api/bookings/submit', { body }, { writeKey }),
    wrongOf,
    onRefused: async (code) => {
      const { id } = work.saver.base()
      if (code === 'BR0003' && id !== undefined) work.hear(await send('GET /api/bookings/detail', { query: { id } }))
    },
    onOutcome,
  })
