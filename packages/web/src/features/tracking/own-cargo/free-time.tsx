import type { PickupVerdict } from '@fairway/contract/tracking/pickup-verdict.rules'
import type { OwnDetail, Places } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Muted } from '../../../ui/text.tsx'
import facts from '../detail/container-facts.module.css'
import tables from '../tracking-table.module.css'
import { showMoney } from './figures.rules.ts'
import { TimeAt } from './time-at.tsx'

interface Props {
  container: OwnDetail['box']
  verdict: PickupVerdict
  places: Places
  /** The address of the calculator, filled in with this container. */
  calculator: string | undefined
}

/** Until when the container may stay, and the charges since: as the carrier states them, or as its terms give them. */
export function FreeTime({ container, verdict, places, calculator }: Props) {
  const { t } = useTranslation('ownCargo')
  const {
    lastFreeOn,
    lastFreeBasis,
    freeDays,
    detentionDays,
    detentionCharge,
    freeTimeStatedAt,
    freeTimeBasis,
    returnedAt,
  } = container
  // in the zone of the place where it is picked up or returned
  const timeAt = (at: string) => <TimeAt at={at} place={verdict.place} places={places} />
  const isKnown = lastFreeOn ?? freeDays ?? detentionDays ?? detentionCharge ?? returnedAt
  if (isKnown === null) return <p className={tables.none}>{t('freeTime.empty')}</p>
  return (
    <>
      <DefinitionList layout="halves" className={facts.facts}>
        <Fact term={t(`freeTime.${lastFreeBasis ?? basisOf(verdict)}`)}>{lastFreeOn ?? t('freeTime.notNamed')}</Fact>
        {freeDays !== null && <Fact term={t('freeTime.freeDays')}>{t('freeTime.days', { count: freeDays })}</Fact>}
        {detentionDays !== null && (
          <Fact term={t('freeTime.detentionDays')}>{t('freeTime.days', { count: detentionDays })}</Fact>
        )}
        {(detentionCharge || detentionDays !== null) && (
          <Fact term={t('freeTime.charge')}>
            {detentionCharge ? showMoney(detentionCharge) : t('freeTime.noCharge')}
          </Fact>
        )}
        {freeTimeBasis && (
          <Fact term={t('freeTime.basis')}>
            {t(`freeTime.bases.${freeTimeBasis}`)}
            {freeTimeBasis === 'stated' && freeTimeStatedAt && (
              <Muted as="span" size="xs" block>
                {t('freeTime.asOf')} {timeAt(freeTimeStatedAt)}
              </Muted>
            )}
          </Fact>
        )}
        {returnedAt && <Fact term={t('freeTime.returned')}>{timeAt(returnedAt)}</Fact>}
      </DefinitionList>
      {calculator && (
        <p className={tables.none}>
          <PageLink href={calculator}>{t('freeTime.calculate')}</PageLink>
        </p>
      )}
    </>
  )
}

/** What matters most of it: the charge so far, or until when there is none. */
export const freeTimeGlance = ({ detentionCharge, lastFreeOn }: OwnDetail['box']) =>
  detentionCharge ? showMoney(detentionCharge) : lastFreeOn

const basisOf = ({ answer }: PickupVerdict) => (answer === 'collected' || answer === 'returned' ? 'return' : 'terminal')
