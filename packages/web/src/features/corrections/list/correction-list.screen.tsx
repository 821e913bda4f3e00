import type { CorrectionList } from '@fairway/contract/corrections/correction.schema'
import { correctionStatuses } from '@fairway/contract/corrections/correction.values'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { chipLabels, chipsOf } from '../../../ui/listing/criteria-chips.ts'
import type { ListAddress, OnAddress } from '../../../ui/listing/list-address.rules.ts'
import type { ListPageText, RefusalCodes } from '../../../ui/listing/list-content.tsx'
import { ListCount } from '../../../ui/listing/list-frame.tsx'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { SummaryCards } from '../../../ui/summary-cards.tsx'
import { correctionPath } from '../correction-links.ts'
import { CorrectionStatusTag } from '../status-tag.tsx'
import type { CorrectionCriteria } from './correction-criteria.rules.ts'
import type { CorrectionListLabels } from './correction-labels.ts'
import css from './correction-list.module.css'
import type { FilterDialogProps } from './filter-dialog.tsx'
import { StartCorrection } from './start-correction.tsx'
import { useCorrectionListPage } from './use-correction-list-page.ts'

const FilterDialog = lazyDialog<FilterDialogProps>(async () => (await import('./filter-dialog.tsx')).FilterDialog)

interface Props {
  address: ListAddress
  onAddress: OnAddress
}

const refusals: RefusalCodes = { over: ['BD0006'], missing: [], denied: ['GE0004', 'GE0005'] }

/** Where a shipment is corrected: one to begin with, and all that were begun. */
export function CorrectionListScreen({ address, onAddress }: Props) {
  const navigate = useNavigate()
  const { t } = useTranslation('corrections')
  const listPage = useCorrectionListPage(address, onAddress)
  const { labels, criteria, buffered, list } = listPage
  const { statuses } = criteria
  const card = useCallback((row: number) => <CorrectionCard list={list} row={row} labels={labels} />, [list, labels])
  return (
    <ListPage
      listPage={listPage}
      address={address}
      icon="note"
      say={(text: ListPageText) => t(`list.${text}`)}
      refusals={refusals}
      card={card}
      above={<StartCorrection onOpen={(id) => void navigate({ to: '/bookingUpdateDetails', search: { id } })} />}
      summaryCards={
        <SummaryCards
          values={correctionStatuses}
          nameOf={(status) => t(`words.statuses.${status}`)}
          blocked="Rejected"
          label={t('list.cards')}
          hint={t('list.cardsHint')}
          counts={listPage.counts}
          isCounting={listPage.found.isAsking}
          chosen={statuses ?? []}
          onChoose={listPage.choose}
        />
      }
      chips={useChips(criteria)}
      bar={{ label: t('filter.label'), filterText: t('filter.open') }}
      ofCards={statuses ? { statuses } : {}}
      notes={buffered && <ListCount text={t('list.found', { count: listPage.grid.shown.length })} />}
      filter={(dialog) => <FilterDialog {...dialog} />}
    />
  )
}

function useChips(criteria: CorrectionCriteria) {
  const { t } = useTranslation('corrections')
  const labels = chipLabels(useTranslation('listing').t)
  const { chips, add } = chipsOf(criteria, labels)
  const { text, from = '', to = '' } = criteria
  if (text) add(t('filter.text'), text, 'text')
  if (from || to) add(t('filter.changed'), labels.range(from, to), 'from', 'to')
  return chips
}

interface CorrectionCardProps {
  list: CorrectionList
  row: number
  labels: CorrectionListLabels
}

/** A correction on a phone: its shipment, where it stands, whose cargo it is about, and what the carrier said. */
function CorrectionCard({ list: { columns: c }, row, labels: { t, place, wall } }: CorrectionCardProps) {
  const [from = '', to = '', action, note] = [
    c.portOfLoading[row],
    c.portOfDischarge[row],
    c.carrierAction[row],
    c.carrierNote[row],
  ]
  return (
    <div className={css.card}>
      <div className={css.cardHead}>
        <PageLink href={correctionPath(c.id[row] ?? 0)} className={css.name}>
          {c.shipmentNo[row]}
        </PageLink>
        <CorrectionStatusTag status={c.status[row] ?? 'In Progress'} />
      </div>
      <p className={css.soft}>
        {t('list.card.bill', { no: c.blNo[row] ?? '' })}
        {c.customerReference[row] && ` · ${c.customerReference[row]}`}
      </p>
      <p>{t('list.card.route', { from: place(from), to: place(to) })}</p>
      {c.consignee[row] && <p className={css.soft}>{c.consignee[row]}</p>}
      {action && (
        <p>
          {t('list.card.carrier', { action: t(`words.carrierActions.${action}`) })}
          {note && <span className={css.soft}> {note}</span>}
        </p>
      )}
      <p className={css.soft}>
        {t('columns.savedAt')} {wall(c.savedAt[row] ?? '')}, {c.savedBy[row]}
      </p>
    </div>
  )
}
