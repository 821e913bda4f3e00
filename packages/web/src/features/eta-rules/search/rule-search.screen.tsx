import type { RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { equipmentGroups, weekdays } from '@fairway/contract/eta-rules/eta-rule.values'
import { shipmentKinds } from '@fairway/contract/tracking/tracking.values'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import type { TextSearch } from '../../../platform/search-readers.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { CheckField } from '../../../ui/form/check-field.tsx'
import { fieldId } from '../../../ui/form/field-id.ts'
import { SearchBar } from '../../../ui/form/search-bar.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Stack } from '../../../ui/layout.tsx'
import { PageTabs } from '../../../ui/page-tabs.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import { useRuleChoices } from '../eta-calls.ts'
import { ChosenPort } from '../form/chosen-port.tsx'
import type { RuleKind } from '../form/rule-values.rules.ts'
import { RulesLoading } from '../loading.tsx'
import { useRuleLabels } from '../rule-labels.ts'
import { detailPages, noteSearch, searchPages } from '../rule-pages.ts'
import { FoundRules } from './found-rules.tsx'
import { checkRuleCriteria, type RuleCriteria, readRuleCriteria, writeRuleCriteria } from './rule-criteria.rules.ts'
import css from './rule-search.module.css'

interface PageProps {
  address: TextSearch
}
export const RuleSearchPage = ({ address }: PageProps) => <RuleSearchScreen kind="rule" address={address} />
export const ExceptionSearchPage = ({ address }: PageProps) => <RuleSearchScreen kind="exception" address={address} />

/** The arrival rules of a port, or their exceptions. Nothing is searched before a port is chosen. */
function RuleSearchScreen({ kind, address }: PageProps & { kind: RuleKind }) {
  const { t } = useTranslation('etaRules')
  const criteria = readRuleCriteria(address)
  const navigate = useNavigate()
  const serialized = JSON.stringify(writeRuleCriteria(criteria))
  useEffect(() => noteSearch(kind, JSON.parse(serialized)), [kind, serialized])
  const { data: choices, error, refetch } = useRuleChoices()
  return (
    <Screen
      title={t(`titles.${kind}`)}
      actions={
        <Link
          to={detailPages[kind]}
          params={{ ruleId: 'new' }}
          search={criteria.port === '' ? {} : { port: criteria.port }}
          className={buttonClass({})}
        >
          {t(kind === 'rule' ? 'list.newRule' : 'list.newException')}
        </Link>
      }
    >
      <RuleTabs here={kind} />
      <div className={css.criteria}>
        <RuleSearchForm
          key={JSON.stringify(criteria)}
          kind={kind}
          criteria={criteria}
          choices={choices}
          onSearch={(next) => void navigate({ to: searchPages[kind], search: writeRuleCriteria(next) })}
        />
      </div>
      {criteria.port === '' ? (
        <Start kind={kind} choices={choices} error={error} onRetry={() => void refetch()} />
      ) : (
        <FoundRules kind={kind} criteria={criteria} choices={choices} />
      )}
    </Screen>
  )
}

interface StartProps {
  kind: RuleKind
  choices: RuleChoices | undefined
  error: unknown
  onRetry: () => void
}

function Start({ kind, choices, error, onRetry }: StartProps) {
  if (choices) return <PortTable kind={kind} choices={choices} />
  return <RulesLoading error={error} onRetry={onRetry} />
}

/** The tabs of rules and exceptions. */
function RuleTabs({ here }: { here: RuleKind }) {
  const { t } = useTranslation('etaRules')
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={[
        { to: '/adminEtaRuleSearch', text: t('tabs.rule'), isHere: here === 'rule' },
        { to: '/adminEtaRuleExceptionSearch', text: t('tabs.exception'), isHere: here === 'exception' },
      ]}
    />
  )
}

type Port = RuleChoices['ports'][number]

