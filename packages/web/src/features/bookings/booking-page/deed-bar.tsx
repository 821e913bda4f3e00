import {
  deedsOf,
  type OfferedDeed,
  type OwnReason,
  ownReasons,
  type Reason,
} from '@fairway/contract/bookings/booking-deeds.rules'
import type { BookingPage } from '@fairway/contract/bookings/booking-page.schema'
import type { BookingDeed } from '@fairway/contract/bookings/booking-page.words'
import { type RequestStatus, requestStatuses } from '@fairway/contract/bookings/booking-request.words'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { codeText } from '../../../platform/failure-text.ts'
import { groupsInForce } from '../../../platform/session.store.ts'
import { useLanguage, useTranslation } from '../../../platform/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { requestPath } from '../request-links.ts'
import type { CancelDialogProps } from '../request-list/cancel-dialog.tsx'
import css from './deed-bar.module.css'
import { boxesPath, correctionPath, newCorrectionPath } from './page-paths.ts'
import { firstDeed } from './urgency.rules.ts'

const isOwn = (code: Reason['code']): code is OwnReason => ownReasons.some((one) => one === code)
const isStatus = (text: string): text is RequestStatus => requestStatuses.some((one) => one === text)

/** Why something may not be done, in the reader's language; the catalogue's texts come when the first is needed. */
function useReasonText({ code, args }: Reason): string {
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

const CancelDialog = lateDialog<CancelDialogProps>(
  async () => (await import('../request-list/cancel-dialog.tsx')).CancelDialog,
)

/** A button for everything that may be done with the booking, and the reason beside everything that may not. */
export function DeedBar({ page }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const queries = useQueryClient()
  const [isCancelling, setIsCancelling] = useState(false)
  const groups = groupsInForce() ?? []
  const offered = deedsOf(page, groups)
  const open = offered.flatMap(({ deed, reason }) => (reason ? [] : [deed]))
  const first = firstDeed(open, page)
  const { request, correction, bookingNo, ediRef } = page
  const pathOf: Record<Exclude<BookingDeed, 'cancel'>, string> = {
    amend: requestPath('edit', request?.id),
    copy: requestPath('copy', request?.id),
    correct: correction ? correctionPath(correction) : newCorrectionPath(bookingNo),
    track: boxesPath(page, groups),
    instruct: '/shippingInstructions',
    weigh: '/vgmDetails',
  }
  const nameOf = (deed: BookingDeed) => (deed === 'correct' && correction ? t('deeds.goOn') : t(`deeds.names.${deed}`))
  const look = (deed: BookingDeed) => (deed === first ? 'primary' : 'plain')
  return (
    <section className={css.bar} aria-label={t('deeds.title')}>
      {open.length > 0 && (
        <div className={css.open}>
          {open.map((deed) =>
            deed === 'cancel' ? (
              <Button key={deed} onClick={() => setIsCancelling(true)}>
                {nameOf(deed)}
              </Button>
            ) : (
              <PageLink key={deed} href={pathOf[deed]} className={buttonClass({ look: look(deed) })}>
                {nameOf(deed)}
              </PageLink>
            ),
          )}
        </div>
      )}
      <ClosedDeeds offered={offered} />
      {isCancelling && request && (
        <CancelDialog
          request={{ id: request.id, revision: request.revision, name: ediRef ?? bookingNo }}
          onClose={() => setIsCancelling(false)}
          onSent={() => {
            setIsCancelling(false)
            void queries.invalidateQueries()
          }}
        />
      )}
    </section>
  )
}

/** What may not be done now; deeds that are closed for one reason stand before it together. */
function ClosedDeeds({ offered }: { offered: readonly OfferedDeed[] }) {
  const { t } = useTranslation('bookingPage')
  const byReason = new Map<string, { reason: Reason; deeds: BookingDeed[] }>()
  for (const { deed, reason } of offered) {
    if (!reason) continue
    const key = [reason.code, ...reason.args].join(' ')
    const known = byReason.get(key)
    if (known) known.deeds.push(deed)
    else byReason.set(key, { reason, deeds: [deed] })
  }
  if (byReason.size === 0) return null
  return (
    <ul className={css.closed} aria-label={t('deeds.closed')}>
      {[...byReason].map(([key, closed]) => (
        <ClosedLine key={key} {...closed} />
      ))}
    </ul>
  )
}

function ClosedLine({ reason, deeds }: { reason: Reason; deeds: readonly BookingDeed[] }) {
  const { t } = useTranslation('bookingPage')
  const id = useId()
  const text = useReasonText(reason)
  return (
    <li>
      <Icon name="lock" size={16} />
      <span className={css.names}>
        {deeds.map((deed) => (
          <button key={deed} type="button" className={css.name} aria-disabled="true" aria-describedby={id}>
            {t(`deeds.names.${deed}`)}
          </button>
        ))}
      </span>
      <span className={css.reason}>
        <span id={id}>{text}</span>{' '}
        {reason.code === 'noRequest' && <PageLink href="/support">{t('deeds.contact')}</PageLink>}
      </span>
    </li>
  )
}
