import type {
  PortCall,
  PortSchedule,
  ScheduledVoyage,
  VesselSchedule,
} from '@fairway/contract/schedules/schedule.schema'
import { bestOf } from '@fairway/contract/schedules/transit.rules'
import { useMemo } from 'react'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { figure } from '../../ui/figure.rules.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Heading, Muted } from '../../ui/text.tsx'
import { WatchSlot } from '../../ui/watching/watch-slot.tsx'
import { CutOffList } from './cut-off-list.tsx'
import { PlaceMoment, usePlaceName } from './place-moment.tsx'
import { ChangeSummary, RowChanges } from './row-changes.tsx'
import type { SeenRow } from './seen-rows.rules.ts'
import { useChanges } from './use-changes.ts'

type Call = ScheduledVoyage['calls'][number]
type Timed = Pick<Call, 'arrival' | 'departure' | 'cutOffs' | 'terminal'>

const zoneOf = ({ arrival, departure }: Timed) => (departure ?? arrival)?.zone ?? 'UTC'

/** What is remembered of a call, to see what moved. */
function rowOf(id: string, name: string, { arrival, departure, cutOffs }: Timed): SeenRow {
  const at = arrival ?? departure
  return {
    id,
    name,
    at: at ? new Date(bestOf(at)).toISOString() : '',
    times: { arrival: arrival && bestOf(arrival), departure: departure && bestOf(departure), ...cutOffs },
  }
}

/** The columns that tables of calls share. */
function useCallColumns<Shown extends Timed & { id: string }>(
  now: number,
  changes: ReturnType<typeof useChanges>['changes'],
): Column<Shown>[] {
  const { t } = useTranslation('schedules')
  const language = useLanguage()
  return [
    {
      name: 'terminal',
      title: t('vessel.terminal'),
      cell: ({ terminal }) => terminal?.[language] ?? '',
      placement: 'quiet',
    },
    { name: 'arrival', title: t('vessel.arrival'), cell: ({ arrival }) => arrival && <PlaceMoment moment={arrival} /> },
    {
      name: 'departure',
      title: t('vessel.departure'),
      cell: ({ departure }) => departure && <PlaceMoment moment={departure} />,
    },
    {
      name: 'cutOffs',
      title: t('sailing.cutOffs'),
      cell: (call) => (
        <Stack gap={4}>
          <CutOffList cutOffs={call.cutOffs} zone={zoneOf(call)} now={now} />
          <RowChanges change={changes?.rows.get(call.id)} zoneOf={() => zoneOf(call)} />
        </Stack>
      ),
    },
  ]
}

/** The voyages of a ship, a table of calls for each. */
export function VesselResults({ data, name }: { data: VesselSchedule; name: string }) {
  const { t } = useTranslation('schedules')
  const nameOf = usePlaceName(data.places)
  const voyages = useMemo(
    () =>
      data.voyages.map(({ calls, ...voyage }) => ({
        ...voyage,
        calls: calls.map((call, at) => ({ ...call, id: `${voyage.vvd} ${at} ${call.port}` })),
      })),
    [data],
  )
  const rows = useMemo(
    () => voyages.flatMap(({ vvd, calls }) => calls.map((call) => rowOf(call.id, `${vvd} ${call.port}`, call))),
    [voyages],
  )
  const { changes, markSeen } = useChanges(name, rows)
  const columns = useCallColumns<Call & { id: string }>(Date.parse(data.clock.now), changes)
  const { vessel } = data
  return (
    <Stack gap={16}>
      <Row gap={12} align="baseline">
        <Heading>{vessel.name}</Heading>
        <Muted as="span" size="sm">
          {[
            vessel.code,
            vessel.imo && `IMO ${vessel.imo}`,
            vessel.capacityTeu && t('vessel.capacity', { figure: figure(vessel.capacityTeu) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Muted>
        <WatchSlot subject={{ kind: 'vessel', vesselCode: vessel.code }} />
      </Row>
      {changes && <ChangeSummary changes={changes} onSeen={markSeen} />}
      {voyages.map(({ vvd, service, calls }) => (
        <Stack key={vvd} gap={8} as="section">
          <Heading as="h3" size="md">
            {t('vessel.voyage', { vvd })} <Muted as="span">{service}</Muted>
          </Heading>
          <RowTable
            label={t('vessel.calls', { vvd })}
            rows={calls}
            keyOf={({ id }) => id}
            columns={[
              { name: 'port', title: t('vessel.port'), cell: ({ port }) => nameOf(port), placement: 'main' },
              ...columns,
            ]}
          />
        </Stack>
      ))}
    </Stack>
  )
}

/** All calls at a port in the order of arrival. */
export function PortResults({ data, name }: { data: PortSchedule; name: string }) {
  const { t } = useTranslation('schedules')
  const nameOf = usePlaceName(data.places)
  const calls = useMemo(
    () => data.calls.map((call) => ({ ...call, id: `${call.vvd} ${call.cameFrom} ${call.goesTo}` })),
    [data],
  )
  const rows = useMemo(() => calls.map((call) => rowOf(call.id, `${call.vessel} ${call.vvd}`, call)), [calls])
  const { changes, markSeen } = useChanges(name, rows)
  const columns = useCallColumns<PortCall & { id: string }>(Date.parse(data.clock.now), changes)
  return (
    <Stack gap={16}>
      <Heading>{nameOf(data.port)}</Heading>
      {changes && <ChangeSummary changes={changes} onSeen={markSeen} />}
      <RowTable
        label={t('port.calls', { port: nameOf(data.port) })}
        rows={calls}
        keyOf={({ id }) => id}
        columns={[
          {
            name: 'vessel',
            title: t('port.vessel'),
            cell: ({ vvd, vessel, service }) => (
              <>
                <b>{vessel}</b> {vvd}
                <Muted as="span" size="xs" block>
                  {service}
                </Muted>
              </>
            ),
            placement: 'main',
          },
          { name: 'from', title: t('port.from'), cell: ({ cameFrom }) => cameFrom && nameOf(cameFrom) },
          { name: 'to', title: t('port.to'), cell: ({ goesTo }) => goesTo && nameOf(goesTo) },
          ...columns,
        ]}
      />
    </Stack>
  )
}
