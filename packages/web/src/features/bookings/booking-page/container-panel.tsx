import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { holdTypes, stages } from '@fairway/contract/tracking/tracking.values'
import { useState } from 'react'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { showMeasure } from '../../../ui/measure.rules.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { StageTag } from '../../../ui/status/stage-tag.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import css from './booking-page.module.css'
import { useBookingPageLabels } from './page-labels.ts'
import { containerPath } from './page-paths.ts'

type Container = BookingPage['containers'][number]

/** The number shown at first; a booking may have hundreds. */
const SHOWN = 12

type Booked = BookingPage['booked'][number]

/** The containers of the booking, each with its place and holds; until all are assigned, also what was booked. */
export function ContainerPanel({ page }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const { t: tracking } = useTranslation('tracking')
  const [isWhole, setIsWhole] = useState(false)
  const columns = useContainerColumns(page)
  const { containers, booked } = page
  const ordered = booked.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0)
  const rows = isWhole ? containers : containers.slice(0, SHOWN)
  const byStage = stages.flatMap((stage) => {
    const count = containers.filter((container) => container.stage === stage).length
    return count === 0 ? [] : [`${count} ${tracking(`words.stages.${stage}`)}`]
  })
  return (
    <TitledPanel title={t('boxes.title')} beside={containers.length > 1 && byStage.join(' · ')} className={css.tabled}>
      {ordered > containers.length && <BookedEquipment rows={booked} />}
      {containers.length === 0 && <p className={css.none}>{t('boxes.none')}</p>}
      {containers.length > 0 && ordered > containers.length && (
        <p className={css.none}>{t('boxes.some', { assigned: containers.length, ordered })}</p>
      )}
      {containers.length > 0 && (
        <RowTable label={t('boxes.title')} columns={columns} rows={rows} keyOf={({ containerNo }) => containerNo} />
      )}
      {rows.length < containers.length && (
        <Button variant="quiet" className={css.more} onClick={() => setIsWhole(true)}>
          {t('boxes.all', { count: containers.length })}
        </Button>
      )}
    </TitledPanel>
  )
}

function BookedEquipment({ rows }: { rows: readonly Booked[] }) {
  const { t } = useTranslation('bookingPage')
  const language = useLanguage()
  const has = (field: 'packages' | 'temperature') => rows.some((row) => row[field] !== '')
  const columns: Column<Booked>[] = [
    { name: 'type', title: t('boxes.booked'), placement: 'main', cell: ({ equipment }) => equipment.name[language] },
    { name: 'quantity', title: t('boxes.quantity'), placement: 'figure', cell: ({ quantity }) => quantity },
  ]
  if (has('packages'))
    columns.push({
      name: 'packages',
      title: t('boxes.packages'),
      cell: ({ packages, packageType }) => [packages, packageType].filter(Boolean).join(' '),
    })
  if (has('temperature'))
    columns.push({ name: 'temperature', title: t('boxes.temperature'), cell: ({ temperature }) => temperature })
  return (
    <RowTable
      label={t('boxes.bookedLabel')}
      columns={columns}
      rows={rows}
      keyOf={(row) => `${rows.indexOf(row)} ${row.equipment.code}`}
    />
  )
}

function useContainerColumns(page: BookingPage): Column<Container>[] {
  const { t } = useTranslation('bookingPage')
  const { t: tracking } = useTranslation('tracking')
  const labels = useBookingPageLabels(page)
  const has = (field: 'seal' | 'weightKg') => page.containers.some((container) => container[field] !== null)
  return [
    {
      name: 'container',
      title: t('boxes.container'),
      placement: 'main',
      cell: ({ containerNo, isTracked }) => {
        const number = (
          <span className={css.number} translate="no">
            {showContainerNumber(containerNo)}
          </span>
        )
        return isTracked ? <PageLink href={containerPath(page.bookingNo, containerNo)}>{number}</PageLink> : number
      },
    },
    { name: 'type', title: t('boxes.type'), cell: ({ equipment }) => equipment.name[labels.language] },
    {
      name: 'stage',
      title: t('boxes.stage'),
      placement: 'corner',
      cell: ({ stage, redHolds }) => (
        <Row as="span" gap={6} rowGap={4} align="stretch" className={css.stage}>
          <StageTag stage={stage} text={tracking(`words.stages.${stage}`)} />
          {holdTypes.map(
            (type, bit) =>
              ((redHolds ?? 0) & (1 << bit)) !== 0 && (
                <Tag key={type} text={tracking(`words.holds.${type}`)} icon="blocked" tone="blocked" />
              ),
          )}
        </Row>
      ),
    },
    {
      name: 'lastMove',
      title: t('boxes.lastMove'),
      cell: ({ movedAt, place }) => {
        if (!movedAt || !place) return <Muted as="span">{t('boxes.noMove')}</Muted>
        const { date, time } = labels.at(movedAt, place)
        return (
          <span>
            <time dateTime={movedAt} className={css.time}>
              {date} {time}
            </time>
            <Muted as="small" size="xs" block>
              {labels.name(place)}
            </Muted>
          </span>
        )
      },
    },
    ...(has('seal') ? [{ name: 'seal', title: t('boxes.seal'), cell: ({ seal }: Container) => seal }] : []),
    ...(has('weightKg')
      ? [
          {
            name: 'weight',
            title: t('boxes.weight'),
            placement: 'figure' as const,
            cell: ({ weightKg }: Container) => weightKg && showMeasure(weightKg),
          },
        ]
      : []),
  ]
}
