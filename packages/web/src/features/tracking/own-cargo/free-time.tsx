import type { PickupVerdict } from '@fairway/contract/tracking/pickup-verdict.rules'
import type { OwnDetail } from '@fairway/contract/tracking/tracking.schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import facts from '../container-facts.module.css'
import { Fact } from '../fact.tsx'
import tables from '../tracking-table.module.css'
import { showMoney } from './figures.rules.ts'
import { FreeDayLine } from './free-day-line.tsx'
import css from './own-cargo.module.css'

interface Props {
  box: OwnDetail['box']
  verdict: PickupVerdict
  /** A moment on the clock of the place where the box is fetched or returned. */
  showTime: (at: string) => ReactNode
}

/** Until when the box may stay or be kept, and what it has cost since; as the carrier stated it. */
export function FreeTime({ box, verdict, showTime }: Props) {
  const { t } = useTranslation('ownCargo')
  const { lastFreeOn, lastFreeBasis, freeDays, detentionDays, detentionCharge, freeTimeStatedAt, returnedAt } = box
  const isKnown = lastFreeOn ?? freeDays ?? detentionDays ?? detentionCharge ?? returnedAt
  if (isKnown === null) return <p className={tables.none}>{t('freeTime.empty')}</p>
  return (
    <>
      {verdict.freeDay && (
        <div className={css.sum}>
          <FreeDayLine freeDay={verdict.freeDay} />
        </div>
      )}
      <dl className={facts.facts}>
        <Fact term={t(`freeTime.${lastFreeBasis ?? basisOf(verdict)}`)}>{lastFreeOn ?? t('freeTime.notNamed')}</Fact>
        {freeDays !== null && <Fact term={t('freeTime.freeDays')}>{t('freeTime.days', { count: freeDays })}</Fact>}
        {detentionDays !== null && (
          <Fact term={t('freeTime.detentionDays')}>{t('freeTime.days', { count: detentionDays })}</Fact>
        )}
        {(detentionCharge || detentionDays !== null) && (
          <Fact term={t('freeTime.charge')}>
            {detentionCharge ? showMoney(detentionCharge) : t('freeTime.noCharge')}
            {freeTimeStatedAt && (
              <span className={facts.under}>
                {t('freeTime.asOf')} {showTime(freeTimeStatedAt)}
              </span>
            )}
          </Fact>
        )}
        {returnedAt && <Fact term={t('freeTime.returned')}>{showTime(returnedAt)}</Fact>}
      </dl>
    </>
  )
}

const basisOf = ({ answer }: PickupVerdict) => (answer === 'collected' || answer === 'returned' ? 'return' : 'terminal')
