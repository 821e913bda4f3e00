import type { VgmBooking } from '@fairway/contract/vgm/vgm.schema'
import { type VgmSearchType, vgmSearchTypes } from '@fairway/contract/vgm/vgm.values'
import { isBlankRow } from '@fairway/contract/vgm/vgm-rows.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import checkCss from '../../ui/form/check-field.module.css'
import { broadField, SearchBar } from '../../ui/form/search-bar.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Muted } from '../../ui/text.tsx'
import { CutOff } from './cut-off.tsx'
import css from './vgm.module.css'
import type { VgmCriteria } from './vgm-criteria.rules.ts'
import { VgmOpening } from './vgm-opening.tsx'
import { VgmStatusTag } from './vgm-status.tsx'

interface Props {
  criteria: VgmCriteria | undefined
  onSearch: (criteria: VgmCriteria | undefined) => void
}

/** Finds bookings by number, B/L or reference. One that stands alone opens at once; of several some are chosen. */
export function VgmSearch({ criteria, onSearch }: Props) {
  const { t } = useTranslation('vgm')
  const bar = <Criteria criteria={criteria} onSearch={onSearch} />
  if (criteria) return <Found criteria={criteria} onSearch={onSearch} />
  return (
    <Screen title={t('title')}>
      {bar}
      <EmptyState icon="container" title={t('search.empty')}>
        {t('search.emptyText')}
      </EmptyState>
    </Screen>
  )
}

function Criteria({ criteria, onSearch }: Props) {
  const { t } = useTranslation('vgm')
  const form = useContractForm<{ search: VgmSearchType; numbers: string }>({
    defaults: { search: criteria?.search ?? 'booking', numbers: criteria?.numbers ?? '' },
    check: ({ numbers }) => (numbers.trim() === '' ? [{ path: 'numbers', code: 'VGM0007', args: [] }] : []),
  })
  return (
    <SearchBar form={form} label={t('search.label')} action={t('search.find')} onSearch={onSearch}>
      <SelectField
        form={form}
        name="search"
        label={t('search.by')}
        options={vgmSearchTypes.map((value) => ({ value, text: t(`search.${value}`) }))}
      />
      <TextField
        form={form}
        name="numbers"
        autoComplete="off"
        label={t('search.numbers')}
        hint={t('search.hint')}
        className={broadField}
      />
    </SearchBar>
  )
}

/** Above an open sheet: the search that found its bookings, and the way back to choose others. */
export function SearchAgain({ criteria, onSearch }: Props & { criteria: VgmCriteria }) {
  const { t } = useTranslation('vgm')
  const { search, numbers } = criteria
  return (
    <div className={css.above}>
      <Criteria criteria={criteria} onSearch={onSearch} />
      {criteria.open && (
        <div>
          <Button small onClick={() => onSearch({ search, numbers })}>
            {t('search.chooseOthers')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Found({ criteria, onSearch }: Props & { criteria: VgmCriteria }) {
  const { t } = useTranslation('vgm')
  const { search: type, numbers } = criteria
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...apiQuery('GET /api/vgm/search', { query: { type, numbers } }),
    refetchOnWindowFocus: false,
  })
  const bar = <Criteria criteria={criteria} onSearch={onSearch} />
  if (!data)
    return (
      <Screen title={t('title')}>
        {bar}
        <LoadingState
          loading={t('search.loading')}
          failed={t('search.failed')}
          error={error}
          onRetry={() => void refetch()}
        />
      </Screen>
    )
  const { bookings, missing } = data
  const left = missing.length > 0 && <Muted role="status">{t('search.missing', { numbers: missing.join(', ') })}</Muted>
  const [only] = bookings
  if (bookings.length === 1 && only)
    return (
      <VgmOpening
        bookingNos={[only.header.bookingNo]}
        above={
          <div className={css.above}>
            {bar}
            {left}
          </div>
        }
      />
    )
  return (
    <Screen title={t('title')}>
      <div className={css.above}>
        {bar}
        {left}
      </div>
      <Chooser
        bookings={bookings}
        receivedAt={dataUpdatedAt}
        onOpen={(open) => onSearch({ search: type, numbers, open })}
      />
    </Screen>
  )
}

/** Nothing can be stated of a booking that was cancelled or whose containers are all loaded. */
const isOpenBooking = ({ bookingStatus, containers }: VgmBooking) =>
  bookingStatus !== 'Canceled' && (containers.length === 0 || containers.some(({ isLoaded }) => !isLoaded))

interface ChooserProps {
  bookings: readonly VgmBooking[]
  receivedAt: number
  onOpen: (bookingNos: string[]) => void
}

/** The bookings that were found: those that are chosen open in one sheet. */
function Chooser({ bookings, receivedAt, onOpen }: ChooserProps) {
  const { t } = useTranslation('vgm')
  const language = useLanguage()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(bookings.filter(isOpenBooking).map(({ header }) => header.bookingNo)),
  )
  const choose = (bookingNo: string, isChosen: boolean) =>
    setChosen(new Set(isChosen ? [...chosen, bookingNo] : [...chosen].filter((one) => one !== bookingNo)))
  const open = bookings.map(({ header }) => header.bookingNo).filter((bookingNo) => chosen.has(bookingNo))
  const weighed = ({ sent, containers }: VgmBooking) =>
    t('search.weighed', { weighed: sent?.rows.filter((row) => !isBlankRow(row)).length ?? 0, all: containers.length })
  const columns: Column<VgmBooking>[] = [
    {
      name: 'booking',
      title: t('header.bookingNo'),
      placement: 'main',
      cell: (booking) => {
        const { bookingNo } = booking.header
        return (
          <label className={checkCss.choice}>
            <input
              type="checkbox"
              className={checkCss.box}
              checked={chosen.has(bookingNo)}
              disabled={booking.bookingStatus === 'Canceled'}
              onChange={({ target }) => choose(bookingNo, target.checked)}
            />
            <span>{bookingNo}</span>
          </label>
        )
      },
    },
    {
      name: 'status',
      title: t('search.status'),
      placement: 'corner',
      cell: ({ state, bookingStatus }) =>
        bookingStatus === 'Canceled' ? (
          t('answer.cancelledShort')
        ) : (
          <VgmStatusTag status={state?.status ?? 'Pending'} />
        ),
    },
    { name: 'weighed', title: t('rows.title'), cell: weighed },
    { name: 'vessel', title: t('header.vessel'), cell: ({ header }) => header.vvd ?? t('header.notNamed') },
    {
      name: 'route',
      title: t('search.route'),
      cell: ({ header }) => `${header.loadPort.name[language]} → ${header.finalDestination.name[language]}`,
    },
    { name: 'reference', title: t('header.reference'), cell: ({ header }) => header.shipperReference ?? '' },
    {
      name: 'cutOff',
      title: t('cutOff.title'),
      cell: (booking) => <CutOff booking={booking} receivedAt={receivedAt} isBare />,
    },
  ]
  return (
    <Stack gap={16}>
      <RowTable label={t('search.found')} columns={columns} rows={bookings} keyOf={({ header }) => header.bookingNo} />
      <Row gap={12}>
        <Button variant="primary" disabled={open.length === 0} onClick={() => onOpen(open)}>
          {t('search.open', { count: open.length })}
        </Button>
        <Button variant="quiet" onClick={() => setChosen(new Set())}>
          {t('search.none')}
        </Button>
      </Row>
    </Stack>
  )
}
