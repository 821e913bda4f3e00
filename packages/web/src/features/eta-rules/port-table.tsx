import type { RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/use-translation.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { searchPages } from './rule-pages.ts'
import css from './rule-search.module.css'
import type { RuleKind } from './rule-values.rules.ts'
import { useRuleWords } from './rule-words.ts'

type Port = RuleChoices['ports'][number]

/** Before a port is chosen: all ports of discharge, those with the most open boxes first, and which have no rules. */
export function PortTable({ kind, choices }: { kind: RuleKind; choices: RuleChoices }) {
  const { t, i18n } = useTranslation('etaRules')
  const words = useRuleWords(choices)
  const rows = choices.ports.toSorted((one, other) => other.openBoxes - one.openBoxes)
  const number = new Intl.NumberFormat(i18n.language)
  const columns: Column<Port>[] = [
    {
      name: 'port',
      title: t('start.columns.port'),
      look: 'main',
      cell: ({ code }) => (
        <>
          <Link to={searchPages[kind]} search={{ port: code }}>
            {words.portName(code)}
          </Link>
          <span className={css.second} translate="no">
            {code}
          </span>
        </>
      ),
    },
    { name: 'rules', title: t('start.columns.rules'), look: 'figure', cell: ({ rules }) => rules },
    { name: 'exceptions', title: t('start.columns.exceptions'), look: 'figure', cell: ({ exceptions }) => exceptions },
    {
      name: 'openBoxes',
      title: t('start.columns.openBoxes'),
      look: 'figure',
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
    <section className={css.ports}>
      <h2>{t('start.title')}</h2>
      <p>{t('start.text')}</p>
      <RowTable label={t('start.label')} columns={columns} rows={rows} keyOf={({ code }) => code} />
    </section>
  )
}
