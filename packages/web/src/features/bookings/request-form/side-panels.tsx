import { useStore } from '../../../platform/store.ts'
import { useLanguage, useTranslation } from '../../../platform/use-translation.ts'
import { useDocument, useRequestParts } from './request-context.ts'
import css from './request-form.module.css'
import { useContractTerms } from './sections/use-contract-terms.ts'
import { CutOffs } from './vessel/cut-offs.tsx'
import { SailingTimes } from './vessel/sailing-choice.tsx'

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
      <section className={css.panel}>
        <h2>{t('side.contract')}</h2>
        <p className={css.soft}>{t('side.noContract')}</p>
      </section>
    )
  const goods = terms?.items.find(({ code }) => code === item)?.name[language]
  return (
    <section className={css.panel}>
      <h2>{t('side.contractNo', { number })}</h2>
      <p className={css.soft}>{contract.title}</p>
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
    </section>
  )
}

function VesselPanel() {
  const { t } = useTranslation('bookingForm')
  const sailing = useStore(useRequestParts().sailing)
  if (!sailing)
    return (
      <section className={css.panel}>
        <h2>{t('words.fields.vvd')}</h2>
        <p className={css.soft}>{t('side.noVessel')}</p>
      </section>
    )
  return (
    <section className={css.panel}>
      <h2>
        {sailing.vvd} · {sailing.vessel}
      </h2>
      <p className={css.times}>
        <SailingTimes sailing={sailing} />
      </p>
      <h3>{t('side.cutOffs')}</h3>
      <CutOffs sailing={sailing} />
    </section>
  )
}
