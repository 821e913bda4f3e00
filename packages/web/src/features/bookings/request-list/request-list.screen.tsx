import { type RequestStatus, requestStatuses } from '@fairway/contract/bookings/booking-request.values'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { CriteriaBar } from '../../../ui/listing/criteria-bar.tsx'
import { chipLabels, chipsOf } from '../../../ui/listing/criteria-chips.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import { ListCount, ListFrame } from '../../../ui/listing/list-frame.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { SummaryCards } from '../../../ui/summary-cards.tsx'
import { requestPath } from '../request-links.ts'
import type { RequestLabels } from '../request-words.ts'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { RequestBar } from './request-bar.tsx'
import type { RequestCriteria } from './request-criteria.rules.ts'
import css from './request-list.module.css'
import { RequestRows } from './request-rows.tsx'
import { useRequestList } from './use-request-list.ts'

const FilterDialog = lazyDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)

interface Props {
  address: ListAddress
  onAddress: OnAddress
}

/** All requests of a person's organisations: how many stand where, which of them, and what can be done to each. */
export function RequestListScreen({ address, onAddress }: Props) {
  const { t } = useTranslation('bookings')
  const { t: listing } = useTranslation('listing')
  const listPage = useRequestList(address, onAddress)
  const { labels, criteria, change, list, grid, found } = listPage
  const [isFiltering, setIsFiltering] = useState(false)
  const [chosenKey, setChosenKey] = useState<string>()
  const chosenRow = useMemo(() => {
    const row = chosenKey === undefined ? -1 : list.columns.id.indexOf(Number(chosenKey))
    return row < 0 ? undefined : row
  }, [chosenKey, list])
  return (
    <>
      <ListFrame
        title={t('list.title')}
        name="gridPrefBR"
        fileName={t('list.fileName')}
        grid={grid}
        address={address}
        criteria={criteria}
        onOpenView={listPage.openView}
        action={
          <span className={css.begin}>
            <PageLink href="/fileUpload?form=booking" className={buttonClass({ small: true })}>
              {t('list.upload')}
            </PageLink>
            <PageLink href={requestPath('new')} className={buttonClass({ variant: 'primary', small: true })}>
              {t('list.new')}
            </PageLink>
          </span>
        }
        summaryCards={
          <StatusSummaryCards
            counts={listPage.counts}
            isCounting={found.isAsking}
            chosen={criteria.statuses ?? []}
            onChoose={listPage.choose}
          />
        }
        criteriaBar={
          <CriteriaBar
            chips={criteriaChips(criteria, labels, listing)}
            errors={listPage.errors}
            onChange={change}
            onClear={() => change(criteria.statuses ? { statuses: criteria.statuses } : {})}
            onFilter={() => setIsFiltering(true)}
            label={t('filter.label')}
            filterText={t('filter.open')}
          />
        }
        notes={found.list && <ListCount text={t('list.found', { count: grid.shown.length })} />}
      >
        {chosenRow !== undefined && (
          <RequestBar list={list} row={chosenRow} labels={labels} onDone={() => setChosenKey(undefined)} />
        )}
        <RequestRows
          listPage={listPage}
          chosenKey={chosenRow === undefined ? undefined : chosenKey}
          onChoose={setChosenKey}
          onFilter={() => setIsFiltering(true)}
        />
      </ListFrame>
      {isFiltering && (
        <FilterDialog
          criteria={criteria}
          labels={labels}
          onClose={() => setIsFiltering(false)}
          onSearch={(next) => {
            setIsFiltering(false)
            change(next)
          }}
        />
      )}
    </>
  )
}

/** What the list is narrowed by, one chip for each criterion; the statuses have their cards. */
function criteriaChips(criteria: RequestCriteria, { t, place }: RequestLabels, listing: TFunction<'listing'>) {
  const { text, portOfLoading, portOfDischarge, vvd, from, to } = criteria
  const { chips, add } = chipsOf(criteria, chipLabels(listing))
  if (text) add(t('filter.text'), text, 'text')
  if (portOfLoading) add(t('columns.portOfLoading'), place(portOfLoading), 'portOfLoading')
  if (portOfDischarge) add(t('columns.portOfDischarge'), place(portOfDischarge), 'portOfDischarge')
  if (vvd) add(t('columns.vvd'), vvd, 'vvd')
  if (from || to) add(t('filter.changed'), `${from ?? '…'} – ${to ?? '…'}`, 'from', 'to')
  return chips
}

interface StatusSummaryCardsProps {
  /** How many requests are in each status, once that is known. */
  counts: Readonly<Record<RequestStatus, number>> | undefined
  isCounting: boolean
  chosen: readonly RequestStatus[]
  onChoose: (statuses: RequestStatus[]) => void
}

/** The statuses with how many requests are in each. */
function StatusSummaryCards(props: StatusSummaryCardsProps) {
  const { t } = useTranslation('bookings')
  const nameOf = (status: RequestStatus) => t(`words.statuses.${status}`)
  return (
    <SummaryCards
      {...props}
      values={requestStatuses}
      nameOf={nameOf}
      blocked="Rejected"
      label={t('list.cards')}
      hint={t('list.cardsHint')}
    />
  )
}
