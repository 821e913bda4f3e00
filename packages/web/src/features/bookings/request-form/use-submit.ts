import type { RequestOutcome } from '@fairway/contract/bookings/booking-request.schema'
import type { RequestWarning } from '@fairway/contract/bookings/booking-request.values'
import { unconfirmed } from '@fairway/contract/bookings/sailing.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { useRef, useState } from 'react'
import { send } from '../../../platform/api.ts'
import { useDocumentSubmit } from '../../../ui/document-form/use-sending.ts'
import { isWarning, requestFieldErrorsOf, warningsIn } from './refused-request.ts'
import type { RequestWork } from './request-work.ts'

interface Options {
  work: RequestWork
  /** What has to be confirmed as far as this page knows. */
  warnings: () => readonly Violation[]
  onOutcome: (outcome: RequestOutcome) => void
}

/** Sends a request to the carrier. Whoever sends it confirms its warnings first, those that only the server knows of as well. */
export function useSubmit({ work, warnings, onOutcome }: Options) {
  const [asking, setAsking] = useState<readonly Violation[]>()
  const confirmed = useRef<readonly RequestWarning[]>([])
  const sending = useDocumentSubmit<RequestOutcome>({
    work,
    besides: () => confirmed.current.join(),
    asksFirst: () => {
      const open = unconfirmed(warnings(), confirmed.current)
      if (open.length > 0) setAsking(open)
      return open.length > 0
    },
    deliver: (body, writeKey) =>
      send('POST /api/bookings/submit', { body: { ...body, confirmed: [...confirmed.current] } }, { writeKey }),
    fieldErrorsOf: requestFieldErrorsOf,
    onRefused: async (code, error) => {
      const { id } = work.saver.base()
      if (code === 'BR0003' && id !== undefined) work.receive(await send('GET /api/bookings/detail', { query: { id } }))
      const serverWarnings = warningsIn(error)
      if (serverWarnings.length === 0) return
      setAsking(serverWarnings)
      return 'handled'
    },
    onOutcome,
  })
  const close = () => setAsking(undefined)
  const confirm = () => {
    confirmed.current = (asking ?? []).map(({ code }) => code).filter(isWarning)
    close()
    // another vessel has other cut-offs: what was confirmed counts for this once
    void sending.submit().finally(() => {
      confirmed.current = []
    })
  }
  return { ...sending, asking, confirm, close }
}
