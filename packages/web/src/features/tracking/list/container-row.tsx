import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { Language } from '@fairway/contract/shared/language'
import { eventName } from '@fairway/contract/tracking/journey/event-name.rules'
import type { OwnSummary, PublicContainer } from '@fairway/contract/tracking/tracking.schema'
import type { Stage } from '@fairway/contract/tracking/tracking.values'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import type { ShownContainer, ShownSearch } from '../cargo-calls.ts'
import { HeadlineSentence } from '../headline-sentence.tsx'
import live from '../live-indicator.module.css'
import { LocalTime } from '../local-time.tsx'
import { latestMoment } from '../moment-text.tsx'
import { type PlaceLabels, usePlaceLabels } from '../place-labels.ts'
import { RouteText } from '../route-text.tsx'
import { StageTag } from '../stage-tag.tsx'
import { useIsUpdated } from '../use-updated.ts'
import css from './container-list.module.css'

interface Props {
  container: ShownContainer
  reply: ShownSearch
  heading: 'h2' | 'h3'
}

/** One container at a glance. The whole row is a link. */
export function ContainerRow({ container, reply, heading: Heading }: Props) {
  const { t, i18n } = useTranslation('tracking')
  const labels = usePlaceLabels(reply.places)
  const { bookingNo, containerNo, equipment, stage } = container
  const language = i18n.language as Language // only the platform sets it
  return (
    <li className={classNames(css.row, useIsUpdated(container) && live.updated)}>
      <div className={css.box}>
        <Heading className={css.number}>
          <Link to="/containerDetails/$bookingNo/$containerNo" params={{ bookingNo, containerNo }} className={css.link}>
            <span translate="no">{showContainerNumber(containerNo)}</span>
          </Link>
        </Heading>
        <Muted as="span" size="xs">
          {equipment.name[language]}
        </Muted>
      </div>
      <Stack gap={4} align="start" className={css.status}>
        <StageTag stage={stage} />
        <p className={css.sentence}>
          <HeadlineSentence container={container} answer={reply} />
        </p>
        {container.own && <OwnTags own={container.own} stage={stage} />}
      </Stack>
      <div className={css.cell}>
        <span className={css.label}>{t('list.columns.lastEvent')}</span>
        <LastEvent container={container} labels={labels} />
      </div>
      <div className={css.cell}>
        <span className={css.label}>{t('list.columns.route')}</span>
        <RouteText container={container} labels={labels} />
        <Arrival container={container} labels={labels} asOf={reply.asOf} />
      </div>
      <span className={css.open} aria-hidden="true">
        {t('list.open')} →
      </span>
    </li>
  )
}

function LastEvent({ container, labels }: { container: PublicContainer; labels: PlaceLabels }) {
  const { t } = useTranslation('tracking')
  const event = container.lastEvent
  if (!event)
    return (
      <Muted as="span" size="xs">
        {t('list.noEvent')}
      </Muted>
    )
  const { at, place } = event
  return (
    <>
      <span>{t(`words.events.${eventName(event)}`)}</span>
      <Muted as="span" size="xs">
        <LocalTime at={at} zone={labels.zone(place)} className={css.time} />
        {t('placeZone', { place: labels.name(place), offset: labels.at(at, place).offset })}
      </Muted>
    </>
  )
}

function Arrival({ container, labels, asOf }: { container: PublicContainer; labels: PlaceLabels; asOf: string }) {
  const { t } = useTranslation('tracking')
  const place = container.portOfDischarge
  const { at, state, isOverdue } = latestMoment(container.arrival, place, asOf)
  if (!at)
    return (
      <Muted as="span" size="xs">
        {t('list.arrival.none')}
      </Muted>
    )
  return (
    <Muted as="span" size="xs">
      <span className={css.time}>
        {t(`list.arrival.${isOverdue ? 'overdue' : state}`)} <LocalTime at={at} zone={labels.zone(place)} />
      </span>
      {t('placeZone', { place: labels.name(place), offset: labels.at(at, place).offset })}
    </Muted>
  )
}

/** In a list: that the booking is the reader's own, and what needs attention. */
function OwnTags({ own, stage }: { own: OwnSummary; stage: Stage }) {
  const { t } = useTranslation('tracking')
  const isFree = own.lastFreeOn && stage !== 'Out-gated' && stage !== 'Empty Returned'
  return (
    <Row as="span" gap={10} rowGap={4} align="stretch" size="xs" className={css.tags}>
      {own.redHolds.map((type) => (
        <span key={type} className={classNames(css.tag, css.red)}>
          <Icon name="blocked" size={15} />
          {t(`words.holds.${type}`)}
        </span>
      ))}
      {isFree && (
        <span className={css.tag}>
          <Icon name="clock" size={15} />
          {t('own.lastFree')} {own.lastFreeOn}
        </span>
      )}
    </Row>
  )
}
