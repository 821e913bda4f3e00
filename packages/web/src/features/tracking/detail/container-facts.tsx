import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { listQuery } from '../../../platform/paths.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { Muted } from '../../../ui/text.tsx'
import { hasPassed, latestMoment, MomentText, type StatedMoment } from '../moment-text.tsx'
import { usePlaceLabels } from '../place-labels.ts'
import { RouteText } from '../route-text.tsx'
import css from './container-facts.module.css'

interface Props {
  reply: PublicDetailReply
  /** Below the estimate, for readers who may see more than that there is a rule. */
  origin?: ReactNode
  /** The former estimate, where none applies any more. */
  past?: ReactNode
  /** What other parts of the page say already. */
  isBookingSaid?: boolean
  isNoteSaid?: boolean
}

/** What heading and journey do not say of the container. Estimates are marked as such, with their source. */
export function ContainerFacts({ reply, origin, past, isBookingSaid = false, isNoteSaid = false }: Props) {
  const { t } = useTranslation('tracking')
  const labels = usePlaceLabels(reply.places)
  const { container } = reply
  const { bookingNo, vessel, portOfDischarge, availability, availabilityBasis } = container
  const isReady = availability === 'Available For Pickup' && availabilityBasis === 'terminal'
  return (
    <>
      <DefinitionList layout="halves" className={css.facts}>
        {!isBookingSaid && (
          <Fact term={t('facts.booking')}>
            <Link to="/containerList/$query" params={{ query: listQuery('booking', [bookingNo]) }}>
              {bookingNo}
            </Link>
          </Fact>
        )}
        <Fact term={t('facts.route')}>
          <RouteText container={container} labels={labels} />
        </Fact>
        {vessel && (
          <Fact term={t('facts.vessel')}>
            {vessel.name}{' '}
            <Muted as="span" size="xs" block>
              {vessel.vvd}
            </Muted>
          </Fact>
        )}
        {reply.legs.length === 0 && (
          <Fact term={t('facts.arrival', { place: labels.name(portOfDischarge) })}>
            <MomentText moment={latestMoment(container.arrival, portOfDischarge, reply.asOf)} labels={labels} />
          </Fact>
        )}
        {availability && (
          <Fact term={t('facts.availability')}>
            {t(`words.availabilities.${availability}`)}
            {availabilityBasis && (
              <Muted as="span" size="xs" block>
                {t(`facts.basis.${availabilityBasis}`)}
              </Muted>
            )}
          </Fact>
        )}
        {isReady || !container.estimatedAvailability ? past : <Estimates reply={reply} origin={origin} />}
      </DefinitionList>
      {!isReady && !isNoteSaid && container.estimatedAvailability && (
        <Muted size="xs" className={css.note}>
          {t('words.availabilityNote')}
        </Muted>
      )}
    </>
  )
}

/** LOCAL containers are delivered where they become available: one estimate. IPI containers go on by rail: two. */
function Estimates({ reply, origin }: Pick<Props, 'reply' | 'origin'>) {
  const { t } = useTranslation('tracking')
  const labels = usePlaceLabels(reply.places)
  const { container } = reply
  const { estimatedAvailability, estimatedDelivery } = container
  const { shipment, portOfDischarge, destination } = container
  const estimateAt = (at: string, place: string): StatedMoment => ({
    at,
    place,
    state: 'estimated',
    isOverdue: hasPassed(at, reply.asOf),
  })
  const label = shipment === 'IPI' ? t('facts.estimatedRailReady') : t('facts.estimatedAvailability')
  return (
    <>
      {estimatedAvailability && (
        <Fact term={label}>
          <MomentText moment={estimateAt(estimatedAvailability.at, portOfDischarge)} labels={labels} />
          {origin ?? (
            <Muted as="span" size="xs" block>
              {t(estimatedAvailability.ruleBased ? 'facts.byRule' : 'facts.byDefault')}
            </Muted>
          )}
        </Fact>
      )}
      {estimatedDelivery && estimatedDelivery !== estimatedAvailability?.at && (
        <Fact term={t('facts.estimatedDelivery')}>
          <MomentText moment={estimateAt(estimatedDelivery, destination)} labels={labels} />
        </Fact>
      )}
    </>
  )
}
