import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { pickupVerdict } from '@fairway/contract/tracking/pickup-verdict.rules'
import type { OwnDetail, PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { useRef } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import page from '../detail/container-detail.module.css'
import { ContainerFacts } from '../detail/container-facts.tsx'
import { DetailHead } from '../detail/detail-head.tsx'
import { EventHistory } from '../detail/event-history.tsx'
import { JourneyLine } from '../detail/journey-line.tsx'
import { LegTable } from '../detail/leg-table.tsx'
import { RoutePanel } from '../route-panel.tsx'
import { ContainerCargo } from './container-cargo.tsx'
import { CustomsHistory } from './customs-history.tsx'
import { EstimateOrigin, PastEstimate } from './expected-availability.tsx'
import { FoldedPanel } from './folded-panel.tsx'
import { FreeTime } from './free-time.tsx'
import { HoldList } from './hold-list.tsx'
import { InterchangeHistory } from './interchange-history.tsx'
import { OwnBooking } from './own-booking.tsx'
import css from './own-cargo.module.css'
import { PickupPanel } from './pickup-panel.tsx'

interface Props {
  reply: PublicDetailReply
  own: OwnDetail
}

/** Can I pick it up, how does it travel, what holds it, what does it cost: in that order, on a phone as well. */
export function OwnCargo({ reply, own }: Props) {
  const { t } = useTranslation('ownCargo')
  const { t: tracking } = useTranslation('tracking')
  const { container, places } = reply
  const verdict = pickupVerdict({ ...reply, ...own })
  const holds = useRef<HTMLDivElement>(null)
  const scrollToHolds = () => {
    holds.current?.scrollIntoView({ block: 'start' })
    holds.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <DetailHead reply={reply} isHeadlineHidden={container.stage === 'Hold' || container.stage === 'At Destination'} />
      <PickupPanel reply={reply} verdict={verdict} onSeeHolds={scrollToHolds} />
      <div className={page.columns}>
        <Stack gap={20} className={page.side}>
          <TitledPanel title={tracking('detail.journey')}>
            <JourneyLine reply={reply} />
          </TitledPanel>
          <TitledPanel title={t('booking.title')} className={css.third}>
            <OwnBooking bookingNo={container.bookingNo} booking={own.booking} />
          </TitledPanel>
          <TitledPanel title={t('cargo.title')} className={css.fifth}>
            <ContainerCargo container={own.box} />
          </TitledPanel>
          <TitledPanel title={tracking('detail.legs')} className={css.sixth}>
            <LegTable reply={reply} />
          </TitledPanel>
        </Stack>
        <Stack gap={20} className={page.side}>
          <RoutePanel reply={reply} />
          <div ref={holds} tabIndex={-1} className={css.holds}>
            <TitledPanel title={t('holds.title')}>
              <HoldList holds={own.holds} place={container.portOfDischarge} places={places} />
            </TitledPanel>
          </div>
          <TitledPanel title={t('freeTime.title')} className={css.second}>
            <FreeTime container={own.box} verdict={verdict} places={places} calculator={calculatorOf(reply, own)} />
          </TitledPanel>
          <TitledPanel title={tracking('detail.facts')} className={css.fourth}>
            <ContainerFacts
              reply={reply}
              origin={<EstimateOrigin reply={reply} history={own.availabilityHistory} />}
              past={<PastEstimate reply={reply} history={own.availabilityHistory} />}
            />
          </TitledPanel>
        </Stack>
      </div>
      <div className={css.histories}>
        <TitledPanel title={tracking('detail.history')}>
          <EventHistory reply={reply} />
        </TitledPanel>
        <FoldedPanel title={t('histories.customs.title')}>{() => <CustomsHistory container={container} />}</FoldedPanel>
        <FoldedPanel title={t('histories.interchanges.title')}>
          {() => <InterchangeHistory container={container} />}
        </FoldedPanel>
      </div>
    </>
  )
}

/** The detention calculator with the facts of this container, for those who may calculate with its contract. */
function calculatorOf({ container, asOf, places }: PublicDetailReply, { booking, box }: OwnDetail): string | undefined {
  if (!effectiveGroups()?.includes('DE')) return undefined
  if (booking.serviceContract === null || box.outGateOn === null) return undefined
  const { destination } = container
  const zone = places[destination]?.zone ?? 'UTC'
  const dayOf = (at: string) => placeTime(at, zone).date
  const criteria = {
    type: 'DE',
    contract: booking.serviceContract,
    equipment: container.equipment.code,
    destination,
    outGateOn: box.outGateOn,
    inGateOn: dayOf(box.returnedAt ?? asOf),
  }
  return `/detentionChargeCalculator?criteria=${encodeCriteria(criteria)}`
}
