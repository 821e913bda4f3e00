import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { pickupVerdict } from '@fairway/contract/tracking/pickup-verdict.rules'
import type { OwnDetail, PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import type { Stage } from '@fairway/contract/tracking/tracking.values'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { Stack } from '../../../ui/layout.tsx'
import { showMeasure } from '../../../ui/measure.rules.ts'
import { TitledPanel } from '../../../ui/titled-panel.tsx'
import page from '../detail/container-detail.module.css'
import { ContainerFacts } from '../detail/container-facts.tsx'
import { DetailHead } from '../detail/detail-head.tsx'
import { EventHistory } from '../detail/event-history.tsx'
import { JourneyLine } from '../detail/journey-line.tsx'
import { LegTable } from '../detail/leg-table.tsx'
import { FoldedPanel } from '../folded-panel.tsx'
import { RoutePanel } from '../route-panel.tsx'
import { ContainerCargo } from './container-cargo.tsx'
import { CustomsHistory } from './customs-history.tsx'
import { EstimateOrigin, PastEstimate } from './expected-availability.tsx'
import { FreeTime, freeTimeGlance } from './free-time.tsx'
import { HoldCount, HoldList } from './hold-list.tsx'
import { InterchangeHistory } from './interchange-history.tsx'
import { OwnBooking } from './own-booking.tsx'
import css from './own-cargo.module.css'
import { PickupPanel, saysEstimateNote } from './pickup-panel.tsx'

interface Props {
  reply: PublicDetailReply
  own: OwnDetail
}

/** The stages whose sentence the answer to 'can I pick it up?' contains. */
const answered: readonly Stage[] = ['Hold', 'At Destination', 'Out-gated', 'Empty Returned']

/** Can I pick it up, how does it travel, what holds it, what does it cost: in that order; a phone folds what is below the map. */
export function OwnCargo({ reply, own }: Props) {
  const { t } = useTranslation('ownCargo')
  const { t: tracking } = useTranslation('tracking')
  const { container, places } = reply
  const verdict = pickupVerdict({ ...reply, ...own })
  const holds = useRef<HTMLDivElement>(null)
  const [areHoldsOpen, setHoldsOpen] = useState(false)
  const scrollToHolds = () => {
    flushSync(() => setHoldsOpen(true)) // before the page scrolls: they may be all that is below
    holds.current?.scrollIntoView({ block: 'start' })
    holds.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <DetailHead reply={reply} isHeadlineHidden={answered.includes(container.stage)} />
      <PickupPanel reply={reply} verdict={verdict} onSeeHolds={scrollToHolds} />
      <div className={page.columns}>
        <Stack gap={20} className={page.side}>
          <TitledPanel title={tracking('detail.journey')}>
            <JourneyLine reply={reply} />
          </TitledPanel>
          <FoldedPanel title={t('booking.title')} glance={billsOf(own)} className={css.third}>
            <OwnBooking bookingNo={container.bookingNo} booking={own.booking} />
          </FoldedPanel>
          <FoldedPanel
            title={t('cargo.title')}
            glance={own.box.weightKg && t('cargo.kg', { kg: showMeasure(own.box.weightKg) })}
            className={css.fifth}
          >
            <ContainerCargo container={own.box} />
          </FoldedPanel>
          <FoldedPanel title={tracking('detail.legs')} className={css.sixth}>
            <LegTable reply={reply} />
          </FoldedPanel>
        </Stack>
        <Stack gap={20} className={page.side}>
          <RoutePanel reply={reply} />
          <div ref={holds} tabIndex={-1} className={css.holds}>
            <FoldedPanel
              title={t('holds.title')}
              beside={<HoldCount holds={own.holds} />}
              isOpen={areHoldsOpen}
              onFold={setHoldsOpen}
            >
              <HoldList holds={own.holds} place={container.portOfDischarge} places={places} />
            </FoldedPanel>
          </div>
          <FoldedPanel title={t('freeTime.title')} glance={freeTimeGlance(own.box)} className={css.second}>
            <FreeTime container={own.box} verdict={verdict} places={places} calculator={calculatorOf(reply, own)} />
          </FoldedPanel>
          <FoldedPanel title={tracking('detail.facts')} className={css.fourth}>
            <ContainerFacts
              reply={reply}
              isBookingSaid
              isNoteSaid={saysEstimateNote(verdict)}
              origin={<EstimateOrigin reply={reply} history={own.availabilityHistory} />}
              past={<PastEstimate reply={reply} history={own.availabilityHistory} />}
            />
          </FoldedPanel>
        </Stack>
      </div>
      <div className={css.histories}>
        <FoldedPanel title={tracking('detail.history')}>
          <EventHistory reply={reply} />
        </FoldedPanel>
        <FoldedPanel title={t('histories.customs.title')}>{() => <CustomsHistory container={container} />}</FoldedPanel>
        <FoldedPanel title={t('histories.interchanges.title')}>
          {() => <InterchangeHistory container={container} />}
        </FoldedPanel>
      </div>
    </>
  )
}

/** The first B/L number, and how many more there are. */
const billsOf = ({ booking: { blNumbers } }: OwnDetail) =>
  blNumbers.length > 1 ? `${blNumbers[0]} +${blNumbers.length - 1}` : blNumbers[0]

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
