import { co2PerTeu } from '@fairway/contract/schedules/co2.rules'
import type { LaneSailing, LaneSchedule } from '@fairway/contract/schedules/schedule.schema'
import { bestOf, transitDaysOf } from '@fairway/contract/schedules/transit.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useId, useMemo } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { effectiveGroups, useSession } from '../../platform/session/session.store.ts'
import { NativeSelect, Options } from '../../ui/form/native-select.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Muted } from '../../ui/text.tsx'
import { ChangeSummary, RowChanges } from './row-changes.tsx'
import { SailingCard } from './sailing-card.tsx'
import { type SailingSort, sailingSorts } from './schedule-address.rules.ts'
import css from './schedules.module.css'
import type { SeenRow } from './seen-rows.rules.ts'
import { useChanges } from './use-changes.ts'

interface Props {
  data: LaneSchedule
  name: string
  sort: SailingSort
  onSort: (sort: SailingSort) => void
}

const sorters: Record<SailingSort, (sailing: LaneSailing) => number> = {
  departure: ({ departure }) => Date.parse(bestOf(departure)),
  arrival: ({ arrival }) => Date.parse(bestOf(arrival)),
  transit: transitDaysOf,
  co2: ({ legs }) => co2PerTeu(legs)?.kilograms ?? Number.POSITIVE_INFINITY,
}

/** Sailings from port to port, in the chosen order, with what changed since the last visit. */
export function LaneResults({ data, name, sort, onSort }: Props) {
  const { t } = useTranslation('schedules')
  const id = useId()
  const bookingHrefOf = useBookingHref()
  const rows = useMemo(() => data.sailings.map(rowOf), [data])
  const { changes, markSeen } = useChanges(name, rows)
  const sorted = useMemo(() => {
    const keys = new Map(data.sailings.map((sailing) => [sailing, sorters[sort](sailing)]))
    return data.sailings.toSorted((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0))
  }, [data, sort])
  const now = Date.parse(data.clock.now)
  return (
    <Stack gap={12}>
      {changes && <ChangeSummary changes={changes} onSeen={markSeen} />}
      <Row gap={8} justify="end" className={css.sort}>
        <label htmlFor={`${id}sort`}>{t('form.sort')}</label>
        <NativeSelect
          id={`${id}sort`}
          value={sort}
          onChange={({ target }) => onSort(target.value as SailingSort)} // its options are the sorts
        >
          <Options options={sailingSorts.map((one) => ({ value: one, text: t(`form.sorts.${one}`) }))} />
        </NativeSelect>
      </Row>
      <ul className={css.sailings}>
        {sorted.map((sailing) => (
          <SailingCard
            key={`${sailing.vvd} ${sailing.feeder?.vvd}`}
            sailing={sailing}
            places={data.places}
            now={now}
            bookingHref={bookingHrefOf(sailing)}
            marks={
              <RowChanges
                change={changes?.rows.get(sailing.vvd)}
                zoneOf={(field) => (field === 'arrival' ? sailing.arrival : sailing.departure).zone}
              />
            }
          />
        ))}
      </ul>
      <Muted size="sm" as="section" aria-label={t('co2.title')}>
        <b>{t('co2.title')}.</b> {t('co2.text')}
        {data.sailings.some(({ legs }) => co2PerTeu(legs)?.source === 'assumed') && ` * ${t('co2.sources.assumed')}.`}
      </Muted>
    </Stack>
  )
}

/** What is remembered of a sailing, to see what moved. */
const rowOf = (sailing: LaneSailing): SeenRow => ({
  id: sailing.vvd,
  name: `${sailing.vessel} ${sailing.vvd}`,
  at: new Date(bestOf(sailing.departure)).toISOString(),
  times: { departure: bestOf(sailing.departure), arrival: bestOf(sailing.arrival), ...sailing.cutOffs },
})

/** Leads to a request that is filled in with this sailing; guests sign in on the way. */
function useBookingHref() {
  const isGuest = useSession() === undefined
  const mayBook = (effectiveGroups() ?? []).some((group) => group === 'BR' || group === 'BS')
  return ({ vvd, portOfLoading: pol, portOfDischarge: pod, departure }: LaneSailing) => {
    const { date } = placeTime(bestOf(departure), departure.zone)
    const request = `/bookingRequestDetails?${new URLSearchParams({ type: 'new', vvd, pol, pod, sails: date })}`
    if (isGuest) return `/signin?${new URLSearchParams({ to: request })}`
    return mayBook ? request : undefined
  }
}
