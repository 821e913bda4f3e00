import { packageGroups, temperatureUnits, unTypes } from '@fairway/contract/bookings/requests/booking-request.values'
import { isInReefers } from '@fairway/contract/bookings/requests/cargo.rules'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { Stack } from '../../../../ui/layout.tsx'
import { isSpecial } from '../form-section.rules.ts'
import { ChoiceLine, TextLine, useDocument } from '../request-context.ts'
import { RequestSectionFrame } from './section-frame.tsx'
import css from './sections.module.css'

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, text: value }))
const degrees = temperatureUnits.map((value) => ({ value, text: `°${value}` }))

/** What the carrier has to know of dangerous, oversized and chilled cargo; only what applies is asked for. */
export function SpecialCargoSection() {
  const { t } = useTranslation('bookingForm')
  const flags = useDocument((document) => document.flags)
  if (!isSpecial({ flags })) return null
  return (
    <RequestSectionFrame section="special" intro={t('special.intro')}>
      {flags.includes('HAZ') && <HazardFields />}
      {flags.includes('OOG') && <GaugeFields />}
      {isInReefers({ flags }) && <TemperatureFields />}
    </RequestSectionFrame>
  )
}

function HazardFields() {
  const { t } = useTranslation('bookingForm')
  const field = (name: 'unNumber' | 'imoClass' | 'flashPoint' | 'emergencyPhone') => ({
    path: `hazard.${name}` as const,
    label: t(`words.fields.${name}`),
  })
  return (
    <Stack as="fieldset" gap={20} className={css.group}>
      <legend>{t('words.flags.HAZ')}</legend>
      <div className={css.four}>
        <ChoiceLine path="hazard.unType" label={t('words.fields.unType')} options={optionsOf(unTypes)} />
        <TextLine {...field('unNumber')} kind="figures" />
        <TextLine {...field('imoClass')} kind="code" />
        <ChoiceLine
          path="hazard.packageGroup"
          label={t('words.fields.packageGroup')}
          options={optionsOf(packageGroups)}
        />
      </div>
      <div className={css.four}>
        <TextLine {...field('flashPoint')} hint={t('special.flashPointHint')} kind="code" className={css.wide} />
        <ChoiceLine path="hazard.flashPointUnit" label={t('words.fields.flashPointUnit')} options={degrees} />
      </div>
      <div className={css.two}>
        <TextLine {...field('emergencyPhone')} hint={t('special.phoneHint')} kind="phone" />
      </div>
    </Stack>
  )
}

function GaugeFields() {
  const { t } = useTranslation('bookingForm')
  return (
    <Stack as="fieldset" gap={20} className={css.group}>
      <legend>{t('words.flags.OOG')}</legend>
      <p className={css.note}>{t('special.gaugeNote')}</p>
      <div className={css.three}>
        {(['length', 'width', 'height'] as const).map((side) => (
          <TextLine key={side} path={`gauge.${side}`} label={t(`words.fields.${side}`)} kind="figures" unit="cm" />
        ))}
      </div>
    </Stack>
  )
}

function TemperatureFields() {
  const { t } = useTranslation('bookingForm')
  const isOff = useDocument(({ flags }) => flags.includes('NOR'))
  return (
    <Stack as="fieldset" gap={20} className={css.group}>
      <legend>{t(isOff ? 'words.flags.NOR' : 'words.flags.REEFER')}</legend>
      <p className={css.note}>{t('special.temperatureNote')}</p>
      <div className={css.four}>
        <TextLine path="temperature" label={t('words.fields.temperature')} kind="figures" />
        <ChoiceLine path="temperatureUnit" label={t('words.fields.temperatureUnit')} options={degrees} />
      </div>
    </Stack>
  )
}
