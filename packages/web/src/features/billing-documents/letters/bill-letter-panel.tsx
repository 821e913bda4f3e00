import type { BillDetail } from '@fairway/contract/billing-documents/bill.schema'
import { letterBillTypes } from '@fairway/contract/letters-of-indemnity/one-time-letter.values'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from '../bill/bill.module.css'
import { letterPath, signPath } from '../billing-links.ts'

/** The letter of indemnity that a bill needs, is in a group for, or has; for its shipper and forwarder. */
export function BillLetterPanel({ detail: { bill, roles } }: { detail: BillDetail }) {
  const { t } = useTranslation('oneTimeLetter')
  const mayHaveLetter =
    letterBillTypes.some((type) => type === bill.type) &&
    roles.some((role) => role === 'shipper' || role === 'forwarder') &&
    (effectiveGroups() ?? []).includes('OL')
  const { shipmentId } = bill
  const { data } = useQuery({
    ...apiQuery('GET /api/signing/checkgroup', { query: { shipmentIds: shipmentId } }),
    enabled: mayHaveLetter,
  })
  if (!data || (!data.letter && data.refusal)) return null
  const { letter } = data
  const text = letter ? (letter.state === 'signed' ? 'bill.signed' : 'bill.inGroup') : 'bill.needed'
  return (
    <TitledPanel title={t('bill.title')}>
      <Stack gap={12} className={css.body}>
        <p>{t(text)}</p>
        <Row>
          <PageLink
            href={letter ? letterPath(letter.id) : signPath([shipmentId])}
            className={buttonClass({ variant: letter?.state === 'signed' ? 'plain' : 'primary', small: true })}
          >
            {letter ? t('bill.open', { reference: letter.reference }) : t('bill.sign')}
          </PageLink>
        </Row>
      </Stack>
    </TitledPanel>
  )
}
