import {
  type OfferedAction,
  type OwnReason,
  offeredActions,
  ownReasons,
  type Reason,
} from '@fairway/contract/bookings/page/booking-actions.rules'
import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import type { BookingAction } from '@fairway/contract/bookings/page/booking-page.values'
import { type RequestStatus, requestStatuses } from '@fairway/contract/bookings/requests/booking-request.values'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { codeText } from '../../../platform/calls/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { requestPath } from '../request-links.ts'
import type { CancelDialogProps } from '../request-list/cancel-dialog.tsx'
import { vgmPath } from '../vgm-path.ts'
import css from './booking-action-bar.module.css'
import { containersPath, correctionPath, instructionStep, instructPath, newCorrectionPath } from './page-paths.ts'
import { primaryAction } from './urgency.rules.ts'

const isOwn = (code: Reason['code']): code is OwnReason => ownReasons.some((one) => one === code)
const isStatus = (text: string): text is RequestStatus => requestStatuses.some((one) => one === text)

/** Why an action is not available, in the reader's language. The catalogue loads when it is first needed. */
function useReasonText({ code, args }: Reason): string {
  const { t } = useTranslation('bookingPage')
  const { t: bookings } = useTranslation('bookings')
  const language = useLanguage()
  const [text, setText] = useState('')
  const filled = args.map((arg) => (isStatus(arg) ? bookings(`words.statuses.${arg}`) : arg)).join('\n')
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

const CancelDialog = lazyDialog<CancelDialogProps>(
  async () => (await import('../request-list/cancel-dialog.tsx')).CancelDialog,
)

/** A button for every available action, and the reason for every other one. */
export function BookingActionBar({ page }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const queries = useQueryClient()
  const [isCancelling, setIsCancelling] = useState(false)
  const groups = effectiveGroups() ?? []
  const offered = offeredActions(page, groups)
  const open = offered.flatMap(({ action, reason }) => (reason ? [] : [action]))
  const first = primaryAction(open, page)
  const { request, correction, bookingNo, ediRef } = page
  const pathOf: Record<Exclude<BookingAction, 'cancel'>, string> = {
    amend: requestPath('edit', request?.id),
    copy: requestPath('copy', request?.id),
    correct: correction ? correctionPath(correction) : newCorrectionPath(bookingNo),
    track: containersPath(page, groups),
    instruct: instructPath(page),
    weigh: vgmPath(bookingNo),
  }
  const [instruction, another] = page.instructions ?? []
  const nameOf = (action: BookingAction) => {
    if (action === 'correct' && correction) return t('deeds.goOn')
    if (action !== 'instruct' || !page.instructions || another) return t(`deeds.names.${action}`)
    return t(`deeds.instruct.${instruction ? instructionStep(instruction) : 'start'}`)
  }
  const variantOf = (action: BookingAction) => (action === first ? 'primary' : 'plain')
  return (
    <section className={css.bar} aria-label={t('deeds.title')}>
      {open.length > 0 && (
        <Row gap={10} align="stretch" className={css.open}>
          {open.map((action) =>
            action === 'cancel' ? (
              <Button key={action} onClick={() => setIsCancelling(true)}>
                {nameOf(action)}
              </Button>
            ) : (
              <PageLink key={action} href={pathOf[action]} className={buttonClass({ variant: variantOf(action) })}>
                {nameOf(action)}
              </PageLink>
            ),
          )}
        </Row>
      )}
      <UnavailableActions offered={offered} />
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

/** The actions that are not available, grouped by reason. */
function UnavailableActions({ offered }: { offered: readonly OfferedAction[] }) {
  const { t } = useTranslation('bookingPage')
  const byReason = new Map<string, { reason: Reason; actions: BookingAction[] }>()
  for (const { action, reason } of offered) {
    if (!reason) continue
    const key = [reason.code, ...reason.args].join(' ')
    const known = byReason.get(key)
    if (known) known.actions.push(action)
    else byReason.set(key, { reason, actions: [action] })
  }
  if (byReason.size === 0) return null
  return (
    <Stack as="ul" gap={2} size="sm" className={css.closed} aria-label={t('deeds.closed')}>
      {[...byReason].map(([key, closed]) => (
        <ClosedLine key={key} {...closed} />
      ))}
    </Stack>
  )
}

function ClosedLine({ reason, actions }: { reason: Reason; actions: readonly BookingAction[] }) {
  const { t } = useTranslation('bookingPage')
  const id = useId()
  const text = useReasonText(reason)
  return (
    <li>
      <Icon name="lock" size={16} />
      <span className={css.names}>
        {actions.map((action) => (
          <button key={action} type="button" className={css.name} aria-disabled="true" aria-describedby={id}>
            {t(`deeds.names.${action}`)}
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
