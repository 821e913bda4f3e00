import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import { Link } from '@tanstack/react-router'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import { StageTag } from '../stage-tag.tsx'
import css from './container-card.module.css'
import { AvailabilityCell, HoldLights, holdText, LastFreeCell } from './containers.cells.tsx'
import type { ContainerLabels } from './containers.list.ts'
import { freeTimeLeft } from './containers.rules.ts'

interface Props {
  list: DashboardReply
  row: number
  labels: ContainerLabels
}

/** A container on a phone: its number, stage and way, when it arrives, whether it can be picked up and what holds it. */
export function ContainerCard({ list: { columns: c, asOf }, row, labels }: Props) {
  const { t, tracking, place, wall } = labels
  const [bookingNo = '', containerNo = '', stage = 'Booked'] = [c.bookingNo[row], c.containerNo[row], c.stage[row]]
  const [destination = '', arrivalAt, day, availability] = [
    c.destination[row],
    c.arrivalAt[row],
    c.lastFreeOn[row],
    c.availability[row],
  ]
  const red = c.redHolds[row] ?? 0
  const left = day && stage !== 'Empty Returned' ? freeTimeLeft(day, labels.dayAt(asOf, destination)) : undefined
  return (
    <Stack gap={4} size="sm">
      <Row gap={10} rowGap={4} justify="between">
        <Link to="/containerDetails/$bookingNo/$containerNo" params={{ bookingNo, containerNo }} className={css.number}>
          {showContainerNumber(containerNo)}
        </Link>
        <StageTag stage={stage} />
      </Row>
      <Muted>
        {labels.equipment(c.equipment[row] ?? '')} ·{' '}
        {t('card.route', { from: place(c.portOfLoading[row] ?? ''), to: place(destination) })}
      </Muted>
      {arrivalAt && (
        <p>
          <Muted as="span">{t('card.eta')}</Muted> {wall(arrivalAt, c.portOfDischarge[row] ?? '')}
        </p>
      )}
      {availability && (
        <AvailabilityCell
          availability={availability}
          stage={stage}
          text={tracking(`words.availabilities.${availability}`)}
        />
      )}
      {day && (
        <p>
          <Muted as="span">{t('card.lastFree')}</Muted>{' '}
          {left ? <LastFreeCell day={day} left={left} labels={labels} /> : day}
        </p>
      )}
      <HoldLights mask={red} labels={labels} />
      {red > 0 && <p className={css.held}>{holdText(red, labels)}</p>}
    </Stack>
  )
}
