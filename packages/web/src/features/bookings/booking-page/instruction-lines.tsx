import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import type { SiStatus } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { StatusBadge, type StatusBadges } from '../../../ui/status/status-badge.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from './booking-page.module.css'
import { instructionPath, instructionStep, newInstructionPath } from './page-paths.ts'

const badges: StatusBadges<SiStatus> = {
  Draft: { tone: 'plain', icon: 'note' },
  Submitted: { tone: 'accent', icon: 'share' },
  Accepted: { tone: 'clear', icon: 'done' },
  Rejected: { tone: 'blocked', icon: 'blocked' },
  'Correction Pending': { tone: 'attention', icon: 'clock' },
}

/** The shipping instructions of the booking, one for each bill, with the next step of each. Others see the status alone. */
export function InstructionLines({ page: { instructions, bookingNo, status } }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const groups = effectiveGroups() ?? []
  const mayWrite = instructions !== null && (groups.includes('SI') || groups.includes('BS'))
  if (!mayWrite) return null
  const start = (text: string) =>
    status !== 'Canceled' && (
      <PageLink href={newInstructionPath(bookingNo)} className={buttonClass({ variant: 'quiet', small: true })}>
        {text}
      </PageLink>
    )
  return (
    <Stack as="section" aria-label={t('documents.instructions')}>
      {instructions.length === 0 && (
        <Row gap={16} rowGap={10} justify="between" size="sm" className={css.paper}>
          <p>
            <b>{t('documents.instructions')}</b>
            <Muted as="small" size="xs" block>
              {t('documents.noInstruction')}
            </Muted>
          </p>
          {start(t('documents.steps.start'))}
        </Row>
      )}
      {instructions.map((one, at) => (
        <Row key={one.id} gap={16} rowGap={10} justify="between" size="sm" className={css.paper}>
          <p>
            <b>{t('documents.instructions')}</b>
            <Muted as="small" size="xs" block>
              {one.blNo ? t('documents.instruction', { bill: one.blNo }) : t('documents.unnumbered')}
              {one.hasUnsent && one.status !== 'Draft' && ` · ${t('documents.unsent')}`}
            </Muted>
          </p>
          <Row gap={8}>
            <StatusBadge status={one.status} badges={badges} text={t(`words.instructions.${one.status}`)} />
            <PageLink href={instructionPath(one)} className={buttonClass({ small: true })}>
              {t(`documents.steps.${instructionStep(one)}`)}
            </PageLink>
            {at === instructions.length - 1 && start(t('documents.anotherBill'))}
          </Row>
        </Row>
      ))}
    </Stack>
  )
}
