import type { OwnDetail } from '@fairway/contract/tracking/tracking.schema'
import type { Stage } from '@fairway/contract/tracking/tracking.words'
import { useTranslation } from 'react-i18next'
import facts from './container-facts.module.css'
import { Fact } from './fact.tsx'

const returnStages: Stage[] = ['Out-gated', 'Empty Returned']

/** What is in the box and until when it may stay; only what is known is shown. */
export function OwnBox({ box, stage }: { box: OwnDetail['box']; stage: Stage }) {
  const { t } = useTranslation('tracking')
  const { seal, weightKg, temperature, temperatureUnit, ventilation, hazardous, load, lastFreeOn } = box
  return (
    <dl className={facts.facts}>
      {seal && (
        <Fact term={t('own.seal')}>
          <span translate="no">{seal}</span>
        </Fact>
      )}
      {weightKg && <Fact term={t('own.weight')}>{t('own.kg', { kg: thousands(weightKg) })}</Fact>}
      {temperature && <Fact term={t('own.temperature')}>{`${temperature} °${temperatureUnit ?? 'C'}`}</Fact>}
      {ventilation && <Fact term={t('own.ventilation')}>{ventilation}</Fact>}
      <Fact term={t('own.hazard')}>{hazardous ? t('own.yes') : t('own.no')}</Fact>
      {load && <Fact term={t('own.load')}>{t(`own.loads.${load}`)}</Fact>}
      {lastFreeOn && (
        <Fact term={returnStages.includes(stage) ? t('own.lastReturn') : t('own.lastFree')}>{lastFreeOn}</Fact>
      )}
    </dl>
  )
}

/** Thousands are set off by a thin space, decimals by a point; zeros at the end say nothing. */
const thousands = (kg: string) =>
  kg.replace(/\.?0+$/, (end) => (kg.includes('.') ? '' : end)).replace(/\B(?=(\d{3})+(?!\d))/g, '\u2009')
