import type { Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { bestOf } from '@fairway/contract/schedules/transit.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Panel } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import { useDocument, useNow, useRequestParts } from './request-context.ts'
import css from './request-form.module.css'
import { useContractTerms } from './sections/use-contract-terms.ts'
import { CutOffs } from './vessel/cut-offs.tsx'
import vesselCss from './vessel/vessel.module.css'

/** Beside the form: the contract and the ship that were chosen, with what runs out. */
export function SidePanels() {
  const { t } = useTranslation('bookingForm')
  return (
    <aside className={css.side} aria-label={t('side.label')}>
      <ContractPanel />
      <VesselPanel />
    </aside>
  )
}

function ContractPanel() {
  const { t } = useTranslation('bookingForm')
  const { choices } = useRequestParts()
  const language = useLanguage()
  const number = useDocument((document) => document.serviceContract)
  const item = useDocument((document) => document.item)
  const terms = useContractTerms()
  const contract = choices.serviceContracts.find((one) => one.number === number)
  if (!contract)
    return (
      <Panel as="section" padded className={css.panel}>
        <h2>{t('side.contract')}</h2>
        <Muted size="sm">{t('side.noContract')}</Muted>
      </Panel>
    )
  const goods = terms?.items.find(({ code }) => code === item)?.name[language]
  return (
    <Panel as="section" padded className={css.panel}>
      <h2>{t('side.contractNo', { number })}</h2>
      <Muted size="sm">{contract.title}</Muted>
      <dl className={css.facts}>
        <div>
          <dt>{t('side.valid')}</dt>
          <dd>
            {contract.validFrom} – {contract.validTo}
          </dd>
        </div>
        <div>
          <dt>{t('words.fields.paymentTerm')}</dt>
          <dd>{contract.paymentTerms.map((term) => t(`words.paymentTerms.${term}`)).join(', ')}</dd>
        </div>
        {item !== '' && (
          <div>
            <dt>{t('words.fields.item')}</dt>
            <dd>{goods === undefined ? item : `${item} · ${goods}`}</dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}

function VesselPanel() {
  const { t } = useTranslation('bookingForm')
  const sailing = useStore(useRequestParts().sailing)
  const flags = useDocument((document) => document.flags)
  const now = useNow()
  if (!sailing)
    return (
      <Panel as="section" padded className={css.panel}>
        <h2>{t('words.fields.vvd')}</h2>
        <Muted size="sm">{t('side.noVessel')}</Muted>
      </Panel>
    )
  return (
    <Panel as="section" padded className={css.panel}>
      <h2>
        {sailing.vvd} · {sailing.vessel}
      </h2>
      <p className={css.times}>
        <SailingTimes sailing={sailing} />
      </p>
      <h3>{t('side.cutOffs')}</h3>
      <CutOffs sailing={sailing} flags={flags} now={now} />
    </Panel>
  )
}

/** Departure and arrival on the clocks of their ports. */
function SailingTimes({ sailing }: { sailing: Sailing }) {
  const { t } = useTranslation('bookingForm')
  const { choices } = useRequestParts()
  const language = useLanguage()
  const nameOf = (code: string) => choices.places.find((place) => place.code === code)?.name[language] ?? code
  const end = (moment: Sailing['departure']) => {
    const { date, time } = placeTime(bestOf(moment), moment.zone)
    return `${date} ${time}`
  }
  return (
    <span className={vesselCss.times}>
      <span>
        {t('vessel.etd', { port: nameOf(sailing.portOfLoading) })} <time>{end(sailing.departure)}</time>
      </span>
      <span>
        {t('vessel.eta', { port: nameOf(sailing.portOfDischarge) })} <time>{end(sailing.arrival)}</time>
      </span>
    </span>
  )
}
