import type { OwnDetail } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { showMeasure } from '../../../ui/measure.rules.ts'
import facts from '../detail/container-facts.module.css'

/** The cargo in the container. Only known values are shown. */
export function ContainerCargo({ container }: { container: OwnDetail['box'] }) {
  const { t } = useTranslation('ownCargo')
  const { seal, weightKg, temperature, temperatureUnit, ventilation, hazardous, load } = container
  return (
    <DefinitionList layout="halves" className={facts.facts}>
      {seal && (
        <Fact term={t('cargo.seal')}>
          <span translate="no">{seal}</span>
        </Fact>
      )}
      {weightKg && <Fact term={t('cargo.weight')}>{t('cargo.kg', { kg: showMeasure(weightKg) })}</Fact>}
      {temperature && <Fact term={t('cargo.temperature')}>{`${temperature} °${temperatureUnit ?? 'C'}`}</Fact>}
      {ventilation && <Fact term={t('cargo.ventilation')}>{ventilation}</Fact>}
      <Fact term={t('cargo.hazard')}>{hazardous ? t('cargo.yes') : t('cargo.no')}</Fact>
      {load && <Fact term={t('cargo.load')}>{t(`cargo.loads.${load}`)}</Fact>}
    </DefinitionList>
  )
}