/** Before a port is chosen: all ports of discharge, those with the most open containers first, and their rules. */
function PortTable({ kind, choices }: { kind: RuleKind; choices: RuleChoices }) {
  const { t, i18n } = useTranslation('etaRules')
  const labels = useRuleLabels(choices)
  const rows = choices.ports.toSorted((one, other) => other.openBoxes - one.openBoxes)
  const number = new Intl.NumberFormat(i18n.language)
  const columns: Column<Port>[] = [
    {
      name: 'port',
      title: t('start.columns.port'),
      placement: 'main',
      cell: ({ code }) => (
        <>
          <Link to={searchPages[kind]} search={{ port: code }}>
            {labels.portName(code)}
          </Link>
          <Muted as="span" size="xs" block translate="no">
            {code}
          </Muted>
        </>
      ),
    },
    { name: 'rules', title: t('start.columns.rules'), placement: 'figure', cell: ({ rules }) => rules },
    {
      name: 'exceptions',
      title: t('start.columns.exceptions'),
      placement: 'figure',
      cell: ({ exceptions }) => exceptions,
    },
    {
      name: 'openBoxes',
      title: t('start.columns.openBoxes'),
      placement: 'figure',
      cell: ({ openBoxes }) => number.format(openBoxes),
    },
    {
      name: 'state',
      title: t('start.columns.state'),
      cell: ({ rules, openBoxes }) =>
        rules === 0 && openBoxes > 0 && <Tag text={t('start.without')} icon="note" wraps />,
    },
  ]
  if (rows.length === 0)
    return (
      <EmptyState icon="ship" title={t('start.none')}>
        {t('start.noneText')}
      </EmptyState>
    )
  return (
    <Stack as="section" gap={12} className={css.ports}>
      <h2>{t('start.title')}</h2>
      <p>{t('start.text')}</p>
      <RowTable label={t('start.label')} columns={columns} rows={rows} keyOf={({ code }) => code} />
    </Stack>
  )
}

interface Props {
  kind: RuleKind
  criteria: RuleCriteria
  choices: RuleChoices | undefined
  onSearch: (criteria: RuleCriteria) => void
}

interface Values extends Omit<RuleCriteria, 'withEnded'> {
  isWithEnded: boolean
}

const criteriaOf = ({ isWithEnded, ...values }: Values): RuleCriteria => ({
  ...values,
  withEnded: isWithEnded ? 'yes' : '',
})

/** The criteria of a search. Choosing the required port searches at once; the others are filters. */
function RuleSearchForm({ kind, criteria, choices, onSearch }: Props) {
  const { t } = useTranslation('etaRules')
  const labels = useRuleLabels(choices)
  const { withEnded, ...rest } = criteria
  const form = useContractForm<Values>({
    defaults: { ...rest, isWithEnded: withEnded === 'yes' },
    check: checkRuleCriteria,
  })
  const port = useWatch({ control: form.fields.control, name: 'port' })
  const optionOf = (value: string, slot: string) => ({ value, text: labels.equipmentName(slot) })
  return (
    <SearchBar
      form={form}
      label={t(`titles.${kind}`)}
      action={t('search.action')}
      onSearch={(values) => onSearch(criteriaOf(values))}
    >
      <ChosenPort
        id={fieldId(form, 'port')}
        choices={choices}
        port={port}
        error={form.errors.find(({ path }) => path === 'port')?.text}
        className={css.port}
        onChoose={(code) => {
          form.fields.setValue('port', code)
          if (code !== '') onSearch(criteriaOf(form.fields.getValues()))
        }}
      />
      <SelectField
        form={form}
        name="shipment"
        label={t('search.shipment')}
        empty={t('search.anyShipment')}
        options={shipmentKinds.map((value) => ({ value, text: t(`shipments.${value}`) }))}
      />
      <SelectField
        form={form}
        name="day"
        label={t('search.day')}
        empty={t('search.anyDay')}
        options={weekdays.map((day) => ({ value: String(day), text: t(`days.d${day}`) }))}
      />
      <SelectField
        form={form}
        name="equipment"
        label={t('search.equipment')}
        empty={t('search.anyEquipment')}
        options={[]}
        groups={[
          { label: t('equipment.groups'), options: equipmentGroups.map((group) => optionOf(group, `group ${group}`)) },
          {
            label: t('equipment.types'),
            options: (choices?.equipment ?? []).map(({ code }) => optionOf(code, `type ${code}`)),
          },
        ]}
      />
      {kind === 'exception' && (
        <TextField form={form} name="vvd" label={t('search.vvd')} autoComplete="off" plain className={css.narrow} />
      )}
      <CheckField form={form} name="isWithEnded" label={t('search.withEnded')} />
    </SearchBar>
  )
}
