import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageLink } from '../../../ui/page-link.tsx'

interface Known {
  missingCode: string
  listPath: string
  texts: { list: string; failed: string }
}

/** An address of an unknown request or correction. */
export function UnknownSubject({ subject: { missingCode, listPath, texts } }: { subject: Known }) {
  const text = useCodeText(missingCode)
  return (
    <EmptyState
      as="h1"
      icon="alert"
      title={texts.failed}
      actions={
        <PageLink href={listPath} className={buttonClass({ variant: 'primary' })}>
          {texts.list}
        </PageLink>
      }
    >
      {text}
    </EmptyState>
  )
}

/** An address with a type that has no versions. */
export function InvalidType() {
  const { t } = useTranslation('bookings')
  return (
    <EmptyState
      as="h1"
      icon="alert"
      title={t('compare.invalidType')}
      actions={
        <PageLink href="/bookingRequest" className={buttonClass({ variant: 'primary' })}>
          {t('states.toList')}
        </PageLink>
      }
    >
      {t('compare.invalidText')}
    </EmptyState>
  )
}
