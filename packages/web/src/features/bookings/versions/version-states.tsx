import { useCodeText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageLink } from '../page-link.tsx'

/** An address that names no request. */
export function UnknownRequest() {
  const { t } = useTranslation('bookings')
  const text = useCodeText('BR0002')
  return (
    <EmptyState as="h1" icon="alert" title={t('history.failed')} actions={<ToList />}>
      {text}
    </EmptyState>
  )
}

/** An address that asks for a comparison that does not exist, or not yet. */
export function InvalidType({ isCorrection }: { isCorrection: boolean }) {
  const { t } = useTranslation('bookings')
  return (
    <EmptyState
      as="h1"
      icon="alert"
      title={t(isCorrection ? 'compare.page' : 'compare.invalidType')}
      actions={<ToList />}
    >
      {t(isCorrection ? 'compare.corrections' : 'compare.invalidText')}
    </EmptyState>
  )
}

function ToList() {
  const { t } = useTranslation('bookings')
  return (
    <PageLink href="/bookingRequest" className={buttonClass({ look: 'primary' })}>
      {t('states.toList')}
    </PageLink>
  )
}
