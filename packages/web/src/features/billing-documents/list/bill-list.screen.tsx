import { BILLS_AT_ONCE } from '@fairway/contract/billing-documents/paper.values'
import { GROUP_MOST, WAITS_FOR_LETTER } from '@fairway/contract/letters-of-indemnity/one-time-letter.values'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { type ListScreenProps, useListPage } from '../../../ui/listing/use-list-page.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { Muted } from '../../../ui/text.tsx'
import { signPath } from '../billing-links.ts'
import { BillingTabs } from '../billing-tabs.tsx'
import type { PapersOfBillsDialog } from '../papers/papers-of-bills.dialog.tsx'
import { billList } from './bills.list.ts'

const PapersOfBills = lazyDialog<ComponentProps<typeof PapersOfBillsDialog>>(
  async () => (await import('../papers/papers-of-bills.dialog.tsx')).PapersOfBillsDialog,
)

/** All bills that a person may see, with what is to be paid, released or decided. */
export function BillListScreen(props: ListScreenProps) {
  const page = useListPage(billList, props)
  const { blNo, shipmentId, release } = page.list.columns
  const chosen = blNo.flatMap((number, row) =>
    page.keys.has(number) ? [{ id: shipmentId[row] ?? '', waits: release[row] === WAITS_FOR_LETTER }] : [],
  )
  const maySign = (effectiveGroups() ?? []).includes('OL') && chosen.some(({ waits }) => waits)
  return (
    <ListPage
      page={page}
      above={<BillingTabs here="bills" />}
      selectLimit={BILLS_AT_ONCE}
      actions={
        <>
          <PapersOfChosen blNos={[...page.keys]} />
          {maySign && <LetterFor shipmentIds={chosen.map(({ id }) => id)} />}
        </>
      }
    />
  )
}

/** The way to one letter of indemnity for the bills that are chosen; those that need none are named there. */
function LetterFor({ shipmentIds }: { shipmentIds: string[] }) {
  const { t } = useTranslation('oneTimeLetter')
  if (shipmentIds.length > GROUP_MOST) return <Muted size="sm">{t('chooseHint', { limit: GROUP_MOST })}</Muted>
  return (
    <PageLink href={signPath(shipmentIds)} className={buttonClass({ small: true })}>
      {t('choose', { count: shipmentIds.length })}
    </PageLink>
  )
}

/** Downloads or mails papers of the bills that are chosen. */
function PapersOfChosen({ blNos }: { blNos: readonly string[] }) {
  const { t } = useTranslation('billing')
  const [isOpen, setIsOpen] = useState(false)
  if (blNos.length === 0) return null
  return (
    <>
      <Button variant="primary" small onClick={() => setIsOpen(true)}>
        {t('papers.ofBills', { count: blNos.length })}
      </Button>
      {isOpen && <PapersOfBills blNos={blNos} onClose={() => setIsOpen(false)} />}
    </>
  )
}
