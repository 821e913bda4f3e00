import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { codeOf } from '../../../ui/listing/list-calls.ts'
import { ListRows } from '../../../ui/listing/list-rows.tsx'
import { BadCriteria, FailedList, ListSkeleton, NoMatch } from '../../../ui/listing/list-states.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { requestPath } from '../request-links.ts'
import type { RequestLabels } from '../request-words.ts'
import { RequestStatusTag } from '../status-tag.tsx'
import { emptyList } from './empty-list.ts'
import type { RequestList } from './request-calls.ts'
import { nameOf } from './request-columns.tsx'
import css from './request-rows.module.css'
import type { RequestListPageState } from './use-request-list.ts'

interface Props {
  listPage: RequestListPageState
  chosenKey: string | undefined
  onChoose: (key: string | undefined) => void
  onFilter: () => void
}

/** The requests as a grid or as cards, or what stands in their place: on their way, none, too many, or out of reach. */
export function RequestRows({ listPage, chosenKey, onChoose, onFilter }: Props) {
  const { t } = useTranslation('bookings')
  const { labels, criteria, change, errors, found, list, grid, isCached } = listPage
  const clear = () => {
    if (Object.keys(grid.state.filters).length > 0) grid.setState({ ...grid.state, filters: {} })
    if (Object.keys(criteria).length > 0) change({})
  }
  const card = useCallback((row: number) => <RequestCard list={list} row={row} labels={labels} />, [list, labels])
  // one at a time: whoever chooses another one leaves the first
  const selection = useMemo(
    () => ({
      keys: new Set(chosenKey === undefined ? [] : [chosenKey]),
      // the box that chooses all gives up what is chosen
      onChange: (keys: ReadonlySet<string>) =>
        onChoose(keys.size > 2 ? undefined : [...keys].find((key) => key !== chosenKey)),
    }),
    [chosenKey, onChoose],
  )
  if (errors.length > 0) return <BadCriteria errors={errors} onFilter={onFilter} title={t('states.wrongTitle')} />
  if (found.error && !found.list) {
    const isOver = codeOf(found.error) === 'BD0006'
    return (
      <FailedList
        error={found.error}
        refusal={isOver ? 'over' : 'failed'}
        title={t(isOver ? 'states.overTitle' : 'states.failedTitle')}
        {...(isOver && { hint: t('states.over'), icon: 'search' })}
        narrowText={t('filter.open')}
        onRetry={() => void found.askAgain()}
        onFilter={onFilter}
        onClear={clear}
      />
    )
  }
  if (list === emptyList) return <ListSkeleton text={t('states.loading')} />
  const isNarrowed = Object.keys(criteria).length + Object.keys(grid.state.filters).length > 0
  return (
    <ListRows
      name="gridPrefBR"
      label={t('list.grid')}
      grid={grid}
      isFormer={isCached}
      selection={selection}
      card={card}
      empty={
        isNarrowed ? (
          <NoMatch
            title={t('states.noMatchTitle')}
            text={t('states.noMatch')}
            clearText={t('filter.clear')}
            onClear={clear}
          />
        ) : (
          <NoRequests />
        )
      }
    />
  )
}

/** No request at all, which leads to the first one. */
function NoRequests() {
  const { t } = useTranslation('bookings')
  return (
    <EmptyState
      icon="ship"
      title={t('states.emptyTitle')}
      actions={
        <PageLink href={requestPath('new')} className={buttonClass({ variant: 'primary' })}>
          {t('list.new')}
        </PageLink>
      }
    >
      {t('states.empty')}
    </EmptyState>
  )
}

interface RequestCardProps {
  list: RequestList
  row: number
  labels: RequestLabels
}

/** A request on a phone: what it is called, where it stands and goes, its ship, and what the carrier said. */
function RequestCard({ list, row, labels }: RequestCardProps) {
  const { columns: c } = list
  const { t, place, wall } = labels
  const [from, to, vvd, departs] = [c.portOfLoading[row], c.portOfDischarge[row], c.vvd[row], c.departureAt[row]]
  const [action, note, cutOff] = [c.carrierAction[row], c.carrierNote[row], c.siCutOffAt[row]]
  return (
    <div className={css.card}>
      <div className={css.head}>
        <a href={`/bookingRequestDetails?type=view&id=${c.id[row]}`} className={css.name}>
          {nameOf(list, row)}
        </a>
        <RequestStatusTag status={c.status[row] ?? 'Draft'} />
      </div>
      <p className={css.soft}>
        {c.ediRef[row]}
        {c.bookingNo[row] && ` · ${t('list.card.booking', { no: c.bookingNo[row] })}`}
      </p>
      {from && to && <p>{t('list.card.route', { from: place(from), to: place(to) })}</p>}
      {vvd && (
        <p>
          <span className={css.soft}>{vvd}</span> {departs && wall(departs, from)}
        </p>
      )}
      {cutOff && (
        <p>
          <span className={css.soft}>{t('columns.siCutOffAt')}</span> {wall(cutOff, from)}
        </p>
      )}
      {c.containers[row] && <p className={css.soft}>{c.containers[row]}</p>}
      {action && (
        <p>
          {t('list.card.carrier', { action: t(`words.carrierActions.${action}`) })}
          {note && <span className={css.soft}> {note}</span>}
        </p>
      )}
    </div>
  )
}
