import { type OwnReason, ownReasons, type Reason } from '@fairway/contract/bookings/booking-deeds.rules'
import { type RequestStatus, requestStatuses } from '@fairway/contract/bookings/booking-request.words'
import { useEffect, useState } from 'react'
import { codeText } from '../../../platform/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/use-translation.ts'

const isOwn = (code: Reason['code']): code is OwnReason => ownReasons.some((one) => one === code)
const isStatus = (text: string): text is RequestStatus => requestStatuses.some((one) => one === text)

/** Why something may not be done, in the reader's language; the catalogue's texts come when the first is needed. */
export function useReasonText({ code, args }: Reason): string {
  const { t } = useTranslation('bookingPage')
  const { t: words } = useTranslation('bookings')
  const language = useLanguage()
  const [text, setText] = useState('')
  const filled = args.map((arg) => (isStatus(arg) ? words(`words.statuses.${arg}`) : arg)).join('\n')
  useEffect(() => {
    let isCurrent = true
    const show = (found: string | undefined) => isCurrent && setText(found ?? '')
    if (!isOwn(code)) codeText(code, filled.split('\n'), language).then(show, () => {})
    return () => {
      isCurrent = false
    }
  }, [code, filled, language])
  return isOwn(code) ? t(`deeds.reasons.${code}`) : text
}
