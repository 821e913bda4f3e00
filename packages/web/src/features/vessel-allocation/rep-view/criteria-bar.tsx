import type { Language } from '@fairway/contract/shared/language'
import type { AllocationVvds } from '@fairway/contract/vessel-allocation/allocation.schema'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ChoiceField } from '../../../ui/form/choice-field.tsx'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { NativeSelect, type Option, Options } from '../../../ui/form/native-select.tsx'
import { Panel, Row } from '../../../ui/layout.tsx'
import { ALL_REPS, type RepAddress, type RepCriteria } from './rep-address.rules.ts'
import css from './rep-view.module.css'

interface Props {
  address: RepAddress
  criteria: RepCriteria
  vessels: AllocationVvds
  onChange: (part: RepAddress) => void
  onVessels: () => void
}

/** Companies have one name in all languages. */
const choiceOf = ({ account, name }: { account: string; name: string }) => ({
  code: account,
  name: { en: name, zh: name, vi: name },
})

/** Which rows are shown: vessels, a port of loading, an account, a rep, and the last 4 hours. */
export function CriteriaBar({ criteria, vessels, onChange, onVessels }: Props) {
  const { t, i18n } = useTranslation('vesselAllocation')
  const language = i18n.language as Language // only the platform sets it
  const reps = useQuery(apiQuery('GET /api/allocation/salesRep', {}))
  const accounts = useQuery(apiQuery('GET /api/allocation/account', {})).data?.accounts
  const choices = useMemo(() => (accounts ?? []).map(choiceOf), [accounts])
  const accountId = useId()
  const { vvds, pol, account, rep, isRecent } = criteria
  const ports = vessels.vvds.filter(({ vvd }) => vvds.includes(vvd)).flatMap(({ portsOfLoading }) => portsOfLoading)
  const portName = (code: string) => `${code} ${vessels.places[code]?.name[language] ?? ''}`.trim()
  const without = (vvd: string) => onChange({ vvds: vvds.filter((one) => one !== vvd).join() })
  return (
    <Panel as="section" padded gap={12} aria-label={t('filter.title')}>
      <Row gap={8} rowGap={8}>
        {vvds.map((vvd) => (
          <Chip key={vvd} text={vvd} removeLabel={`${t('filter.vessels')}: ${vvd} ×`} onRemove={() => without(vvd)} />
        ))}
        <Button small onClick={onVessels}>
          {t('filter.change')}
        </Button>
      </Row>
      <div className={css.fields}>
        <Select
          label={t('filter.pol')}
          value={pol}
          options={[...new Set([...ports, ...(pol ? [pol] : [])])].map((code) => ({
            value: code,
            text: portName(code),
          }))}
          onChange={(value) => onChange({ pol: value })}
        />
        <ChoiceField
          id={accountId}
          label={t('filter.account')}
          placeholder={t('filter.all')}
          choices={choices}
          value={account}
          onChange={(value) => {
            if (value === '' || choices.some(({ code }) => code === value)) onChange({ account: value })
          }}
        />
        <Select
          label={t('filter.rep')}
          value={rep}
          options={(reps.data?.salesReps ?? []).map(({ webId, name, isOwn }) => ({
            value: webId,
            text: isOwn ? t('filter.mine', { name }) : name,
          }))}
          onChange={(value) => onChange({ rep: value === '' ? ALL_REPS : value })}
        />
        <label className={css.check}>
          <input
            type="checkbox"
            checked={isRecent}
            onChange={({ target }) => onChange({ recent: target.checked ? '1' : '' })}
          />
          {t('filter.recent')}
        </label>
      </div>
    </Panel>
  )
}

interface SelectProps {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

/** One of several, or all of them. */
function Select({ label, value, options, onChange }: SelectProps) {
  const { t } = useTranslation('vesselAllocation')
  const id = useId()
  const isKnown = value === '' || options.some((one) => one.value === value)
  return (
    <FieldFrame id={id} label={label} error={undefined}>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('filter.all')}</option>
        {!isKnown && <option value={value}>{value}</option>}
        <Options options={options} />
      </NativeSelect>
    </FieldFrame>
  )
}
